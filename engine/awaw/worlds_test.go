// Small worlds by chance: boards of a few hexes, on which the first hex and the last, the first counter and the only one take part in
// everything, and scenarios whose lines are drawn one by one. What is said of each line, and how games go on, is kept.

package awaw_test

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/engine/awaw/cases"
	"awaw/hexmap"
	"awaw/internal/nets"
	"awaw/tables"
)

// world is a small board and the lines its scenarios are drawn from.
type world struct {
	name, theatre string
	seeds         []uint64 // of its scenarios: of forty, those that together come to the most (docs/mutants.md)
	rows          []string // letters of countries, ~ for the sea; capitals are rough
	fronts        []string // letters of fronts; none where there are none
	cities, ports []string
	boxes         string        // text of the board file
	always        []string      // lines every scenario has
	wanted        []engine.Verb // what half of the games pass on to before anything else
	lines         []string      // the others: P a hex, Q one of the cities and ports, F a task force, S a side, N a number, T a turn
}

var worldCountries = []string{"germany", "italy", "britain", "russia", "japan", "united_states", "freedonia", "sylvania", "islands"}

const worldCodes = "gibujansx"

var worldSteps = [6][2]int{{0, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}} // rows and columns: E, SE, SW and back

// board reads the world's board.
func (w world) board(t *testing.T) *hexmap.Map {
	t.Helper()
	var b strings.Builder
	fmt.Fprintf(&b, "id = %q\nedition = 1\ntheatre = %q\n", w.name, w.theatre)
	for i, c := range worldCountries {
		fmt.Fprintf(&b, "[[country]]\nid = %q\nname = %q\ncode = \"%c\"\n", c, c, worldCodes[i])
	}
	if w.fronts != nil {
		for _, f := range []string{"western", "eastern", "mediterranean"} {
			fmt.Fprintf(&b, "[[front]]\nid = %q\nname = %q\ncode = \"%c\"\n", f, f, f[0]-'a'+'A')
		}
	}
	land := func(r, q int) bool {
		return r >= 0 && r < len(w.rows) && q >= 0 && q < len(w.rows[r]) && w.rows[r][q] != '~'
	}
	for r, row := range w.rows {
		var terrain, shore, country, sides strings.Builder
		for q, c := range row {
			near, wet, figure := 0, 0, 0
			for i, s := range worldSteps {
				switch {
				case land(r+s[0], q+s[1]):
					near++
					if i < 3 {
						figure += 1 << i
					}
				case r+s[0] >= 0 && r+s[0] < len(w.rows) && q+s[1] >= 0 && q+s[1] < len(row):
					wet++
				}
			}
			switch {
			case c == '~':
				terrain.WriteByte('~')
				shore.WriteByte('-')
				country.WriteByte('-')
				sides.WriteByte('0')
				continue
			case near == 0:
				shore.WriteByte('i')
			case wet > 0:
				shore.WriteByte('c')
			default:
				shore.WriteByte('-')
			}
			terrain.WriteByte(map[bool]byte{true: 'm', false: '.'}[c < 'a'])
			country.WriteString(strings.ToLower(string(c)))
			sides.WriteString(strconv.Itoa(figure))
		}
		zeros := "[" + strings.TrimSuffix(strings.Repeat("0.0,", len(row)), ",") + "]"
		fmt.Fprintf(&b, "[[row]]\nrow = \"%c\"\nfirst = 1\nterrain = %q\nshore = %q\ncountry = %q\nland = %q\nlat = %s\nlon = %s\n", 'A'+r, &terrain, &shore, &country, &sides, zeros, zeros)
		if w.fronts != nil {
			fmt.Fprintf(&b, "front = %q\n", w.fronts[r])
		}
	}
	for _, p := range w.bases() {
		fmt.Fprintf(&b, "[[place]]\nid = \"at-%s\"\nname = \"Place %s\"\nhex = %q\n", strings.ToLower(p), p, p)
		if slices.Contains(w.cities, p) {
			b.WriteString("cities = 1\n")
		}
		if slices.Contains(w.ports, p) {
			b.WriteString("port = true\n")
		}
	}
	b.WriteString(w.boxes)
	m, err := hexmap.Load(w.name, []byte(b.String()))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// bases are its cities and ports, each once.
func (w world) bases() []string {
	out := slices.Concat(w.cities, w.ports)
	slices.Sort(out)
	return slices.Compact(out)
}

var blank = regexp.MustCompile(`\b[PQFSNTO]\b`)

// draw fills in a line by chance.
func (w world) draw(line string, dice *engine.Fast) string {
	bases := w.bases()
	return blank.ReplaceAllStringFunc(line, func(s string) string {
		switch s {
		case "P":
			r := dice.Intn(len(w.rows))
			return fmt.Sprintf("%c%d", 'A'+r, 1+dice.Intn(len(w.rows[r])))
		case "Q":
			return bases[dice.Intn(len(bases))]
		case "F":
			return []string{"One", "Two", "Three", "Four"}[dice.Intn(4)]
		case "S":
			return []string{"Axis", "Allies"}[dice.Intn(2)]
		case "O":
			return worldOptions[dice.Intn(len(worldOptions))]
		case "T":
			return strconv.Itoa(1 + dice.Intn(3))
		}
		return strconv.Itoa(1 + dice.Intn(6))
	})
}

var worldOptions = []string{"port_missions", "city_port_twice", "return_at_once", "classic", "ask_ground", "ask_bombing", "ask_sea", "transports_count", "china_drm",
	"carrier_one_round", "type_by_circumstance", "inverted_losses", "bombing_ties_by_drm", "transport_fails", "excess_displaced", "stage_from_boxes",
	"carrier_overruns", "interceptors_either", "diverted_lost", "interceptors_land"}

// anywhere are lines for every world.
var anywhere = []string{
	"option O true", "option O false", "supply Q partial turn T", "supply Q none turn T", "redeploy S N", "kill N", "objective Q S N within N", "capture Q S turn T during S",
	"brp S N N N", "offensive S T", "airbase Germany at P", "airbase US at P", "airbase Britain at P", "no-airbases US until T", "winter 9 turn T", "winter 8 turn T",
}

// overland are lines for a board of land.
var overland = []string{
	"Germany AAF N N at Q", "Germany AAF N at Q", "Italy AAF N at Q", "Germany JET N at Q", "research Germany jets N air_range N air_drm N", "research Britain jets N air_drm N", "Germany AT N at Q", "Britain AAF N at Q", "Britain AAF N N at Q", "US AAF N at Q", "Russia AAF N at Q",
	"Britain AT N at Q", "Britain NAS N at Q", "Germany NAS N at Q", "control P P P S", "control P S", "troops Germany infantry 1-3 2-3 at P", "troops Germany armor 4-6 at P",
	"troops Germany airborne 3-3 at Q", "troops Britain infantry 3-3 1-3 at P", "troops Britain armor 2-5 at P", "troops Britain airborne 1-3 at Q", "troops Britain partisan 1-3 at P",
	"troops Germany infantry 1-3 at P", "troops Britain infantry 2-3 at P", "troops Germany infantry 2-3 at P turn T", "oil Germany turn T", "pool Germany AAF N", "pool Britain AAF N", "arrive US AAF N at Q turn T",
	"arrive Germany AAF N pool turn T", "withdraw Germany AAF N turn T", "activate freedonia S turn T", "faction Russia", "apart Germany Italy", "hump Q to Q", "relation turn T country freedonia becomes S",
	"relation turn T nations Germany Italy becomes apart", "relation turn T nation Italy becomes out", "troops Germany infantry 20-3 at P", "troops Germany infantry 21-3 at P", "troops Britain infantry 1-20 at P", "troops Britain infantry 1-21 at P", "troops Britain infantry 0-3 at P",
	"troops Italy infantry 1-0 at P", "Germany AAF N at Q inverted", "Britain AAF N at Q inverted", "laboratory Germany N", "laboratory Britain N",
}

// amongIsles are lines for a board of isles.
var amongIsles = []string{
	"ship Japan CV 4 with F named Akagi", "Japan NAS N at Akagi elite", "Japan NAS N at Akagi", "ship Japan CVL 2 with F named Shoho", "Japan NAS 1 at Shoho", "ship Japan DD N with F", "ship Japan TR N with F", "ship Japan CA 4 with F named Aoba",
	"ship US CV 4 with F named Essex", "US NAS N at Essex", "ship US CVL 2 with F named Cowpens", "US NAS 1 at Cowpens", "ship US DD N with F", "ship US BB 5 with F named Iowa", "ship US TR N with F", "ship US CVE 2 with F",
	"ship US CV 3 at C6 named Wasp", "US NAS N at Wasp", "ship Japan BB 4 at A1 named Ise damaged", "Japan NAS N at Q", "Japan AAF N at Q", "US AAF N at Q", "US NAS N at Q", "Australia AAF N at Q", "Japan NAS N at Q elite",
	"training carried Japan N", "training raised Japan N turn T", "pool Japan NAS N", "pool Japan AAF N", "pool US NAS N", "oil Japan turn T", "convoy S Q N from Q", "at-peace US until T", "force S Five at P known",
	"surprise Four at C6 away us-pacific tension N", "surprise Four at C6 away us-pacific tension 99", "surprise One at C6 away us-pacific tension 100", "surprise Four at A1 away us-pacific tension 0", "surprised Two toward Q", "US AAF N at us-pacific", "surprised F toward Q", "control P S",
}

var worlds = []world{
	{
		name: "strip", seeds: []uint64{1, 12, 15}, theatre: "europe", rows: []string{"gggbbb", "gGnbBb", "gggbbb"}, cities: []string{"A1", "A3", "B2", "C1", "A5", "B6", "C6"},
		always: []string{"turns 3", "country germany Axis", "country britain Allies", "country freedonia neutral", "source Axis C1", "source Allies C6", "redeploy Axis 4", "redeploy Allies 4"},
		lines:  overland,
	},
	{
		name: "lifts", seeds: []uint64{2, 3, 4, 8, 10, 24}, theatre: "europe", rows: []string{"gggbbb", "gGnbBb", "gggbbb"}, cities: []string{"A1", "A3", "B2", "C1", "A5", "B6", "C6"},
		always: []string{"turns 3", "country germany Axis", "country britain Allies", "country freedonia neutral", "source Axis C1", "source Allies C6", "redeploy Axis 2", "redeploy Allies 2",
			"control A5 Axis", "troops Germany infantry 2-3 1-3 at A5", "Germany AT 3 at A1", "Germany AT 2 at C1", "troops Germany infantry 1-3 1-3 at A1", "troops Germany airborne 2-3 at C1",
			"Germany AAF 2 2 at B2", "Britain AAF 2 1 at B6", "Britain AAF 2 at C6", "Britain AT 2 at C6", "troops Britain airborne 1-3 at C6", "troops Britain infantry 1-3 at C6"},
		wanted: []engine.Verb{awaw.VerbLoad, awaw.VerbDepart},
		lines:  overland,
	},
	{
		name: "battles", seeds: []uint64{3, 4, 5, 6}, theatre: "europe", rows: []string{"ggbb", "gGbB", "ggbb"}, cities: []string{"A1", "C1", "B3", "A4", "C4"},
		always: []string{"turns 3", "country germany Axis", "country britain Allies", "source Axis A1", "source Allies A4", "redeploy Axis 2", "redeploy Allies 2",
			"troops Germany armor 4-6 4-6 at B2", "troops Germany infantry 3-3 3-3 2-3 at A2", "troops Germany infantry 3-3 2-3 at C2", "troops Britain infantry 2-3 1-3 at B3",
			"troops Britain infantry 2-3 at A3", "troops Britain armor 2-5 at C3", "Germany AAF 3 2 at A1", "Germany AAF 2 at C1", "Britain AAF 3 1 at A4", "Britain AAF 2 at C4"},
		wanted: []engine.Verb{awaw.VerbSupport, awaw.VerbSupport, awaw.VerbAssign, awaw.VerbAssign, awaw.VerbAssault},
		lines:  overland,
	},
	{
		name: "shores", seeds: []uint64{2, 4, 6, 10, 19, 30}, theatre: "europe", rows: []string{"g~~bb", "gg~~b", "g~x~b", "i~~~b"}, cities: []string{"A1", "B2", "C5", "D1"}, ports: []string{"A1", "B1", "D1", "C3", "A4", "D5", "B5"},
		always: []string{"turns 3", "country germany Axis", "country italy Axis", "country britain Allies", "source Axis B1", "source Allies C5", "redeploy Axis 6", "redeploy Allies 6",
			"force Axis One at A1", "force Allies Two at D5", "force Axis Three at B3", "force Allies Four at C4",
			"ship Germany DD 2 with One", "ship Britain DD 2 with Two", "ship Germany TR 2 with Three", "ship Britain TR 2 with Four"},
		lines: []string{
			"Germany AAF N N at Q", "Italy AAF N at Q", "Germany NAS N at Q", "Britain AAF N at Q", "Britain NAS N N at Q", "US AAF N at Q", "Germany AT N at Q", "Britain AT N at Q", "control P S", "control P P S",
			"troops Germany infantry 1-3 at P", "troops Germany infantry 2-3 at Q", "troops Britain infantry 2-3 at P", "troops Britain infantry 3-3 1-3 at Q", "troops Britain armor 2-5 at P", "troops Germany airborne 2-3 at Q",
			"troops Britain infantry 2-3 1-3 at P afloat", "troops Britain infantry 1-3 at P afloat sailed", "ship Britain CVE 2 at P", "ship Britain FLT 7 at P", "ship Germany FLT N at Q", "ship Britain CV 4 at P named Ark",
			"Britain NAS N at Ark", "ship Britain CV 3 with F named Hermes", "Britain NAS N at Hermes", "ship Germany BB N with F", "ship Britain BB N with F", "ship Britain TR N with F", "ship Germany TR N at Q", "ship Britain DD N with F",
			"ship Germany DD N with F", "ship Britain DD N at Q damaged", "ship Germany CV 3 with F named Graf", "Germany NAS N at Graf", "ship Britain BB N with F slow", "lane Axis P Q N", "lane Allies P Q N", "turned-back S P N turn T", "convoy S Q N from Q Q",
			"ship Italy FLT N at Q", "surprised F toward Q", "oil Italy turn T", "withdraw Britain NAS N turn T", "arrive Britain NAS N at Q turn T",
		},
	},
	{
		name: "isles", seeds: []uint64{2, 3, 5, 10, 20, 21, 31}, theatre: "pacific", rows: []string{"x~~x~~", "~~x~~~", "x~~~~x"}, cities: []string{"A1", "C6"}, ports: []string{"A1", "A4", "B3", "C1", "C6"},
		boxes: "[[box]]\nid = \"us-pacific\"\nname = \"Pacific\"\n[[box.link]]\nto = \"C6\"\ndist = 3\n",
		always: []string{"turns 3", "turn Spring 1945", "control A1 C1 Axis", "control B3 A4 C6 Allies", "home Japan islands", "home US islands", "force Axis One at A1", "force Allies Two at C6", "force Allies Three at A2", "force Axis Four at B2",
			"ship Japan DD 2 with One", "ship US DD 2 with Two", "ship US CV 4 with Three named Lexington", "ship Japan CV 3 with Four named Hiryu", "redeploy Axis 6", "redeploy Allies 6"},
		lines: amongIsles,
	},
	{
		name: "decks", seeds: []uint64{4, 12, 15}, theatre: "pacific", rows: []string{"x~~x~~", "~~x~~~", "x~~~~x"}, cities: []string{"A1", "C6"}, ports: []string{"A1", "A4", "B3", "C1", "C6"},
		boxes: "[[box]]\nid = \"us-pacific\"\nname = \"Pacific\"\n[[box.link]]\nto = \"C6\"\ndist = 3\n",
		always: []string{"turns 3", "turn Summer 1942", "control A1 C1 Axis", "control B3 A4 C6 Allies", "home Japan islands", "home US islands", "redeploy Axis 2", "redeploy Allies 2",
			"force Axis One at A2", "force Axis Four at A1", "force Allies Two at B4", "force Allies Three at C5", "ship Japan CV 4 with One named Soryu", "ship Japan CV 3 with One named Kaga", "ship Japan CVL 2 with One named Zuiho",
			"ship Japan DD 2 with Four", "ship US CV 4 with Two named Yorktown", "ship US CV 4 with Two named Saratoga damaged", "ship US CV 3 with Three named Ranger", "ship US DD 1 with Three",
			"Japan NAS 4 at Soryu elite", "Japan NAS 3 at Kaga", "Japan NAS 2 at Zuiho", "US NAS 4 at Yorktown", "US NAS 3 at Ranger", "Japan NAS 3 at A1 elite", "US AAF 3 at C6"},
		lines: amongIsles,
	},
	{
		name: "winds", seeds: []uint64{1, 2, 4, 6, 8, 11, 19, 27}, theatre: "pacific", rows: []string{"j~~j~~", "~~j~~~", "x~~~~x"}, cities: []string{"A1", "C6", "B3"}, ports: []string{"A1", "A4", "B3", "C1", "C6"},
		always: []string{"turns 4", "turn Spring 1945", "control A1 A4 B3 Axis", "control C1 C6 Allies", "home US islands", "training carried Japan 3", "kill 1",
			"brp Axis 20 20 20 20", "brp Allies 9 9 9 9", "pool Japan NAS 12", "pool Japan AAF 3", "redeploy Axis 2", "redeploy Allies 2",
			"force Allies One at A2", "force Allies Two at A2", "force Allies Three at C6", "force Axis Four at A1",
			"ship US CV 4 with One named Essex", "ship US DD 3 with One", "ship US TR 4 with Two", "ship US BB 4 with Two named Iowa", "ship US DD 2 with Three", "ship Japan DD 2 with Four", "Japan NAS 3 at A1", "US NAS 3 at Essex"},
		wanted: []engine.Verb{awaw.VerbInvoke, awaw.VerbConvert, awaw.VerbEnlist, awaw.VerbRaise},
		lines: []string{
			"ship US CV 3 with F named Franklin", "US NAS N at Franklin", "ship US CVL 2 with F named Cowpens", "US NAS 2 at Cowpens", "ship US CVE N with F", "ship US TR N with F", "ship US DD N with F",
			"ship US BB 5 with F named Texas slow", "ship US CA 4 with F named Indianapolis", "ship US BB 3 at Q named Nevada", "ship US TR N at Q", "ship US CV 3 at Q named Wasp", "US NAS N at Wasp", "ship US DD N at Q",
			"force Allies Five at P", "force Allies Six at P known", "ship US DD N with Five", "ship US BB 4 with Six named Utah", "ship US CV 4 with Five named Hornet damaged", "US NAS N at Hornet",
			"Japan NAS N at Q elite", "Japan NAS N at Q", "Japan AAF N at Q", "Japan AAF N N at Q", "US AAF N at Q", "US NAS N at Q", "US NAS N N at Q", "ship Japan DD N with Four", "ship Japan CV 3 with Four named Hiryu", "Japan NAS N at Hiryu",
			"oil Japan turn T", "convoy S Q N from Q", "control P S", "ship US TR N with Five", "arrive US NAS N at Q turn T", "troops US infantry 2-3 at P afloat",
		},
	},
	{
		name: "raids", seeds: []uint64{3, 4, 8, 9, 10, 26, 36}, theatre: "europe", rows: []string{"ggbb", "ggbb", "iibb"}, fronts: []string{"EEWW", "EEWW", "MMMM"}, cities: []string{"A1", "B2", "C1", "A4", "B3", "C4"},
		boxes: "[[box]]\nid = \"us-atlantic\"\nname = \"Atlantic\"\n[[box.link]]\nto = \"A4\"\ndist = 3\n[[box]]\nid = \"sw-germany\"\nname = \"German SW\"\ncountry = \"germany\"\nparts = [\"western\", \"eastern\", \"mediterranean\"]\n" +
			"[[box]]\nid = \"sw-britain\"\nname = \"British SW\"\ncountry = \"britain\"\nparts = [\"western\", \"mediterranean\"]\n",
		always: []string{"turns 3", "country germany Axis", "country italy Axis", "country britain Allies", "target A1 ic 3", "target C4 ic 3", "bombing 1", "redeploy Axis 4", "redeploy Allies 4"},
		lines: []string{
			"Germany SB N at sw-germany front western", "Germany SB N N at sw-germany front eastern", "Germany SB N at sw-germany front mediterranean", "Germany INT N at sw-germany front western", "Germany INT N at sw-germany front mediterranean",
			"Britain SB N at sw-britain front western", "Britain SB N N at sw-britain front mediterranean", "US SB N at sw-britain front western", "Britain INT N at sw-britain front western", "US INT N at sw-britain front mediterranean",
			"Germany JET N at Q", "Britain JET N at Q", "Germany AAF N at Q", "Britain AAF N at Q", "Italy AAF N at Q", "US AAF N at Q", "research Germany jets N radar N air_range N", "research Britain radar N air_range N jets N", "research US air_range N bombers N", "target Q oil N worth N", "target Q rockets N", "target Q synthetic N",
			"target Q shipyard N", "target Q area N", "target us-atlantic box N", "flying-bombs Axis Q N N N", "control P S", "control us-atlantic S", "oil Italy turn T", "Germany INT N at sw-germany inverted front eastern", "source Axis A1", "source Allies C4",
			"troops Germany infantry 2-3 at P", "troops Britain infantry 2-3 at P", "arrive Britain AAF N at Q turn T", "pool Britain SB N",
		},
	},
}

// scenario draws a scenario line by line; what is said of each line that is refused goes into the hash.
func (w world) scenario(t *testing.T, kit engine.Kit, dice *engine.Fast, said func(...any)) engine.Position {
	t.Helper()
	given := append([]string{"map " + w.name}, w.always...)
	setUp := func(given []string) (engine.Position, error) {
		scene, err := cases.FromGiven(w.name, given...)
		if err != nil {
			return nil, err
		}
		return awaw.Rules{}.Setup(kit, engine.Doc{Name: w.name, Data: scene.Doc})
	}
	p, err := setUp(given)
	if err != nil {
		t.Fatal(err)
	}
	all := slices.Concat(w.lines, w.lines, anywhere)
	for range 60 {
		line := w.draw(all[dice.Intn(len(all))], dice)
		more := slices.Insert(slices.Clone(given), 1+dice.Intn(len(given)), line) // so that anybody may be the first
		q, err := setUp(more)
		if err != nil {
			said(line, err)
			continue
		}
		given, p = more, q
	}
	return p
}

// ways writes down which ways by hexes by chance a few commands may name, how they are worded and read, and where they lead.
func (w world) ways(p engine.Position, into io.Writer, dice *engine.Fast) {
	for _, side := range p.ToAct() {
		legal := p.Legal(side, nil)
		for range 3 {
			line := awaw.Rules{}.FormatCommand(p, legal[dice.Intn(len(legal))]) + w.draw([]string{" via P", " via P P", " from Q", " from P via P"}[dice.Intn(4)], dice)
			c, err := awaw.Rules{}.ParseCommand(p, line)
			fmt.Fprintln(into, line, c, err)
			if err != nil {
				continue
			}
			fmt.Fprintln(into, awaw.Rules{}.FormatCommand(p, c))
			next, _, err := p.Apply(c, engine.NewFast(1))
			if fmt.Fprintln(into, err); err == nil {
				fmt.Fprintln(into, p.(engine.Teller).Tell(c), next.Digest())
			}
		}
	}
}

// hasten passes until something may be done that is wanted, does it, and goes on to the next: what seldom comes about by chance, and late.
func hasten(t *testing.T, p engine.Position, wanted []engine.Verb, dice *engine.Fast) engine.Position {
	t.Helper()
	for range 120 {
		if len(wanted) == 0 || len(p.ToAct()) == 0 {
			break
		}
		legal := p.Legal(p.ToAct()[0], nil)
		with := func(v engine.Verb) []engine.Command {
			return slices.DeleteFunc(slices.Clone(legal), func(c engine.Command) bool { return c.Verb != v })
		}
		list := with(wanted[0])
		if len(list) > 0 {
			wanted = wanted[1:]
		} else if list = with(awaw.VerbDone); len(list) == 0 {
			list = legal
		}
		next, _, err := p.Apply(list[dice.Intn(len(list))], dice)
		if err != nil {
			t.Fatal(err)
		}
		p = next
	}
	return p
}

// games plays a few games from a position, some from where something wanted has been done, and looks at every position on the way.
func (w world) games(t *testing.T, p engine.Position, dice *engine.Fast, course *nets.Course, look func(engine.Position)) {
	t.Helper()
	for game := range uint64(4) {
		var wanted []engine.Verb
		if game%2 == 1 {
			wanted = append(wanted, w.wanted...)
		}
		if game > 1 {
			wanted = append(wanted, engine.Verb(1+dice.Intn(int(awaw.VerbWiden))))
		}
		nets.Eagerly(t, w.name, hasten(t, p, wanted, dice), 160, game+1, course, look)
	}
}

// glimpse writes down what one side or the onlooker sees of some positions, and how some commands are worded.
func glimpse(t *testing.T, p engine.Position, into io.Writer, dice *engine.Fast) {
	t.Helper()
	if seer := engine.Side(dice.Intn(8)); seer <= 2 {
		x := p.Seen(seer)
		text, err := json.Marshal(x.View())
		if err != nil {
			t.Fatal(err)
		}
		into.Write(text)
		fmt.Fprintln(into, p.(*awaw.Position).Adrift())
	}
	for _, side := range p.ToAct() {
		legal := p.Legal(side, nil)
		for range min(6, len(legal)) {
			fmt.Fprint(into, p.(engine.Teller).Tell(legal[dice.Intn(len(legal))]))
		}
	}
}

// lives writes down what may be done in a position that no game came to, and what comes of some of it. What no save of a game holds may stop
// the program, which is written down too; whoever opens a file asks behind a guard (engine/play).
func lives(p *awaw.Position, into io.Writer, dice *engine.Fast) {
	defer func() {
		if x := recover(); x != nil {
			fmt.Fprintln(into, "stops", x)
		}
	}()
	fmt.Fprintln(into, p.ToAct(), p.Digest())
	for side := engine.Side(1); side <= 2; side++ {
		legal := p.Legal(side, nil)
		fmt.Fprintln(into, legal)
		for range min(3, len(legal)) {
			c := legal[dice.Intn(len(legal))]
			next, events, err := p.Apply(c, dice)
			fmt.Fprintln(into, c, len(events), err)
			if err == nil {
				fmt.Fprintln(into, next.Digest(), next.ToAct())
			}
		}
	}
}

func TestKeptSmallWorlds(t *testing.T) {
	const looks, damages = 3, 40
	var kept []string
	for _, w := range worlds {
		board, asked, had := w.board(t), map[string]int{}, map[string]int{}
		for k, seed := range slices.Concat(w.seeds, w.seeds[:2]) {
			before := 0
			if again := k - len(w.seeds); again >= 0 {
				before = 4 + again // the first two once more as games go on that began before owners were asked, or not about all
			}
			s := nets.System{Rules: awaw.Rules{}, Strict: true, Kit: engine.Kit{Board: board, Tables: tables.Embedded().Before(before)}}
			play, dice, setUp, shown, damaged := engine.NewFast(seed), engine.NewFast(seed), fnv.New32a(), fnv.New32a(), fnv.New32a()
			p := w.scenario(t, s.Kit, play, func(what ...any) { fmt.Fprintln(setUp, what...) })
			course := nets.NewCourse()
			w.games(t, p, play, &course, func(p engine.Position) {
				w.ways(p, shown, dice)
				glimpse(t, p, shown, dice)
				ask := p.View().Prompt.Ask.Key
				if asked[ask]++; asked[ask] > looks {
					return
				}
				nets.Shown(t, s, p, shown, dice)
				for side := engine.Side(1); side <= 2; side++ {
					fmt.Fprintln(shown, p.Seen(side).(engine.Guesser).Guess(side, dice).Digest())
				}
				text, err := p.(engine.Encoder).Encode()
				if err != nil {
					t.Fatal(err)
				}
				nets.Damaged(t, text, damages, had, dice, func(what string, text []byte) {
					q, err := p.(*awaw.Position).RereadHere(text)
					fmt.Fprintln(damaged, what, err)
					if err == nil {
						lives(q, damaged, dice)
					}
				})
			})
			kept = append(kept, fmt.Sprintf("%s %d before %d: set up %08x %s shown %08x damaged %08x", w.name, seed, before, setUp.Sum32(), course, shown.Sum32(), damaged.Sum32()))
		}
	}
	nets.Kept(t, "testdata/worlds.txt", kept, *rerecord)
}
