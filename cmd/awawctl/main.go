// Command awawctl is the game without a window: combat, odds, rule cases, play, replay and checks from a shell.
package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/alecthomas/kong"

	"awaw/aircombat"
	"awaw/cmd/awawctl/internal/gate"
	"awaw/cmd/awawctl/internal/heads"
	"awaw/cmd/awawctl/internal/openings"
	"awaw/cmd/awawctl/internal/values"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/plain"
	"awaw/internal/release"
	"awaw/tables"
	"awaw/units"
)

// grammar is the command line. A command is a struct in a file of its own with a Run(*app) error.
type grammar struct {
	Tables  string           `placeholder:"DIR" type:"existingdir"`
	Lang    string           `placeholder:"LANG"`
	Version kong.VersionFlag `name:"version"`

	PassphraseFile string `placeholder:"FILE" type:"path" env:"AWAW_PASSPHRASE_FILE"`

	Combat     combatCommand     `cmd:""`
	Odds       oddsCommand       `cmd:""`
	Naval      navalCommand      `cmd:""`
	Play       playCommand       `cmd:""`
	Ladder     ladderCommand     `cmd:""`
	Sim        simCommand        `cmd:""`
	Seats      seatsCommand      `cmd:""`
	Values     values.Command    `cmd:""`
	Gate       gate.Command      `cmd:""`
	Openings   openings.Command  `cmd:""`
	Whatif     whatifCommand     `cmd:""`
	Hint       hintCommand       `cmd:""`
	Review     reviewCommand     `cmd:""`
	Replay     replayCommand     `cmd:""`
	Verify     verifyCommand     `cmd:""`
	Salvage    salvageCommand    `cmd:""`
	Export     exportCommand     `cmd:""`
	Demo       demoCommand       `cmd:""`
	Check      checkCommand      `cmd:""`
	Case       caseCommand       `cmd:""`
	Rule       ruleCommand       `cmd:""`
	Rules      rulesCommand      `cmd:""`
	Map        mapCommand        `cmd:""`
	Where      whereCommand      `cmd:""`
	Range      rangeCommand      `cmd:""`
	Legal      legalCommand      `cmd:""`
	Adjudicate adjudicateCommand `cmd:""`
	Battle     battleCommand     `cmd:""`
	Mail       mailCommand       `cmd:""`
	Unlock     unlockCommand     `cmd:""`
	Help       helpCommand       `cmd:""`
	Number     versionCommand    `cmd:"" name:"version"`
}

// app is what commands work with.
type app struct {
	in       io.Reader
	out, err io.Writer
	tables   tables.Set
	words    engine.Catalog // what the program speaks
	keys     keys           // what opens saves that are under passphrases
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

func main() { os.Exit(run(os.Args[1:], os.Stdin, plain.Shown(os.Stdout), plain.Shown(os.Stderr))) }

// run is the whole program: it gives the exit code, after one message on bad input.
func run(args []string, in io.Reader, out, errs io.Writer) (code int) {
	type done int // thrown when help has been shown
	kept := &plain.Faults{Writer: out}
	out = kept
	a := &app{in: in, out: out, err: errs, tables: systems.Tables()}
	defer func() {
		if x := recover(); x != nil {
			d, ok := x.(done)
			if !ok {
				panic(x)
			}
			code = int(d)
		}
		if kept.Fault != nil && code != exitBad { // half an answer is none
			fmt.Fprintln(errs, "awawctl:", a.word("ctl.unwritten", cmp.Or(errors.Unwrap(kept.Fault), kept.Fault)))
			code = exitBad
		}
	}()
	var g grammar
	if err := a.language(args, os.Getenv); err != nil {
		fmt.Fprintln(errs, "awawctl:", err)
		return exitBad
	}
	parser, err := kong.New(&g, kong.Name("awawctl"), kong.Help(heads.Printer(a.words)),
		kong.Writers(out, errs), kong.Exit(func(c int) { panic(done(c)) }), kong.UsageOnError(),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true}), kong.Vars{"version": "awawctl " + release.Version()})
	if err != nil {
		fmt.Fprintln(errs, "awawctl:", err)
		return exitBad
	}
	a.describe(parser.Model)
	ctx, err := parser.Parse(heads.Below(northern(helped(args))))
	if err != nil && kept.Fault != nil { // help that could not be written
		return exitGood
	}
	if err != nil {
		says := worded(heads.Plain(err, a.words), a.words)
		if !heads.Astray(err) {
			says = a.word("ctl.list.help", says, heads.Asked(err))
		}
		fmt.Fprintln(errs, "awawctl:", says)
		return exitBad
	}
	a.keys.file = g.PassphraseFile
	if g.Tables != "" {
		a.tables = systems.Override(a.tables, g.Tables, os.DirFS(g.Tables))
		if err := a.tables.Check(); err != nil {
			fmt.Fprintln(errs, "awawctl:", worded(err, a.words))
			return exitBad
		}
	}
	switch err := ctx.Run(a, values.Desk{Out: a.out, Err: a.err, Tables: a.tables, Words: a.words}); {
	case err == nil:
		return exitGood
	case errors.Is(err, errNo), errors.Is(err, values.ErrStopped), errors.Is(err, gate.ErrNo):
		return exitNo
	case errors.Is(err, errUnproved):
		return exitUnproved
	case kept.Fault != nil && errors.Is(err, kept.Fault): // told as every answer that could not be written
		return exitGood
	default:
		said := worded(heads.Plain(err, a.words), a.words)
		if damage := (*play.JournalError)(nil); errors.As(err, &damage) && damage.File != "" {
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

// combatRules loads chapters 17 and 19 with the player's values laid over; nations may be called as the player calls them.
func (a *app) combatRules() (*aircombat.Rules, error) {
	u, err := units.Load(a.tables)
	if err != nil {
		return nil, err
	}
	u.AlsoCalled(a.words.Name)
	return aircombat.Load(a.tables, u)
}
