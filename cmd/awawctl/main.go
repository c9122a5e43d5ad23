// Command awawctl is the game without a window: combat, odds, rule cases, play, replay and checks from a shell.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/alecthomas/kong"

	"awaw/aircombat"
	"awaw/assets"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/plain"
	"awaw/tables"
	"awaw/units"
)

// grammar is the command line. A command is a struct in a file of its own with a Run(*app) error.
type grammar struct {
	Tables string `help:"Folder whose files replace rule values, such as DIR/awaw/costs.toml." placeholder:"DIR" type:"path"`
	Lang   string `help:"Language of what is told: de or en; AWAW_LANG, LC_ALL or LANG when not given." placeholder:"LANG"`

	Combat  combatCommand  `cmd:"" help:"Resolve one round of air combat."`
	Odds    oddsCommand    `cmd:"" help:"Exact odds of an air combat."`
	Naval   navalCommand   `cmd:"" help:"Exact odds of an air attack on ships."`
	Play    playCommand    `cmd:"" help:"Let bots play a scenario."`
	Ladder  ladderCommand  `cmd:"" help:"Bots against bots, many games: how fair is a scenario?"`
	Sim     simCommand     `cmd:"" help:"Play a scenario many times: win rates, losses, luck, plots."`
	Seats   seatsCommand   `cmd:"" help:"One opponent among others, in every seat in turn: how large a share does it take?"`
	Whatif  whatifCommand  `cmd:"" help:"How orders would fare against what the others may well order."`
	Replay  replayCommand  `cmd:"" help:"Step through a journal, or prove it."`
	Verify  verifyCommand  `cmd:"" help:"What a journal proves of its dice, orders and positions."`
	Salvage salvageCommand `cmd:"" help:"Rescue what can be rescued of a damaged journal."`
	Export  exportCommand  `cmd:"" help:"A copy of a journal: for me, for one side, for everyone."`
	Demo    demoCommand    `cmd:"" help:"Play bot against bot and write journal, map picture and report."`
	Check   checkCommand   `cmd:"" help:"Check scenarios, rule files and journals."`
	Case    caseCommand    `cmd:"" help:"Run rule cases."`
	Rule    ruleCommand    `cmd:"" help:"What is said of a rule, its state and its cases."`
	Rules   rulesCommand   `cmd:"" help:"Every clause with its state and cases."`
	Map     mapCommand     `cmd:"" help:"Draw a map to print and hang."`
	Where   whereCommand   `cmd:"" help:"What a place or hex of a map is."`
	Range   rangeCommand   `cmd:"" help:"How far it is between two places, and who could fly it."`
	Legal   legalCommand   `cmd:"" help:"What may be done where a journal or case ends."`

	Adjudicate adjudicateCommand `cmd:"" help:"What becomes of the orders of a Diplomacy turn, with or without wings."`
	Battle     battleCommand     `cmd:"" help:"Battles by volleys, raids, flights and dispatches: Enhanced Realism, Air Supremacy."`
}

// app is what commands work with.
type app struct {
	in       io.Reader
	out, err io.Writer
	tables   tables.Set
	words    engine.Catalog // what the program speaks
}

// What is no bad input, with nothing more to print: errNo says that the answer is no, errUnproved that nothing is wrong with a
// journal, but that its dice are proved by nothing.
var (
	errNo       = errors.New("the answer is no")
	errUnproved = errors.New("not all dice are proved")
)

// The exit codes: good, answered no, bad input.
const (
	exitGood     = 0
	exitNo       = 1
	exitBad      = 2
	exitUnproved = 3
)

func main() { os.Exit(run(os.Args[1:], os.Stdin, shown(os.Stdout), shown(os.Stderr))) }

// shown is what f is written to through: where it is a terminal, characters that the terminal would obey are written out, whatever file
// they came from. A file or another program gets every byte as it is.
func shown(f *os.File) io.Writer {
	if info, err := f.Stat(); err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return f
	}
	return plain.Writer(f)
}

// run is the whole program: it gives the exit code, after one message on bad input.
func run(args []string, in io.Reader, out, errs io.Writer) (code int) {
	type done int // thrown when help has been shown
	defer func() {
		if x := recover(); x != nil {
			d, ok := x.(done)
			if !ok {
				panic(x)
			}
			code = int(d)
		}
	}()
	var g grammar
	parser, err := kong.New(&g, kong.Name("awawctl"),
		kong.Description(systems.First().Title+": the game without a window. Exit codes: 0 good, 1 the answer is no, 2 bad input, 3 dice that nothing proves."),
		kong.Writers(out, errs), kong.Exit(func(c int) { panic(done(c)) }), kong.UsageOnError(),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true}))
	if err != nil {
		fmt.Fprintln(errs, "awawctl:", err)
		return exitBad
	}
	if len(args) == 0 {
		args = []string{"--help"}
	}
	ctx, err := parser.Parse(northern(args))
	if err != nil {
		fmt.Fprintf(errs, "awawctl: %v; awawctl --help lists what there is\n", err)
		return exitBad
	}
	a := &app{in: in, out: out, err: errs, tables: systems.Tables()}
	lang, err := assets.Language(g.Lang, os.Getenv)
	if err != nil {
		fmt.Fprintln(errs, "awawctl:", err)
	}
	text, err := systems.Words(lang)
	if err != nil {
		fmt.Fprintln(errs, "awawctl:", err)
		return exitBad
	}
	a.words = text
	if g.Tables != "" {
		a.tables = systems.Override(a.tables, g.Tables, os.DirFS(g.Tables))
		if err := a.tables.Check(); err != nil {
			fmt.Fprintln(errs, "awawctl:", err)
			return exitBad
		}
	}
	switch err := ctx.Run(a); {
	case err == nil:
		return exitGood
	case errors.Is(err, errNo):
		return exitNo
	case errors.Is(err, errUnproved):
		return exitUnproved
	default:
		said := engine.Worded(err, a.words)
		if damage := (*engine.JournalError)(nil); errors.As(err, &damage) && damage.File != "" {
			said = damage.File + ": " + said
		}
		if hint := a.hint(err); hint != "" && !strings.HasPrefix(ctx.Command(), "salvage") {
			said += " " + hint
		}
		fmt.Fprintln(errs, "awawctl:", said)
		return exitBad
	}
}

// lang is the language that is spoken.
func (a *app) lang() string { return a.words.Word(engine.Say("window.language"), nil) }

// combatRules loads chapters 17 and 19 with the player's values laid over.
func (a *app) combatRules() (*aircombat.Rules, error) {
	u, err := units.Load(a.tables)
	if err != nil {
		return nil, err
	}
	return aircombat.Load(a.tables, u)
}
