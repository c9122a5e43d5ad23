package settings_test

import (
	"os"
	"testing"

	"awaw/internal/settings"
)

// Whatever lies there as settings, the program begins: with what it says, or with the standard and a word about it.
func FuzzRead(f *testing.F) {
	for _, text := range []string{"scale = 125\nvision = \"grey\"\n", "[window]\nwidth = 800\n[keys]\nundo = \"z\"\n", "[panel]\nopen = \"log\"\nfolded = true\n", "volume = 101\n"} {
		f.Add([]byte(text))
	}
	dir := f.TempDir()
	path := settings.Path(dir)
	f.Fuzz(func(t *testing.T, data []byte) {
		if err := os.WriteFile(path, data, 0o644); err != nil {
			t.Fatal(err)
		}
		s, err := settings.Read(dir, allow)
		if err == nil {
			return
		}
		if s.Scale != settings.Default().Scale || err.Error() == "" {
			t.Fatalf("refused settings count: %+v, %v", s, err)
		}
		again, err := settings.Read(dir, allow)
		if err != nil {
			t.Fatalf("what was put aside is read again: %+v, %v", again, err)
		}
		left, err := os.ReadDir(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range left {
			if err := os.Remove(dir + "/" + e.Name()); err != nil {
				t.Fatal(err)
			}
		}
	})
}
