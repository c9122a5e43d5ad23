package assets

import (
	"strings"
	"unicode/utf8"
)

// This file reads the plain kind of file of messages, which all of ours are, in a tenth of the time that TOML of any kind takes: a page has only one
// thread, and its words are read before its first picture.

// message is words under their key.
type message struct{ key, words string }

// flat reads lines of "key" = "words", words of several lines between three quotation marks with nothing to undo in them, and comments; not ok for anything else, which
// may be sound all the same. Keys come in their order, and may come twice.
func flat(data []byte) (messages []message, ok bool) {
	if !utf8.Valid(data) {
		return nil, false
	}
	for rest := string(data); rest != ""; {
		var line string
		line, rest, _ = strings.Cut(rest, "\n")
		line = strings.TrimRight(line, " \t\r")
		if line == "" || line[0] == '#' {
			continue
		}
		key, words, found := strings.Cut(line[1:], `" = "`)
		if line[0] != '"' || !found || key == "" || strings.ContainsAny(key, "\"\\\t") {
			return nil, false
		}
		if words == `""` {
			words, rest, ok = strings.Cut(rest, `"""`)
			after, _, _ := strings.Cut(rest, "\n")
			ok = ok && after == "" && !strings.ContainsFunc(words, func(r rune) bool { return r < ' ' && r != '\n' || r == 0x7f || r == '\\' })
		} else {
			words, ok = unquoted(words)
		}
		if !ok {
			return nil, false
		}
		messages = append(messages, message{key, words})
	}
	return messages, true
}

// unquoted is what stands before the quotation mark that ends a line, with its plainest escapes undone.
func unquoted(rest string) (words string, ok bool) {
	body, ended := strings.CutSuffix(rest, `"`)
	if !ended || strings.IndexFunc(body, func(r rune) bool { return r < ' ' || r == 0x7f }) >= 0 {
		return "", false
	}
	if !strings.ContainsAny(body, `"\`) {
		return body, true
	}
	var b strings.Builder
	for i := 0; i < len(body); i++ {
		switch c := body[i]; {
		case c == '"':
			return "", false
		case c != '\\':
			b.WriteByte(c)
		case i+1 < len(body) && (body[i+1] == '"' || body[i+1] == '\\'):
			i++
			b.WriteByte(body[i])
		case i+1 < len(body) && body[i+1] == 'n':
			i++
			b.WriteByte('\n')
		case i+1 < len(body) && body[i+1] == 't':
			i++
			b.WriteByte('\t')
		default:
			return "", false
		}
	}
	return b.String(), true
}
