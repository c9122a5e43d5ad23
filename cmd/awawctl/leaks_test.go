package main

import (
	"bytes"
	"compress/gzip"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"testing"
)

// spellings are ways in which a secret could stand in a file: as it is, in hex, and in base64, in whichever third of a group it begins.
func spellings(secret []byte) (out [][]byte) {
	out = append(out, secret, []byte(hex.EncodeToString(secret)), bytes.ToUpper([]byte(hex.EncodeToString(secret))))
	for lead := range 3 {
		text := base64.StdEncoding.EncodeToString(append(make([]byte, lead), secret...))
		text = text[4*((lead+2)/3):] // groups that hold nothing before it
		out = append(out, []byte(text[:len(text)/4*4-4]))
	}
	return out
}

// unpacked are all texts that were packed with gzip somewhere in a file.
func unpacked(data []byte) (out [][]byte) {
	out = append(out, data)
	for i := 0; i+2 < len(data); i++ {
		if data[i] != 0x1f || data[i+1] != 0x8b {
			continue
		}
		if z, err := gzip.NewReader(bytes.NewReader(data[i:])); err == nil {
			text, _ := io.ReadAll(z)
			out = append(out, text)
		}
	}
	return out
}

// A game of every system is played twice from one seed, open and under passphrases. Of what the open one says was done, and of its seed, nothing
// stands in the folder of the other as long as it is not over, however it is spelt.
func TestLockedSavesShowNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("ten whole games")
	}
	t.Setenv("AWAW_LANG", "en")
	for _, id := range []string{"coral-sea-1942", "over-the-reich", "channel-skies", "wings-two-1901", "air-units-1901"} {
		t.Run(id, func(t *testing.T) {
			dir := t.TempDir()
			phrases := filepath.Join(dir, "..", "phrases of "+id)
			if err := os.WriteFile(phrases, []byte("red squirrel\nblue heron\n"), 0o600); err != nil {
				t.Fatal(err)
			}
			openPath, locked := filepath.Join(t.TempDir(), "open.awaw"), filepath.Join(dir, "locked.awaw")
			bots := "random,random"
			if id == "air-units-1901" {
				bots = "random,random,random,random,random,random,random"
			}
			ctl(t, exitGood, "play", id, "--bots", bots, "--seed", "3", "--quiet", "--journal", openPath)
			ctl(t, exitGood, "play", id, "--bots", bots, "--seed", "3", "--quiet", "--journal", locked, "--lock", "1,2", "--passphrase-file", phrases)
			secrets := secretsOf(t, openPath)
			text, err := os.ReadFile(locked)
			if err != nil {
				t.Fatal(err)
			}
			lines := bytes.SplitAfter(text, []byte{'\n'})
			if err := os.WriteFile(locked, bytes.Join(lines[:len(lines)*3/4], nil), 0o600); err != nil { // the program was killed there
				t.Fatal(err)
			}
			ctl(t, exitBad, "replay", locked)
			ctl(t, exitGood, "export", locked, "--for", "me", "--out", filepath.Join(dir, "copy.awaw"))
			ctl(t, exitBad, "export", locked, "--for", "1", "--out", filepath.Join(dir, "for.awaw"))
			ctl(t, exitGood, "replay", locked, "--passphrase-file", phrases)
			if held := searched(t, dir, secrets); held != 0 {
				t.Errorf("%d of %d secrets stand in the folder of a locked save", held, len(secrets))
			}
			if held := searched(t, filepath.Dir(openPath), secrets); held != len(secrets) {
				t.Errorf("of %d secrets %d are found where they stand openly: the search finds nothing", len(secrets), held)
			}
		})
	}
}

// The search finds a secret in each of the spellings.
func TestLeaksAreFound(t *testing.T) {
	const secret = "1 seal the orders of Vienna"
	packed := new(bytes.Buffer)
	z := gzip.NewWriter(packed)
	if _, err := io.WriteString(z, "something and "+secret); err != nil || z.Close() != nil {
		t.Fatal(err)
	}
	for i, text := range []string{secret, hex.EncodeToString([]byte(secret)), base64.StdEncoding.EncodeToString([]byte("a" + secret + "b")), base64.StdEncoding.EncodeToString([]byte("ab" + secret)),
		packed.String(), `"` + base64.StdEncoding.EncodeToString(packed.Bytes()) + `"`, "nothing"} {
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, "file"), []byte("first line\n"+text), 0o600); err != nil {
			t.Fatal(err)
		}
		if held := searched(t, dir, [][]byte{[]byte(secret)}); held == 1 != (text != "nothing") {
			t.Errorf("spelling %d: %d found", i, held)
		}
	}
}

// secretsOf are the seed, commands and sealed orders of an open journal, those that are long enough to be told from chance.
func secretsOf(t *testing.T, path string) (out [][]byte) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, line := range bytes.Split(text, []byte{'\n'})[1:] {
		var l struct {
			Cmd    string
			Seed   string
			Orders []struct{ Cmds []string }
		}
		if len(line) == 0 || json.Unmarshal(line, &l) != nil {
			continue
		}
		all := []string{l.Cmd, l.Seed}
		for _, o := range l.Orders {
			all = append(all, o.Cmds...)
		}
		for _, s := range all {
			if len(s) >= 14 && !seen[s] {
				seen[s] = true
				out = append(out, []byte(s))
			}
		}
	}
	if len(out) < 20 {
		t.Fatalf("only %d secrets", len(out))
	}
	return out
}

// searched counts the secrets that stand in the files of a folder behind their first lines, in any spelling.
func searched(t *testing.T, dir string, secrets [][]byte) (held int) {
	t.Helper()
	var hay [][]byte
	files, err := filepath.Glob(filepath.Join(dir, "*"))
	if err != nil || len(files) == 0 {
		t.Fatal(fmt.Sprint(files), err)
	}
	for _, path := range files {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		_, rest, _ := bytes.Cut(data, []byte{'\n'})
		hay = append(hay, unpacked(rest)...)
		for _, word := range bytes.FieldsFunc(rest, func(r rune) bool { return r == '"' }) {
			if plain, err := base64.StdEncoding.DecodeString(string(word)); err == nil && len(plain) > 20 {
				hay = append(hay, unpacked(plain)...)
			}
		}
	}
	for _, s := range secrets {
		quoted, _ := json.Marshal(string(s))
		found := false
		for _, as := range append(spellings(s), quoted[1:len(quoted)-1]) {
			for _, h := range hay {
				found = found || bytes.Contains(h, as)
			}
		}
		if found {
			held++
		}
	}
	return held
}
