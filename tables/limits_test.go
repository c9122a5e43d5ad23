package tables

import (
	"fmt"
	"io/fs"
	"runtime"
	"strings"
	"testing"
)

// long repeats a text up to a megabyte; %d in it counts.
func long(head, each, tail string) string {
	var b strings.Builder
	b.WriteString(head)
	for i := 0; b.Len() < mostBytes-len(each)-len(tail)-16; i++ {
		if strings.Contains(each, "%d") {
			fmt.Fprintf(&b, each, i)
		} else {
			b.WriteString(each)
		}
	}
	b.WriteString(tail)
	return b.String()
}

// Whatever stands in a megabyte of TOML, it costs at most a hundred of memory.
func TestNoTextCostsMuch(t *testing.T) {
	const most = 100 << 20
	for name, text := range map[string]string{
		"keys":             long("", "a%d=1\n", ""),
		"headers":          long("", "[a%d]\n", ""),
		"lists of tables":  long("", "[[a]]\n", ""),
		"tables in tables": long("", "[[a]]\n[[a.b]]\n", ""),
		"inline tables":    long("a=[", "{b=1},", "]"),
		"numbers":          long("a=[", "1,", "]"),
		"lists":            long("a=[", "[],", "]"),
		"a list a line":    long("a=[\n", "[],\n", "]"),
		"dotted keys":      long("", "a.b.c.d.e.f.g.k%d=1\n", ""),
		"a long key":       long("", "a.", "b=1"),
		"a long header":    long("[", "a.", "b]"),
		"a quoted key":     long("", `"a".`, "b=1"),
		"deep lists":       long("a=", "[", ""),
		"deep tables":      long("a=", "{a=", ""),
		"comments":         long("", "#\n", ""),
		"empty lines":      long("", "\n", ""),
		"one text":         long(`a="`, "x", `"`),
		"texts":            long("a=[", `"x",`, "]"),
		"a text of lines":  long(`a="""`, "x\n", `"""`),
		"no TOML":          long("", "x", ""),
		"quotes":           long("", `"`, ""),
		"dates":            long("a=[", "1940-08-13,", "]"),
	} {
		for what, into := range map[string]any{"strict": new(struct{ Z int }), "free": new(map[string]any)} {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			err := DecodeStrict("x.toml", []byte(text), into)
			runtime.ReadMemStats(&after)
			if used := after.TotalAlloc - before.TotalAlloc; used > most {
				t.Errorf("%s, %s: %d MB allocated (%v)", name, what, used>>20, err)
			}
			if err != nil && len(err.Error()) > 10_000 {
				t.Errorf("%s, %s: the error has %d letters", name, what, len(err.Error()))
			}
		}
	}
}

func TestLimits(t *testing.T) {
	for _, c := range []struct {
		text string
		line int // of the fault; 0 where there is none
	}{
		{"a.b.c.d.e.f.g.h = 1", 0},
		{"a.b.c.d.e.f.g.h.i = 1", 1},
		{"x = 1\n\"a\".b.c.d.e.f.g.h.i = 1", 2},
		{"x = \"a.b.c.d.e.f.g.h.i.j.k\"", 0},
		{"x = 'a.b.c.d.e.f.g.h.i.j.k' # a.b.c.d.e.f.g.h.i.j", 0},
		{"x = [1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5]", 0},
		{"a = [[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]", 0},
		{"a = [[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]", 1},
		{"\n\na = \"[[[[[[[[[[[[[[[[[[[[[[\"", 0},
		{"name = \"a\\u001b[31m\"", 1},
		{"name = \"a\\u202Eb\"", 1},
		{"name = \"a\\U0000202Eb\"", 1},
		{"name = 'a\\u202Eb'", 0}, // no escape in such quotes
		{"name = \"a\\\\u202Eb\"", 0},
		{"name = \"Köln\\u00e4\"", 0},
		{"# a\u202eb", 1},
		{"name = \"\"\"\none\ntwo\u2066\n\"\"\"", 3},
		{"name = \"\"\"\none\ntwo\n\"\"\"\nb = \"\\e\"", 5},
		{"a = 1\r\nb = 2\t# x", 0},
		{"a = \"open\nb.b.b.b.b.b.b.b.b = 1", 2},
		{"a = \xff", -1},
	} {
		err := Limits("x.toml", []byte(c.text))
		switch e, _ := err.(*Error); {
		case c.line == 0 && err != nil, c.line != 0 && err == nil:
			t.Errorf("%q: %v", c.text, err)
		case c.line > 0 && e.Line != c.line:
			t.Errorf("%q: line %d, expected %d", c.text, e.Line, c.line)
		}
	}
}

// The shipped files keep well within the limits, so that nobody's grown file is refused tomorrow.
func TestShippedFilesKeepWithinLimits(t *testing.T) {
	most, items := 0, 0
	for _, name := range Embedded().Names() {
		data, err := fs.ReadFile(shipped, name)
		if err != nil {
			t.Fatal(err)
		}
		s := scanner{text: string(data), line: 1, parts: 1}
		if fault := s.run(); fault != "" {
			t.Errorf("%s:%d: %s", name, s.line, fault)
		}
		most, items = max(most, s.keys), max(items, s.items)
	}
	if items == 0 || items > mostItems/4 {
		t.Errorf("the largest file has %d elements of %d", items, mostItems)
	}
	if most == 0 || most > mostKeys/4 {
		t.Errorf("the largest file has %d keys of %d", most, mostKeys)
	}
}

func FuzzDecodeStrict(f *testing.F) {
	for _, seed := range []string{"a = 1", "[a]\nb = 'x'", "a = [{b = 1}, {b = 2}]", "a = \"\"\"\nx\\u00e4\n\"\"\"", "a.b.c = 1979-05-27T07:32:00Z", "[[a]]\n[[a.b]]\nc=1.5e3"} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var v map[string]any
		free := DecodeStrict("x.toml", data, &v)
		var s struct {
			A int
			B []struct{ C string }
		}
		strict := DecodeStrict("x.toml", data, &s)
		if free != nil && strict == nil {
			t.Fatalf("read strictly what cannot be read: %v", free)
		}
	})
}

// A list has at most so many elements, at any depth, and a file no more than so many together.
func TestElementsAreLimited(t *testing.T) {
	list := func(n int) string { return "[" + strings.Repeat("1, ", n-1) + "1]" }
	for name, c := range map[string]struct {
		text string
		line int // of the fault; 0 where there is none
	}{
		"a list":            {"a = " + list(longest), 0},
		"a longer one":      {"b = 1\na = " + list(longest+1), 2},
		"of lists":          {"a = [" + list(longest) + ", " + list(longest) + "]", 0},
		"a longer one in":   {"a = [[1, 2],\n" + list(longest+1) + "]", 2},
		"behind a list":     {"a = [" + strings.Repeat("[1, 2],\n", longest) + "1]", longest},
		"commas in texts":   {"a = [\"" + strings.Repeat(",", longest+1) + "\"] # " + strings.Repeat(",", longest), 0},
		"many lists":        {strings.Repeat("[[a]]\nb = "+list(1001)+"\n", mostItems/1000), 0},
		"one list too many": {strings.Repeat("[[a]]\nb = "+list(1001)+"\n", mostItems/1000+1), 2*(mostItems/1000) + 2},
	} {
		err := Limits("x.toml", []byte(c.text))
		if e, ok := err.(*Error); (err != nil) != (c.line > 0) || ok && e.Line != c.line {
			t.Errorf("%s: %v, expected line %d", name, err, c.line)
		}
	}
}
