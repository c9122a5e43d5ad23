package report

import (
	"bytes"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"html"
	"image/jpeg"
	"io"
	"strconv"
	"strings"

	"awaw/engine"
	"awaw/engine/play"
)

// This file writes a game as one page for a browser: the map as a picture, counters as shapes over it, what happened beside it, and a rule to
// step along. The page fetches nothing and needs no other file.

//go:embed page.html
var pageText string

// filled puts what a page is filled with into its form, where it stands as {{name}}. Nothing may be left open. There is no template here: one asks for
// methods by their names, and then the linker can leave none out of a program.
func filled(form string, fill map[string]string) string {
	pairs := make([]string, 0, 2*len(fill))
	for name, text := range fill {
		pairs = append(pairs, "{{"+name+"}}", text)
	}
	return strings.NewReplacer(pairs...).Replace(form)
}

// pageWords words the page itself, by the names its form has for them.
func pageWords(words engine.Catalog) map[string]string {
	out := map[string]string{}
	say := func(name string, text engine.Text) { out[name] = words.Word(text, nil) }
	say("Eyes", engine.Say("report.page.eyes"))
	say("Play", engine.Say("report.page.play"))
	say("Stop", engine.Say("report.page.stop"))
	say("First", engine.Say("report.page.first"))
	say("Last", engine.Say("report.page.last"))
	say("Back", engine.Say("report.page.back"))
	say("On", engine.Say("report.page.on"))
	say("Keys", engine.Say("report.page.keys"))
	say("Log", engine.Say("report.page.log"))
	return out
}

// Page writes the line of play of a game as one page. While the game goes on it shows what side may know; NoSide is what everybody may. A game
// that is over shows what everybody may know and what each side saw, to be chosen between.
func Page(out io.Writer, g *play.Game, side engine.Side, words engine.Catalog) error {
	c, err := courseOf(g, side, words)
	if err != nil {
		return err
	}
	p := c.painter
	var ground bytes.Buffer
	img, err := p.ground()
	if err != nil {
		return err
	}
	if err := jpeg.Encode(&ground, img, &jpeg.Options{Quality: pageQuality}); err != nil {
		return err
	}
	data, err := json.Marshal(c) // which writes <, > and & so that no tag can begin in it
	if err != nil {
		return err
	}
	t := &teller{words: words}
	pal, safe := p.sheet.Kit().Pal, html.EscapeString
	fill := map[string]string{"Lang": safe(words["window.language"]), "Title": safe(t.title(g.Header())), "About": safe(c.about),
		"Width": strconv.Itoa(p.width), "Height": strconv.Itoa(p.height), "Paper": pal.Paper.Sheet.Hex(), "Ink": pal.Text.OnPaper.Hex(),
		"Second": pal.Text.OnPaperSecond.Hex(), "Rule": pal.Paper.Rule.Hex(), "Lamp": pal.Accent.Lamp.Hex(), "Desk": pal.Chrome.Desk.Hex(),
		"Ground": "data:image/jpeg;base64," + base64.StdEncoding.EncodeToString(ground.Bytes()), "Defs": string(c.canvas.Defs()), "Course": string(data)}
	for name, text := range pageWords(words) {
		fill["Words."+name] = safe(text)
	}
	_, err = io.WriteString(out, filled(pageText, fill))
	return err
}

// pageQuality is how well the map is kept, of 100.
const pageQuality = 72
