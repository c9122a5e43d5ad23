package main

import (
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// node is a value of the small part of YAML the job files are written in: mappings, lists and plain or quoted text.
type node struct {
	text string
	keys []string
	vals map[string]*node
	list []*node
}

func (n *node) at(t *testing.T, path string) *node {
	t.Helper()
	for _, k := range strings.Split(path, ".") {
		next := n.vals[k]
		if i, err := strconv.Atoi(k); err == nil && i < len(n.list) {
			next = n.list[i]
		}
		if next == nil {
			t.Fatalf("%s: there is no %q", path, k)
		}
		n = next
	}
	return n
}

// line is a line of YAML without its comment.
type line struct {
	n, indent int
	text      string
}

var comment = regexp.MustCompile(`(^|\s)#.*$`)

// readYAML reads a file. What it does not understand fails the test with its line: so nothing is passed over.
func readYAML(t *testing.T, path string) *node {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var lines []line
	for i, s := range strings.Split(string(data), "\n") {
		if strings.Contains(s, "\t") {
			t.Fatalf("%s:%d: a tab", path, i+1)
		}
		s = strings.TrimRight(comment.ReplaceAllString(s, ""), " ")
		if body := strings.TrimLeft(s, " "); body != "" {
			lines = append(lines, line{i + 1, len(s) - len(body), body})
		}
	}
	root, rest := block(t, path, lines, 0)
	if len(rest) > 0 {
		t.Fatalf("%s:%d: %q stands at an indent nothing opened", path, rest[0].n, rest[0].text)
	}
	return root
}

// block reads the lines of one indent and what is under them.
func block(t *testing.T, path string, lines []line, indent int) (*node, []line) {
	t.Helper()
	out := &node{vals: map[string]*node{}}
	for len(lines) > 0 && lines[0].indent == indent {
		l := lines[0]
		if item, ok := strings.CutPrefix(l.text, "- "); ok {
			if strings.HasPrefix(item, "{") || !strings.Contains(item, ": ") {
				out.list = append(out.list, scalar(t, path, l.n, item))
				lines = lines[1:]
				continue
			}
			lines[0] = line{l.n, indent + 2, item}
			var child *node
			child, lines = block(t, path, lines, indent+2)
			out.list = append(out.list, child)
			continue
		}
		key, value, ok := strings.Cut(l.text, ":")
		if !ok || out.vals[key] != nil || len(out.list) > 0 {
			t.Fatalf("%s:%d: %q is no key, or one given twice", path, l.n, l.text)
		}
		out.keys = append(out.keys, key)
		lines = lines[1:]
		switch value = strings.TrimSpace(value); {
		case value != "":
			out.vals[key] = scalar(t, path, l.n, value)
		case len(lines) > 0 && lines[0].indent > indent:
			out.vals[key], lines = block(t, path, lines, lines[0].indent)
		default:
			t.Fatalf("%s:%d: %q has no value", path, l.n, key)
		}
	}
	return out, lines
}

// scalar reads text, or a list or mapping on one line without another in it.
func scalar(t *testing.T, path string, n int, s string) *node {
	t.Helper()
	out := &node{vals: map[string]*node{}}
	switch {
	case strings.HasPrefix(s, "["):
		for _, x := range strings.Split(strings.Trim(s, "[]"), ", ") {
			out.list = append(out.list, scalar(t, path, n, x))
		}
	case strings.HasPrefix(s, "{"):
		for _, x := range strings.Split(strings.Trim(s, "{}"), ", ") {
			k, v, ok := strings.Cut(x, ": ")
			if !ok {
				t.Fatalf("%s:%d: %q", path, n, x)
			}
			out.keys = append(out.keys, k)
			out.vals[k] = scalar(t, path, n, v)
		}
	default:
		out.text = strings.Trim(s, `"`)
	}
	return out
}

// fields are the fields batch/v1 has where the job files use any (kubernetes.io, Job v1 and PodSpec v1, release 1.31), so that a slip
// in a name is found here and not on the cluster, where an unknown field is passed over.
var fields = map[string]string{
	"":                              "apiVersion kind metadata spec",
	"metadata":                      "name namespace labels annotations",
	"spec":                          "completionMode completions parallelism backoffLimit backoffLimitPerIndex maxFailedIndexes activeDeadlineSeconds podFailurePolicy template ttlSecondsAfterFinished suspend",
	"spec.podFailurePolicy":         "rules",
	"spec.podFailurePolicy.rules.*": "action onPodConditions onExitCodes",
	"spec.podFailurePolicy.rules.*.onPodConditions.*": "type status",
	"spec.podFailurePolicy.rules.*.onExitCodes":       "containerName operator values",
	"spec.template":                                      "metadata spec",
	"spec.template.spec":                                 "restartPolicy terminationGracePeriodSeconds containers volumes securityContext nodeSelector tolerations",
	"spec.template.spec.containers.*":                    "name image command args env resources volumeMounts workingDir",
	"spec.template.spec.containers.*.env.*":              "name value",
	"spec.template.spec.containers.*.resources":          "requests limits",
	"spec.template.spec.containers.*.resources.requests": "cpu memory",
	"spec.template.spec.containers.*.resources.limits":   "cpu memory",
	"spec.template.spec.containers.*.volumeMounts.*":     "name mountPath readOnly subPath",
	"spec.template.spec.volumes.*":                       "name persistentVolumeClaim",
	"spec.template.spec.volumes.*.persistentVolumeClaim": "claimName readOnly",
}

// known fails on a field that is not one.
func known(t *testing.T, path, at string, n *node) {
	t.Helper()
	if len(n.keys) > 0 {
		allowed, ok := fields[at]
		if !ok {
			t.Errorf("%s: nothing is known of %q", path, at)
		}
		for _, k := range n.keys {
			if !strings.Contains(" "+allowed+" ", " "+k+" ") {
				t.Errorf("%s: %s has no field %q", path, at, k)
			}
			known(t, path, strings.TrimPrefix(at+"."+k, "."), n.vals[k])
		}
	}
	for _, x := range n.list {
		known(t, path, at+".*", x)
	}
}

// The Kubernetes files hold together: fields by their names, what refers to something refers to what is there, and as many
// shards as indices. They are not run on a cluster here.
func TestKubernetesJobs(t *testing.T) {
	label := regexp.MustCompile(`^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$`)
	for _, file := range []string{"sim.yaml", "sim-merge.yaml"} {
		path := "../../scripts/jobs/" + file
		job := readYAML(t, path)
		known(t, path, "", job)
		if job.at(t, "apiVersion").text != "batch/v1" || job.at(t, "kind").text != "Job" || !label.MatchString(job.at(t, "metadata.name").text) {
			t.Errorf("%s is no Job with a name", path)
		}
		pod := job.at(t, "spec.template.spec")
		if pod.at(t, "restartPolicy").text != "Never" {
			t.Errorf("%s: a rule for failed pods wants restartPolicy Never", path)
		}
		volumes := map[string]bool{}
		for _, v := range pod.at(t, "volumes").list {
			volumes[v.at(t, "name").text] = true
		}
		names := map[string]bool{}
		for _, c := range pod.at(t, "containers").list {
			names[c.at(t, "name").text] = true
			for _, m := range c.at(t, "volumeMounts").list {
				if !volumes[m.at(t, "name").text] {
					t.Errorf("%s: %q is mounted and is no volume", path, m.at(t, "name").text)
				}
			}
		}
		if file != "sim.yaml" {
			continue
		}
		spec := job.at(t, "spec")
		if spec.at(t, "completionMode").text != "Indexed" {
			t.Error("a limit by index and the shard's number want completionMode Indexed")
		}
		env := map[string]string{}
		for _, e := range pod.at(t, "containers.0.env").list {
			env[e.at(t, "name").text] = e.at(t, "value").text
		}
		if n := spec.at(t, "completions").text; env["SHARDS"] != n {
			t.Errorf("%s completions and %s shards", n, env["SHARDS"])
		}
		script, err := os.ReadFile("../../scripts/jobs/part.sh")
		if err != nil {
			t.Fatal(err)
		}
		for _, k := range []string{"SCENARIO", "BOTS", "GAMES", "SEED", "SHARDS", "OUT"} {
			if env[k] == "" || !strings.Contains(string(script), "$"+k) {
				t.Errorf("%s is not handed to part.sh", k)
			}
		}
		for _, r := range spec.at(t, "podFailurePolicy.rules").list {
			if r.vals["onExitCodes"] != nil && !names[r.at(t, "onExitCodes.containerName").text] {
				t.Errorf("a rule for %q, which is no container", r.at(t, "onExitCodes.containerName").text)
			}
		}
	}
}
