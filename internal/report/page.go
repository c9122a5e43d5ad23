package report

import (
	"bytes"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"html"
	"image/jpeg"
	"io"
	"maps"
	"regexp"
	"strconv"
	"strings"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/art"
)

// This file writes a game as one page for a browser: the map as a picture, counters as shapes over it, what happened beside it, and a rule to
// step along. The page fetches nothing and needs no other file.

//go:embed page.html
var pageText string

// Steps is the script of a page: awawSteps goes through a course on it.
//
//go:embed steps.js
var Steps string

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
	wide, high := strconv.Itoa(p.width), strconv.Itoa(p.height)
	_, err = io.WriteString(out, form(p.sheet.Kit().Pal, words, map[string]string{"Title": html.EscapeString(t.title(g.Header())), "About": html.EscapeString(c.about),
		"Whole": "0 0 " + wide + " " + high, "Defs": string(onlyOnce(c.canvas.Defs())),
		"Ground": `<image width="` + wide + `" height="` + high + `" href="data:image/jpeg;base64,` + base64.StdEncoding.EncodeToString(ground.Bytes()) + `"/>`,
		"Script": "<script>\n\"use strict\";\nconst course = " + string(data) + ";\n" + Steps + "awawSteps(course, [0, 0, " + wide + ", " + high + "]);\n</script>"}))
	return err
}

// form fills the form of a page: with colours, with words, and with what is given, which is HTML.
func form(pal *art.Palette, words engine.Catalog, with map[string]string) string {
	fill := map[string]string{"Lang": html.EscapeString(words["window.language"]), "Paper": pal.Paper.Sheet.Hex(), "Ink": pal.Text.OnPaper.Hex(),
		"Style": "", "Under": "",
		"Second": pal.Text.OnPaperSecond.Hex(), "Rule": pal.Paper.Rule.Hex(), "Lamp": pal.Accent.Lamp.Hex(), "Desk": pal.Chrome.Desk.Hex()}
	for name, text := range pageWords(words) {
		fill["Words."+name] = html.EscapeString(text)
	}
	maps.Copy(fill, with)
	return filled(pageText, fill)
}

// filmStyle is how the card looks that a film asks and tells by, and that the map stays painted while counters come and go.
const filmStyle = `#card{position:fixed;left:50%;top:40%;transform:translate(-50%,-50%);z-index:1;max-width:min(34rem,92vw);padding:.6rem 1.6rem 1.2rem;background:{{Paper}};border:1px solid {{Rule}};border-radius:4px;white-space:pre-wrap;overflow:auto;max-height:80vh}
#card[hidden]{display:none}
#card button{margin-right:.8rem}
#map{position:relative}
#under{position:absolute;inset:0;will-change:transform}
#over{position:relative;will-change:transform}
`

// FilmPage is the page a Film is shown on, without anything to be seen yet: it takes its scripts from files beside it.
func FilmPage(kit *art.Kit, words engine.Catalog, scripts ...string) string {
	var tags strings.Builder
	for _, name := range scripts {
		fmt.Fprintf(&tags, "<script src=%q></script>\n", name)
	}
	style := filled(filmStyle, map[string]string{"Paper": kit.Pal.Paper.Sheet.Hex(), "Rule": kit.Pal.Paper.Rule.Hex()})
	return form(kit.Pal, words, map[string]string{"Style": style, "Title": "", "About": "", "Whole": "0 0 1 1", "Defs": "", "Ground": "", "Script": tags.String(),
		"Under": `<svg id="under" aria-hidden="true"><g id="ground"></g><g id="names"></g></svg>`})
}

// pageQuality is how well the map is kept, of 100.
const pageQuality = 72

var drawnPath = regexp.MustCompile(`<path d="([^"]{40,})"([^>]*)/>`)

// onlyOnce names each outline that is drawn several times, and uses it by its name.
func onlyOnce(svg []byte) []byte {
	times := map[string]int{}
	for _, m := range drawnPath.FindAllSubmatch(svg, -1) {
		times[string(m[1])]++
	}
	names := map[string]string{}
	var named bytes.Buffer
	rest := drawnPath.ReplaceAllFunc(svg, func(whole []byte) []byte {
		m := drawnPath.FindSubmatch(whole)
		d := string(m[1])
		if times[d] < 2 {
			return whole
		}
		name, ok := names[d]
		if !ok {
			name = fmt.Sprintf("p%d", len(names))
			names[d] = name
			fmt.Fprintf(&named, "<path id=\"%s\" d=\"%s\"/>\n", name, d)
		}
		return fmt.Appendf(nil, "<use href=\"#%s\"%s/>", name, m[2])
	})
	return append(named.Bytes(), rest...)
}
