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
	short := 0
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
			got, keys, ok := flat(data)
			if !ok {
				continue
			}
			if short++; !maps.Equal(got, want) || len(keys) != len(want) {
				t.Errorf("%s: %d messages, TOML reads %d", name, len(got), len(want))
			}
		}
	}
	if short < 90 {
		t.Errorf("only %d files are read the short way", short)
	}
	for _, text := range []string{`a = "b"`, `"a" = 'b'`, `"a" = "b" # c`, "\"a\" = \"\"\"\nb\n\"\"\"", `"a" = "b`, `"a" = "b"c"`, `"a" = "b\u00e9"`, `"a" = "b\"`, "\"a\" = \"b\"\n\"a\" = \"c\"", `[a]`, `"a"."b" = "c"`, `"a" = "b" "`, `"" = "b"`, "\"a\" = \"b\tc\"", `"a" = ["b"]`, "\"a\" = \"\xff\""} {
		if got, _, ok := flat([]byte(text)); ok {
			t.Errorf("%s is read the short way, as %q", text, got)
		}
	}
	if got, _, ok := flat([]byte("# x\n\n\"a.b\" = \"c \\\"d\\\" \\\\n e\\nf\"\r\n")); !ok || got["a.b"] != "c \"d\" \\n e\nf" {
		t.Errorf("read %q, %v", got, ok)
	}
}
