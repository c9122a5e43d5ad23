// What is wrong, in the player's language. Errors are made in English, where they are met; faults.toml has each of them as a pattern, and
// another language the same pattern under the same key.

package wording

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"awaw/assets"
	"awaw/engine"
)

// pattern is a fault as it is said in English.
type pattern struct {
	key  string
	says *regexp.Regexp
	bare int // how many letters of it are always the same
}

var faultPlace = regexp.MustCompile(`\{(\d+)\}`)

// patterns are all faults that have words, those that say most first.
var patterns = sync.OnceValue(func() []pattern {
	words, err := assets.Text(assets.English)
	if err != nil {
		return nil
	}
	var out []pattern
	for key, says := range words {
		if _, name, _ := strings.Cut(key, "."); key == "fault."+name {
			out = append(out, patternOf(key, says))
		}
	}
	slices.SortFunc(out, func(a, b pattern) int { return cmp.Or(b.bare-a.bare, cmp.Compare(a.key, b.key)) })
	return out
})

// patternOf makes a pattern of a message: what stands in its places may be anything.
func patternOf(key, says string) pattern {
	p := pattern{key: key, bare: len(faultPlace.ReplaceAllString(says, ""))}
	at, text := 0, "(?s)^"
	for _, m := range faultPlace.FindAllStringSubmatchIndex(says, -1) {
		text += regexp.QuoteMeta(says[at:m[0]]) + "(?P<p" + says[m[2]:m[3]] + ">.+?)"
		at = m[1]
	}
	p.says = regexp.MustCompile(text + regexp.QuoteMeta(says[at:]) + "$")
	return p
}

// Worded is an error as a player reads it.
func Worded(err error, words engine.Catalog) string {
	if many, ok := err.(interface{ Unwrap() []error }); ok { // several at once, a line each
		var lines []string
		for _, e := range many.Unwrap() {
			lines = append(lines, Worded(e, words))
		}
		return strings.Join(lines, "\n")
	}
	return Told(engine.Worded(err, words), words)
}

// Told gives a fault in the player's language; what has no words there stays as it is.
func Told(english string, words engine.Catalog) string {
	if lang := words["window.language"]; lang == "" || lang == assets.English {
		return english
	}
	lines := strings.Split(english, "\n")
	for i, line := range lines {
		lines[i] = toldLine(line, words)
	}
	return strings.Join(lines, "\n")
}

func toldLine(line string, words engine.Catalog) string {
	for _, p := range patterns() {
		m := p.says.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		args := make([]any, 0, len(m))
		for i, name := range p.says.SubexpNames() {
			n, err := strconv.Atoi(strings.TrimPrefix(name, "p"))
			if err != nil {
				continue
			}
			for len(args) <= n {
				args = append(args, "")
			}
			args[n] = toldLine(m[i], words)
		}
		return Word(words, p.key, args...)
	}
	for i := strings.Index(line, ": "); i >= 0; { // where it was, then what
		head, tail := line[:i+2], line[i+2:]
		if said := toldLine(tail, words); said != tail {
			return toldHead(head, words) + said
		}
		next := strings.Index(tail, ": ")
		if next < 0 {
			break
		}
		i += 2 + next
	}
	return line
}

// toldHead gives what stands before a fault: whose force it is, or the name of a file, which stays.
func toldHead(head string, words engine.Catalog) string {
	who := strings.TrimSuffix(head, ": ")
	if _, ok := words["ctl.head."+who]; ok {
		return words.Word(engine.Say("ctl.head."+who), nil) + ": "
	}
	return head
}
