// Finding the line of a key: the decoder tells which key nobody read, but not where it stands.
package tables

import (
	"strconv"
	"strings"
)

// finder knows the line of every key and table header of one file.
type finder struct {
	lines []located
}

type located struct {
	path  string // without indices
	index string // with an index for every list of tables on the way
	line  int
	value string // as it is written on that line; empty for a header
}

func newFinder(text string) finder {
	var f finder
	count := map[string]int{}
	table, indexed := "", ""
	inText := "" // delimiter of a multi-line string that is open
	for n, raw := range strings.Split(text, "\n") {
		line := strings.TrimSpace(raw)
		if inText != "" {
			if strings.Contains(line, inText) {
				inText = ""
			}
			continue
		}
		switch {
		case strings.HasPrefix(line, "[["):
			table = cleanKey(cutAt(line[2:], "]]"))
			indexed = withParents(table, count) + "[" + strconv.Itoa(count[table]) + "]"
			count[table]++
			f.lines = append(f.lines, located{table, indexed, n + 1, ""})
			continue
		case strings.HasPrefix(line, "["):
			table = cleanKey(cutAt(line[1:], "]"))
			indexed = withParents(table, count)
			f.lines = append(f.lines, located{table, indexed, n + 1, ""})
			continue
		}
		eq := strings.IndexByte(line, '=')
		if eq <= 0 || line[0] == '#' {
			continue
		}
		key := cleanKey(line[:eq])
		f.lines = append(f.lines, located{join(table, key), join(indexed, key), n + 1, strings.TrimSpace(line[eq+1:])})
		for _, d := range []string{`"""`, "'''"} {
			if strings.Count(line, d) == 1 {
				inText = d
			}
		}
	}
	return f
}

// Line gives the line of a key in a TOML file, "air[3].counters" for the fourth table of a list; of the nearest thing
// around it if the key is not there, 0 for an empty file.
func Line(data []byte, key string) int { return newFinder(string(data)).line(key) }

// line gives the line of key, or of the nearest thing around it; 0 for an empty file.
func (f finder) line(key string) int {
	key = cleanKey(key)
	for key != "" {
		for _, l := range f.lines {
			if l.index == key || l.path == key {
				return l.line
			}
		}
		i := strings.LastIndexByte(key, '.')
		if i < 0 {
			break
		}
		key = key[:i]
	}
	if len(f.lines) > 0 {
		return 1
	}
	return 0
}

// withParents puts the present index behind every list of tables that encloses table.
func withParents(table string, count map[string]int) string {
	parts := strings.Split(table, ".")
	path, out := "", ""
	for i, p := range parts {
		path, out = join(path, p), join(out, p)
		if n := count[path]; n > 0 && i < len(parts)-1 {
			out += "[" + strconv.Itoa(n-1) + "]"
		}
	}
	return out
}

func join(a, b string) string {
	if a == "" {
		return b
	}
	return a + "." + b
}

func cutAt(s, end string) string {
	before, _, _ := strings.Cut(s, end)
	return before
}

func cleanKey(s string) string {
	parts := strings.Split(s, ".")
	for i, p := range parts {
		parts[i] = strings.Trim(strings.TrimSpace(p), `"'`)
	}
	return strings.Join(parts, ".")
}
