package arch

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// front is a copy of the scripts at the project's door in a folder of its own, where the go and the programs are played: each says its name, where
// it was called, and with what.
type front struct {
	t    *testing.T
	top  string
	path string
}

func newFront(t *testing.T) front {
	if runtime.GOOS != "linux" {
		t.Skip("the scripts are for Debian")
	}
	f := front{t, filepath.Join(t.TempDir(), "the game"), t.TempDir()}
	for _, name := range []string{"play", "scripts/setup.sh", "scripts/here.sh"} {
		data, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		f.write(filepath.Join(f.top, name), string(data))
	}
	for _, program := range []string{"awaw", "awawctl"} {
		f.write(filepath.Join(f.top, "bin", program), "#!/bin/bash\necho \"[$(basename \"$0\") in $PWD]\" \"$@\"\n")
	}
	f.write(filepath.Join(f.path, "go"), `#!/bin/bash
case $1 in
version) echo go version go1.26.8 linux/amd64 ;;
env) case $2 in GOFLAGS) ;; *) [ -z "$HOME" ] || echo "$HOME/$2" ;; esac ;;
build) echo "go $* with ${GOFLAGS:-}" >&2; sleep "${SLOW:-0}" ;;
esac
`)
	return f
}

func (f front) write(path, text string) {
	f.t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		f.t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
		f.t.Fatal(err)
	}
}

// bash runs a line in a folder, without a display, and gives what it said; env is laid over, and HOME=- takes the home away.
func (f front) bash(folder, line string, env ...string) (string, error) {
	c := exec.CommandContext(f.t.Context(), "bash", "-c", line)
	c.Dir = folder
	c.Env = append([]string{"PATH=" + f.path + ":/usr/bin:/bin", "HOME=" + f.t.TempDir(), "LC_ALL=C"}, env...)
	out, err := c.CombinedOutput()
	return string(out), err
}

// A shell may source here.sh wherever it stands; run as a program it helps nobody, and says so.
func TestHereIsSourcedFromAnywhere(t *testing.T) {
	f := newFront(t)
	for _, c := range []struct{ folder, line string }{
		{f.top, ". scripts/here.sh"},
		{t.TempDir(), ". '" + f.top + "/scripts/here.sh'"},
		{filepath.Join(f.top, "scripts"), ". ./here.sh"},
	} {
		out, err := f.bash(c.folder, c.line+" && command -v awawctl")
		if err != nil || !strings.Contains(out, "are at hand in this shell.\n"+f.top+"/bin/awawctl\n") {
			t.Errorf("%s in %s: %v\n%s", c.line, c.folder, err, out)
		}
	}
	out, err := f.bash(f.top, "bash scripts/here.sh")
	if err == nil || strings.Contains(out, "at hand") || !strings.Contains(out, ". scripts/here.sh") {
		t.Errorf("run as a program: %v\n%s", err, out)
	}
}

// Without a display the options of the window mean what they mean with one, in the language asked for, and paths are those of the caller.
func TestPlayWithoutDisplay(t *testing.T) {
	f := newFront(t)
	link, away := filepath.Join(t.TempDir(), "awawplay"), t.TempDir()
	if err := os.Symlink(filepath.Join(f.top, "play"), link); err != nil {
		t.Fatal(err)
	}
	english, german := "There is no display here.\n", "Es gibt hier keinen Bildschirm.\n"
	demo := "[awawctl in " + away + "] demo --out " + f.top + "/out"
	for _, c := range []struct{ args, want string }{
		{"", english + demo},
		{"-scenario midway-1942 -size 800x600 --scale 1.5 -mute -seed=7", english + demo + " --scenario midway-1942 --seed=7"},
		{"--lang de --scenario x", german + demo + " --lang de --scenario x"},
		{"-lang=de_AT", german + demo + " --lang=de_AT"},
		{"-version", "[awaw in " + away + "] -version"},
		{"--version", "[awaw in " + away + "] --version"},
		{"-load old.awaw", "[awaw in " + away + "] -load old.awaw"},
		{"--lang de --help", "an Browser auf diesem Rechner, über Port 8080, wenn keiner genannt ist. ./play mit einem von diesen öffnet das Fenster:\n[awaw in " + away + "] --lang de --help"},
		{"-h", "opens its window:\n[awaw in " + away + "] -h"},
	} {
		out, err := f.bash(away, link+" "+c.args)
		if err != nil || !strings.HasSuffix(out, c.want+"\n") {
			t.Errorf("play %s: %v\n%s\nexpected at its end\n%s", c.args, err, out, c.want)
		}
	}
	for env, want := range map[string]string{"AWAW_LANG=de": german, "LC_ALL=de_DE.UTF-8": german, "LC_ALL=deutsch": english, "LANG=de_DE.UTF-8": english} {
		if out, err := f.bash(away, link, env); err != nil || !strings.Contains(out, want) {
			t.Errorf("%s: %v\n%s", env, err, out)
		}
	}
}

// What is no port is refused before anything is built.
func TestPlayRefusesPorts(t *testing.T) {
	f := newFront(t)
	for _, port := range []string{"99999", "65536", "abc", "-1", "123456789012345678901", "8o8"} {
		out, err := f.bash(f.top, "./play --web "+port)
		if err == nil || strings.Contains(out, "Building") || !strings.Contains(out, "'"+port+"' is no port.") {
			t.Errorf("--web %s: %v\n%s", port, err, out)
		}
	}
}

// Where Go's modules must lie in the project's folder, they can be deleted with it; in a home they stay as Go leaves them.
func TestModulesInTheFolderAreWritable(t *testing.T) {
	f := newFront(t)
	for line, want := range map[string]bool{"env -u HOME ./play": true, "HOME=/proc/none ./play": true, "./play": false} {
		out, err := f.bash(f.top, line)
		if err != nil || strings.Contains(out, "-modcacherw") != want || !strings.Contains(out, "-buildvcs=false") {
			t.Errorf("%s: %v\n%s", line, err, out)
		}
	}
}

// What is built for long tells that it still is.
func TestBuildingTells(t *testing.T) {
	f := newFront(t)
	out, err := f.bash(f.top, "./play", "SLOW=1", "AWAW_LIVELY=0.3")
	if err != nil || strings.Count(out, "… building awawctl:") < 1 {
		t.Errorf("%v\n%s", err, out)
	}
}
