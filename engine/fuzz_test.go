package engine_test

import (
	"testing"
	"testing/fstest"

	"awaw/assets"
	"awaw/engine"
)

// A translator's file is read whole or refused by name, and whatever its messages say, they word what they are given.
func FuzzTranslation(f *testing.F) {
	f.Add([]byte("\"x.y\" = \"{1} of {2}\"\n"))
	f.Add([]byte("\"a\" = \"{1:one|some}\"\n\"b\" = '''x\ny'''\n"))
	if words, err := assets.Text("de"); err == nil {
		for _, key := range []string{"ctl.verify.counted", "game.notice.cut", "awaw.view.turn"} {
			f.Add([]byte("\"" + key + "\" = '" + words[key] + "'\n"))
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		words, err := assets.TextOf(fstest.MapFS{"text/en/a.toml": {Data: data}}, "en")
		if err != nil {
			if err.Error() == "" {
				t.Fatal("refused without a word")
			}
			return
		}
		c := engine.Catalog(words)
		for key := range words {
			c.Word(engine.Say(key), nil)
			c.Word(engine.Say(key, 3, engine.SpaceRef(2), "name", engine.Side(1), engine.Say(key)), nil)
			c.Name(key)
		}
	})
}
