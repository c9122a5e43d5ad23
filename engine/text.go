package engine

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"awaw/internal/plain"
)

// Cite is a paragraph number as printed: "19.31C".
type Cite string

// House stands for a paragraph where no document says anything and the program has made its own rule.
const House Cite = "house"

// Text is a message by key, worded only when shown. Journals hold keys, never sentences.
type Text struct {
	Key  string `json:"key,omitempty"`
	Args []Arg  `json:"args,omitempty"`
}

// IsZero tells whether there is nothing to say.
func (t Text) IsZero() bool { return t.Key == "" }

// Equal compares key and arguments.
func (t Text) Equal(u Text) bool { return t.Key == u.Key && slices.Equal(t.Args, u.Args) }

// Arg fills one place of a message: a number, a reference, a message key, or a proper name from data.
type Arg struct {
	Kind ArgKind `json:"k"`
	N    int     `json:"n,omitempty"`
	Ref  Ref     `json:"r,omitempty"`
	S    string  `json:"s,omitempty"`
}

// ArgKind tells how an Arg is worded.
type ArgKind uint8

// The kinds of argument.
const (
	ArgInt    ArgKind = iota // N in figures
	ArgSigned                // N with its sign
	ArgRef                   // what the system calls Ref
	ArgKey                   // S is itself a message key
	ArgName                  // S is a name from scenario and map data: see Catalog.Name
	ArgTenths                // N tenths, with one decimal behind the language's mark
)

// Say makes a message. Arguments may be int, Ref, Side, Text without arguments, or string (a proper name).
func Say(key string, args ...any) Text {
	t := Text{Key: key}
	if len(args) > 0 {
		t.Args = make([]Arg, 0, len(args))
	}
	for _, a := range args {
		switch v := a.(type) {
		case int:
			t.Args = append(t.Args, Arg{Kind: ArgInt, N: v})
		case Ref:
			t.Args = append(t.Args, Arg{Kind: ArgRef, Ref: v})
		case Side:
			t.Args = append(t.Args, Arg{Kind: ArgRef, Ref: NewRef(KindSide, int(v))})
		case string:
			t.Args = append(t.Args, Arg{Kind: ArgName, S: v})
		case Text:
			t.Args = append(t.Args, Arg{Kind: ArgKey, S: v.Key})
		case Arg:
			t.Args = append(t.Args, v)
		default:
			panic(fmt.Sprintf("engine.Say %s: argument of type %T", key, a))
		}
	}
	return t
}

// Signed makes an argument worded with its sign.
func Signed(n int) Arg { return Arg{Kind: ArgSigned, N: n} }

// Tenths makes an argument worded with one decimal: 12 is 1.2 in English, 1,2 in German.
func Tenths(n int) Arg { return Arg{Kind: ArgTenths, N: n} }

// Namer words references: "London", "German army air 5".
type Namer interface{ NameOf(Ref) string }

// Wordy is a Namer that names some references by a message, so that they are named in the language of the player.
type Wordy interface{ TextOf(Ref) (Text, bool) }

// Placer is a Namer that tells where some spaces lie by a phrase of its own: "south of Rennell".
type Placer interface{ PlaceOf(Ref) (Text, bool) }

// Catalog holds the messages of one language by key. A message marks its arguments {0}, {1} …; {0|one|many}
// chooses by the number in argument 0, and {0|none|one|many} has words of its own for nothing; # in them is the number.
// {0@at} is where something is: "at Rabaul", or without that word where the place is told by a phrase: "south of Rennell".
type Catalog map[string]string

// Word puts t into words. A missing key shows as ⟨key⟩, which a test refuses for every key the code uses.
func (c Catalog) Word(t Text, names Namer) string {
	if t.Key == "" {
		return ""
	}
	pattern, ok := c[t.Key]
	if !ok {
		return "⟨" + t.Key + "⟩"
	}
	var b strings.Builder
	for {
		i := strings.IndexByte(pattern, '{')
		if i < 0 {
			break
		}
		j := strings.IndexByte(pattern[i:], '}')
		if j < 0 {
			break
		}
		b.WriteString(pattern[:i])
		b.WriteString(c.place(pattern[i+1:i+j], t, names))
		pattern = pattern[i+j+1:]
	}
	b.WriteString(pattern)
	return b.String()
}

func (c Catalog) place(spec string, t Text, names Namer) string {
	parts := strings.Split(spec, "|")
	number, before, where := strings.Cut(parts[0], "@")
	n, err := strconv.Atoi(number)
	if err != nil || n < 0 || n >= len(t.Args) {
		return "{" + spec + "}"
	}
	a := t.Args[n]
	if len(parts) == 3 {
		parts = []string{"", parts[2], parts[1], parts[2]}
	}
	if where {
		return c.where(before, n, t, names)
	}
	if len(parts) == 4 {
		return strings.ReplaceAll(parts[min(max(a.N, 0), 2)+1], "#", strconv.Itoa(a.N))
	}
	switch a.Kind {
	case ArgInt:
		return strings.Replace(strconv.Itoa(a.N), "-", "−", 1)
	case ArgSigned:
		if a.N > 0 {
			return "+" + strconv.Itoa(a.N)
		}
		return strings.Replace(strconv.Itoa(a.N), "-", "−", 1)
	case ArgRef:
		return c.named(a.Ref, names)
	case ArgKey:
		return c.Word(Text{Key: a.S}, names)
	case ArgTenths:
		return c.tenths(a.N)
	}
	return c.Name(a.S)
}

// where words where something is: by its name after a word such as "at", or by a phrase alone where it has one, with a capital letter
// where that word has one.
func (c Catalog) where(before string, n int, t Text, names Namer) string {
	if p, ok := names.(Placer); ok && t.Args[n].Kind == ArgRef {
		if phrase, ok := p.PlaceOf(t.Args[n].Ref); ok {
			word := c.Word(phrase, names)
			if first, size := utf8.DecodeRuneInString(word); unicode.IsUpper([]rune(before + " ")[0]) {
				word = string(unicode.ToUpper(first)) + word[size:]
			}
			return word
		}
	}
	return before + " " + c.place(strconv.Itoa(n), t, names)
}

// decimal is the message that puts whole and decimal together.
const decimal = "screen.number.decimal"

// tenths words a number with one decimal; a catalogue without a mark for it has a point.
func (c Catalog) tenths(n int) string {
	sign := ""
	if n < 0 {
		n, sign = -n, "−"
	}
	if _, ok := c[decimal]; !ok {
		return fmt.Sprintf("%s%d.%d", sign, n/10, n%10)
	}
	return sign + c.Word(Say(decimal, n/10, n%10), nil)
}

// Name gives a name from scenario or map data in the catalogue's language: "Germany AAF 5" by what it has for Germany.
// A name it does not have stays as it is, but for characters that cannot be seen: those are written out.
func (c Catalog) Name(s string) string {
	for end := len(s); end > 0; end = strings.LastIndexByte(s[:end], ' ') {
		if w, ok := c["name."+strings.ReplaceAll(s[:end], " ", "_")]; ok {
			return w + plain.Visible(s[end:])
		}
	}
	return plain.Visible(s)
}

// named words a reference: by the words of the language where it has them all, else as the system names it.
func (c Catalog) named(r Ref, names Namer) string {
	if names == nil {
		return r.String()
	}
	w, ok := names.(Wordy)
	if !ok {
		return c.called(r, names)
	}
	t, ok := w.TextOf(r)
	if _, known := c[t.Key]; !ok || !known {
		return c.called(r, names)
	}
	for _, a := range t.Args {
		if _, known := c[a.S]; a.Kind == ArgKey && !known {
			return c.called(r, names)
		}
	}
	return c.Word(t, names)
}

// called gives a reference's name in the catalogue's language. A ship may be called as a country is and keep its name where
// the country does not: "called.Australia" counts for counters before "name.Australia".
func (c Catalog) called(r Ref, names Namer) string {
	name := names.NameOf(r)
	if r.Kind() == KindCounter {
		if w, ok := c["called."+strings.ReplaceAll(name, " ", "_")]; ok {
			return w
		}
	}
	return c.Name(name)
}
