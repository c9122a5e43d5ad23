package assets

import (
	"io/fs"
	"maps"
	"path"
	"testing"

	"github.com/BurntSushi/toml"
)

// The short way reads every file of messages as TOML is read, and leaves alone what is not of the plainest kind.
func TestFlatReadsWhatTOMLReads(t *testing.T) {
	for _, lang := range Languages() {
		names, err := fs.Glob(FS(), path.Join("text", lang, "*.toml"))
		if err != nil || len(names) == 0 {
			t.Fatal(lang, err)
		}
		for _, name := range names {
			data, err := fs.ReadFile(FS(), name)
			if err != nil {
				t.Fatal(err)
			}
			var want map[string]string
			if _, err := toml.Decode(string(data), &want); err != nil {
				t.Fatal(name, err)
			}
			list, ok := flat(data)
			if !ok {
				t.Errorf("%s is not read the short way", name)
			}
			if got := words(list); !maps.Equal(got, want) || len(list) != len(want) {
				t.Errorf("%s: %d messages, TOML reads %d", name, len(got), len(want))
			}
		}
	}
	for _, text := range []string{`a = "b"`, `"a" = 'b'`, `"a" = "b" # c`, "\"a\" = \"\"\"\nb\\n\n\"\"\"", "\"a\" = \"\"\"\nb", "\"a\" = \"\"\"\nb\"\"\" # c", "\"a\" = \"\"\"\nb\"\"\"\"", "\"a\" = \"\"\"\nb\tc\"\"\"", `"a" = "b`, `"a" = "b"c"`, `"a" = "b\u00e9"`, `"a" = "b\"`, `[a]`, `"a"."b" = "c"`, `"a" = "b" "`, `"" = "b"`, "\"a\" = \"b\tc\"", `"a" = ["b"]`, "\"a\" = \"\xff\""} {
		if got, ok := flat([]byte(text)); ok {
			t.Errorf("%s is read the short way, as %q", text, got)
		}
	}
	for text, want := range map[string]string{"# x\n\n\"a.b\" = \"c \\\"d\\\" \\\\n e\\nf\\tg\"\r\n": "c \"d\" \\n e\nf\tg", "\"a.b\" = \"\"\"\nc\n\"d\"\n e\"\"\"\n# x": "c\n\"d\"\n e"} {
		if got, ok := flat([]byte(text)); !ok || words(got)["a.b"] != want {
			t.Errorf("read %q, %v; want %q", got, ok, want)
		}
	}
}

func words(list []message) map[string]string {
	all := map[string]string{}
	for _, m := range list {
		all[m.key] = m.words
	}
	return all
}
