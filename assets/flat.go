package assets

import (
	"bufio"
	"bytes"
	"strings"
	"unicode/utf8"
)

// This file reads the plain kind of file of messages, which all of ours are, in a tenth of the time that TOML of any kind takes: a page has only one
// thread, and its words are read before its first picture.

// flat reads lines of "key" = "words" and comments, and the order of the keys; not ok for anything else, which may be sound all the same.
func flat(data []byte) (messages map[string]string, keys []string, ok bool) {
	if !utf8.Valid(data) {
		return nil, nil, false
	}
	messages = map[string]string{}
	lines := bufio.NewScanner(bytes.NewReader(data))
	lines.Buffer(nil, len(data)+1)
	for lines.Scan() {
		line := strings.TrimRight(lines.Text(), " \t\r")
		if line == "" || line[0] == '#' {
			continue
		}
		key, rest, found := strings.Cut(line[1:], `" = "`)
		words, plain := unquoted(rest)
		if line[0] != '"' || !found || !plain || strings.ContainsAny(key, "\"\\\t") {
			return nil, nil, false
		}
		if _, twice := messages[key]; twice || key == "" {
			return nil, nil, false
		}
		messages[key] = words
		keys = append(keys, key)
	}
	return messages, keys, lines.Err() == nil
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
		default:
			return "", false
		}
	}
	return b.String(), true
}
