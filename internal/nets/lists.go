package nets

import (
	"regexp"
	"slices"
	"strings"
)

var (
	oneLineList = regexp.MustCompile(`\[[^\[\]]*\]`)
	blockHead   = regexp.MustCompile(`(?m)^\[\[.*\]\]`)
	inQuotes    = regexp.MustCompile(`"[^"]*"`)
)

// DamagedLists tries a text of TOML with its lists and blocks emptied, cut down to the first, turned round, or the last written twice: of
// lists that differ in what they hold alone the first, and the blocks of a kind together.
func DamagedLists(text string, try func(what, text string)) {
	had := map[string]bool{}
	from := 0
	for line := range strings.Lines(text) {
		body, _, _ := strings.Cut(line, "#")
		at := oneLineList.FindStringIndex(body)
		kind := numeral.ReplaceAllString(inQuotes.ReplaceAllString(body, ""), "")
		if at != nil && !blockHead.MatchString(body) && body[0] != '[' && !had[kind] {
			had[kind] = true
			parts := strings.Split(body[at[0]+1:at[1]-1], ",")
			for _, list := range [][]string{{}, parts[:1], turnedRound(parts), append(slices.Clone(parts), parts[len(parts)-1])} {
				put := "[" + strings.Join(list, ",") + "]"
				try(body[:at[0]]+put, text[:from+at[0]]+put+text[from+at[1]:])
			}
		}
		from += len(line)
	}
	heads := blockHead.FindAllStringIndex(text, -1)
	for i, h := range heads {
		if head := text[h[0]:h[1]]; !had[head] {
			had[head] = true
			for keep := range 2 {
				out, left := text[:h[0]], keep
				for k, at := range heads[i:] {
					end := len(text)
					if i+k+1 < len(heads) {
						end = heads[i+k+1][0]
					}
					if text[at[0]:at[1]] != head {
						out += text[at[0]:end]
					} else if left--; left >= 0 {
						out += text[at[0]:end]
					}
				}
				try(head, out)
			}
		}
	}
}

func turnedRound(list []string) []string {
	out := slices.Clone(list)
	slices.Reverse(out)
	return out
}
