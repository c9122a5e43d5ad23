package main

import (
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"

	"awaw/assets"
	"awaw/cmd/awaw/internal/draw"
	"awaw/engine"
	"awaw/internal/art"
	"awaw/internal/present"
	"awaw/internal/present/front"
	"awaw/internal/present/program"
	"awaw/internal/present/recap"
	"awaw/internal/present/result"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// falling begins a game in which no dice wait for a key.
func falling(t *testing.T, d *desk, scenario string, seats []string) *present.Model {
	t.Helper()
	kit, err := art.Default()
	if err != nil {
		t.Fatal(err)
	}
	p := start(t, d, program.NewGame{Scenario: scenario, Seats: seats})
	m := present.New(d, draw.NewMetrics(kit), d.words, p.Board)
	set := m.Prefs()
	set.Falls = true
	m.SetPrefs(set)
	m.Put(p)
	return m
}

// recapsOf plays a scenario between a person who lets everything pass and a bot, and gives the words of each recap with the log of what
// it tells. Every third step the person does something legal instead.
func recapsOf(t *testing.T, d *desk, scenario string, seats []string, most int) (out []string) {
	t.Helper()
	m := falling(t, d, scenario, seats)
	defer m.Close()
	told, n := 0, 0
	for range 60000 {
		if g := m.Table(); g == nil || g.Outcome().Over || len(out) == most {
			break
		}
		m.Send(scene.Tick{MS: 500})
		var close scene.Act
		for _, q := range m.Scene().Panels {
			switch q.ID {
			case "recap":
				out = append(out, tellRecap(m, d.words, &told))
				close = recap.Begin{}
			case "result":
				close = result.Close{}
			}
		}
		if close == nil && m.Screen() == table.ScreenBriefing {
			m.Send(scene.Key{Name: "enter"})
			continue
		}
		if close != nil {
			m.Run(close)
			continue
		}
		side := m.Table().ToAct()[0]
		if seats[side-1] != person {
			continue
		}
		legal := m.Table().Legal(side, nil)
		at := len(legal) - 1
		if n++; n%3 == 0 {
			at = n * 7 % len(legal)
		}
		for i, c := range legal {
			if n%3 != 0 && c.A == 0 && c.B == 0 && c.C == 0 {
				at = i // what moves on
			}
		}
		m.Give(legal[at])
	}
	return out
}

// tellRecap writes the sentences of the recap that is open, and under them the log of what they tell.
func tellRecap(m *present.Model, words engine.Catalog, told *int) string {
	var b strings.Builder
	for _, q := range m.Scene().Panels {
		if q.ID == "recap" {
			for _, i := range q.Items {
				if i.Kind == scene.ItemText {
					b.WriteString(i.Text + "\n")
				}
			}
		}
	}
	b.WriteString("--\n")
	g := m.Table()
	path := g.Path()
	for _, node := range path[min(*told, len(path)):] {
		events, err := g.Events(node, 1)
		if err != nil {
			continue
		}
		pos, err := g.At(node, 1)
		if err != nil {
			continue
		}
		for _, e := range events {
			fmt.Fprintln(&b, "  ", words.Word(e.Text, pos.(engine.Namer)))
		}
	}
	*told = len(path)
	return b.String()
}

// sentencesOf are the numbered sentences of a recap: what stands between the title and the points, its lines put together.
func sentencesOf(told string) (out []string) {
	for _, title := range []string{"While you waited\n", "Während du gewartet hast\n"} {
		if _, after, ok := strings.Cut(told, title); ok {
			told = after
		}
	}
	told, _, _ = strings.Cut(told, "POINTS")
	told, _, _ = strings.Cut(told, "PUNKTE")
	for _, line := range strings.Split(strings.TrimSpace(told), "\n") {
		switch {
		case len(line) == 1 && line[0] >= '1' && line[0] <= '9':
			out = append(out, "")
		case len(out) == 0:
			out = append(out, line)
		default:
			out[len(out)-1] = strings.TrimSpace(out[len(out)-1] + " " + line)
		}
	}
	return out
}

// What another side did can be told again, at the start of one's own turn and in the middle of it, in the same sentences; nothing begins then.
func TestWhatWasDoneIsToldAgain(t *testing.T) {
	if testing.Short() {
		t.Skip("plays a turn")
	}
	seed := uint64(1)
	d := testDesk(t, options{seed: &seed})
	m := falling(t, d, "channel-1940", []string{"pilot", person})
	defer m.Close()
	told := func() (list []string, all string) {
		for _, q := range m.Scene().Panels {
			if q.ID == "recap" {
				n := 0
				all = tellRecap(m, d.words, &n)
				return sentencesOf(all), all
			}
		}
		return nil, ""
	}
	var first []string
	for range 4000 {
		m.Send(scene.Tick{MS: 500})
		if first, _ = told(); first != nil {
			break
		}
		switch {
		case m.Screen() == table.ScreenBriefing:
			m.Send(scene.Key{Name: "enter"})
		case slices.ContainsFunc(m.Scene().Panels, func(q scene.Panel) bool { return q.ID == "result" }):
			m.Run(result.Close{})
		case m.Table().ToAct()[0] == 2:
			legal := m.Table().Legal(2, nil)
			m.Give(legal[len(legal)-1])
		}
	}
	if len(first) == 0 {
		t.Fatal("no recap opens")
	}
	m.Run(recap.Begin{})
	for _, when := range []string{"as the turn begins", "in the middle of the turn"} {
		m.Run(front.ShowSince{})
		again, all := told()
		if !slices.Equal(again, first) {
			t.Errorf("%s it tells %q again, not %q", when, again, first)
		}
		if !strings.Contains(all, "Close") || strings.Contains(all, "Begin my turn") {
			t.Errorf("%s it says that a turn begins", when)
		}
		m.Run(recap.Begin{})
		m.Give(m.Table().Legal(2, nil)[0])
	}
}

// The games whose recaps are read begin with a seed of one's own choice: go test ./cmd/awaw -run TwentyRecaps -v -args -recaps 101
var recapSeed = flag.Uint64("recaps", 1, "first seed of the games whose recaps are looked at")

// Twenty recaps of games nobody staged: no two begin alike, none is longer than three sentences, and every place they name has its
// line in the log. With -v they are printed with the log beside them, to be read.
func TestTwentyRecaps(t *testing.T) {
	if testing.Short() {
		t.Skip("plays several games")
	}
	var all []string
	type game struct {
		id   string
		seed uint64
	}
	opened := map[string]game{}
	for seed := *recapSeed; len(all) < 20 && seed < *recapSeed+11; seed++ {
		for _, id := range []string{"channel-1940", "malta-1942", "barbarossa-1941", "coral-sea-1942"} {
			d := testDesk(t, options{seed: &seed})
			seats := []string{person, "pilot"}
			if seed%2 == 0 {
				seats = []string{"pilot", person}
			}
			for _, told := range recapsOf(t, d, id, seats, 3) {
				list := sentencesOf(told)
				if len(list) == 0 || strings.HasPrefix(list[0], "A quiet season") {
					continue
				}
				all = append(all, told)
				t.Logf("%s, seed %d\n%s", id, seed, told)
				if was, there := opened[list[0]]; there && (was.id != id || was.seed == seed) { // two games of one scenario may bring the very same deeds
					t.Errorf("two recaps begin alike: %s", list[0])
				}
				opened[list[0]] = game{id, seed}
				for _, word := range list {
					if strings.Contains(word, "…") || strings.Contains(word, "none ") || strings.Contains(word, " 0 ") {
						t.Errorf("cut, or it counts nothing: %q", word)
					}
				}
				if len(list) > 4 {
					t.Errorf("%d sentences: %q", len(list), list)
				}
			}
		}
	}
	if len(all) < 20 {
		t.Errorf("only %d recaps tell of anything", len(all))
	}
}

// What strikes at sea came to is told in squadrons, by the force that was struck and how it was met, with what the bombs did short of
// damage; each of two rounds of one meeting belongs to the same sentence.
func TestRecapsTellOfStrikesAtSea(t *testing.T) {
	if testing.Short() {
		t.Skip("plays a game")
	}
	seed := uint64(80)
	for lang, want := range map[string][]string{
		"en": {"Striking Force intercepted Task Force 11 off Munda; four and four squadrons struck Striking Force: one factor of Destroyers of the 5th Division is sunk; two hits on Myoko, not enough to hurt her. Two squadrons of theirs were shot down.",
			"Three squadrons fell on the ships at Rabaul: two factors of Transports are sunk. One squadron of theirs was shot down.",
			"Four factors drew together at Horn Island; Wewak and Milne Bay have no wing left. And one smaller thing."},
		"de": {"Stoßverband stellte Task Force 11 vor Munda; vier und vier Staffeln griffen Stoßverband an: ein Faktor Zerstörer der 5. Division versenkt; zwei Treffer auf Myoko, zu wenig für einen Schaden. Zwei Staffeln des Gegners wurden abgeschossen.",
			"Drei Staffeln stürzten sich bei Rabaul auf die Schiffe: zwei Faktoren Transporter versenkt. Eine Staffel des Gegners wurde abgeschossen.",
			"Vier Faktoren sammelten sich bei Horn-Insel; ohne Geschwader sind jetzt Wewak und Milne Bay. Dazu eine Kleinigkeit."},
	} {
		d := testDesk(t, options{seed: &seed})
		text, err := assets.Text(lang)
		if err != nil {
			t.Fatal(err)
		}
		d.words = engine.Catalog(text)
		all := recapsOf(t, d, "coral-sea-1942", []string{person, "pilot"}, 3)
		if len(all) != 3 {
			t.Fatalf("%s: %d recaps", lang, len(all))
		}
		for _, told := range all {
			t.Log(told)
		}
		if got := sentencesOf(all[1]); fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s: the recap of the second turn says\n%q\nwant\n%q", lang, got, want)
		}
	}
}
