package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"awaw/assets"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/wording"
	"awaw/scenarios"
)

// This file holds the command line: every value is checked here, before a window opens.

// options is the command line, checked.
type options struct {
	scenario      *engine.Doc
	load, replay  string
	goOn          string // the id of a scenario whose newest game is gone on with
	mute          bool
	lang          string  // "": by the environment
	scale         float64 // 0: by the size of the window
	tables, saves string
	seed          *uint64
	width, height int
	sized         bool   // a size was asked for
	config        string // the folder of settings, "" for the system's
	version       bool
	shot          string
	frames        int
	bench         bool
	session       string // a file to be played into the window, its pictures beside each other in shots
	shots         string
}

// unattended tells whether nobody plays: a picture is taken, a session is played in, or frames are timed.
func (o options) unattended() bool { return o.shot != "" || o.session != "" || o.bench }

// The window when no size is asked for, and the sizes that can be asked for, in pixels.
const (
	defaultWidth, defaultHeight = 1600, 900
	leastWidth, leastHeight     = 800, 500
	mostWidth, mostHeight       = 7680, 4320
)

// help prints what the program can be asked for.
func help(o options, out, errs io.Writer) int {
	text, err := usage(o)
	if err != nil {
		fmt.Fprintln(errs, "awaw:", err)
		return exitCrash
	}
	fmt.Fprintln(out, text)
	return exitGood
}

// usage is what -h prints.
func usage(o options) (string, error) {
	text, err := assets.Text(o.language())
	return text["window.usage"], err
}

// language is the one asked for, the player's own or that of the environment.
func (o options) language() string {
	if o.lang == "" {
		o.lang = keepSettings(o.config, io.Discard).now.Language
	}
	lang, _ := assets.Language(o.lang, os.Getenv) // of one there is not, it gives another
	return lang
}

// complain says of a language asked for on the command line or in the environment that there is none of that name.
func (o options) complain(errs io.Writer) {
	if _, err := assets.Language(o.lang, os.Getenv); err != nil {
		fmt.Fprintln(errs, "awaw:", err)
	}
}

// told is what is wrong with the command line, or with what it names, in that language.
func (o options) told(err error) string {
	words, none := systems.Words(o.language())
	if none != nil {
		return err.Error()
	}
	said := wording.Worded(err, words)
	if damage := (*play.JournalError)(nil); errors.As(err, &damage) && damage.File != "" {
		said = damage.File + ": " + said
	}
	return said
}

// errHelp says that help was asked for.
var errHelp = errors.New("help")

// words are the options that are read further than the flags do.
type words struct{ scenario, scale, seed, size string }

// parseOptions reads the command line. Its errors are one sentence for the player.
func parseOptions(args []string) (options, error) {
	o := options{width: defaultWidth, height: defaultHeight}
	var w words
	f := o.flags(&w)
	help, err := false, f.Parse(args)
	for ; errors.Is(err, flag.ErrHelp); err = f.Parse(f.Args()) { // what follows may name its language
		help = true
	}
	switch {
	case help:
		return o, errHelp
	case err != nil:
		return o, fmt.Errorf("%w; awaw -h lists what there is", err)
	case f.NArg() > 0:
		return o, fmt.Errorf("%q is not understood; to open a saved game use -load %s", f.Arg(0), f.Arg(0))
	case o.version:
		return o, nil
	}
	for _, check := range []func(words) error{o.game, o.folders, o.figures} {
		if err := check(w); err != nil {
			return o, err
		}
	}
	return o, nil
}

// flags lists what can be asked for, and where it is put.
func (o *options) flags(w *words) *flag.FlagSet {
	f := flag.NewFlagSet("awaw", flag.ContinueOnError)
	f.SetOutput(io.Discard)
	f.Usage = func() {}
	f.StringVar(&w.scenario, "scenario", "", "")
	f.StringVar(&o.load, "load", "", "")
	f.StringVar(&o.goOn, "continue", "", "")
	f.StringVar(&o.replay, "replay", "", "")
	f.BoolVar(&o.mute, "mute", false, "")
	f.StringVar(&o.lang, "lang", "", "")
	f.StringVar(&w.scale, "scale", "", "")
	f.StringVar(&o.tables, "tables", "", "")
	f.StringVar(&o.saves, "saves", "", "")
	f.StringVar(&w.seed, "seed", "", "")
	f.StringVar(&w.size, "size", "", "")
	f.BoolVar(&o.version, "version", false, "")
	f.StringVar(&o.config, "settings", "", "")
	f.StringVar(&o.shot, "shot", "", "")
	f.IntVar(&o.frames, "frames", 60, "")
	f.BoolVar(&o.bench, "bench", false, "")
	f.StringVar(&o.session, "session", "", "")
	f.StringVar(&o.shots, "shots", ".", "")
	return f
}

// game checks which game is to be opened: one at most, and one that can be read.
func (o *options) game(w words) (err error) {
	given := 0
	for _, s := range []string{w.scenario, o.goOn, o.load, o.replay} {
		if s != "" {
			given++
		}
	}
	if given > 1 {
		return errors.New("-scenario, -continue, -load and -replay exclude each other; give one of them")
	}
	if w.scenario != "" {
		if o.scenario, err = readScenario(w.scenario); err != nil {
			return fmt.Errorf("-scenario: %w", err)
		}
	}
	if o.goOn != "" {
		if _, err = scenarios.Doc(o.goOn); err != nil {
			return fmt.Errorf("-continue: %w", err)
		}
	}
	for _, p := range []struct{ flag, path string }{{"-load", o.load}, {"-replay", o.replay}} {
		if st, err := os.Stat(p.path); p.path != "" && (err != nil || st.IsDir()) {
			return fmt.Errorf("%s: %s is not a file that can be read; give the path of a saved game", p.flag, p.path)
		}
	}
	return nil
}

// folders checks the folders named: that of tables is there, and none is a file.
func (o *options) folders(words) error {
	if st, err := os.Stat(o.tables); o.tables != "" && (err != nil || !st.IsDir()) {
		return fmt.Errorf("-tables: %s is not a folder; give the folder that holds awaw/costs.toml and the like", o.tables)
	}
	if st, err := os.Stat(o.saves); o.saves != "" && err == nil && !st.IsDir() {
		return fmt.Errorf("-saves: %s is a file; give a folder", o.saves)
	}
	if st, err := os.Stat(o.config); o.config != "" && err == nil && !st.IsDir() {
		return fmt.Errorf("-settings: %s is a file; give a folder", o.config)
	}
	return nil
}

// figures reads the numbers.
func (o *options) figures(w words) (err error) {
	if w.seed != "" {
		n, err := strconv.ParseUint(w.seed, 10, 64)
		if err != nil {
			return fmt.Errorf("-seed: %q is not a whole number from 0 to %d", w.seed, uint64(1<<64-1))
		}
		o.seed = &n
	}
	if w.scale != "" {
		if o.scale, err = strconv.ParseFloat(w.scale, 64); err != nil || !(o.scale >= .75 && o.scale <= 3) {
			return fmt.Errorf("-scale: %q is not a number from 0.75 to 3", w.scale)
		}
	}
	if w.size != "" {
		o.sized = true
		if o.width, o.height, err = parseSize(w.size); err != nil {
			return err
		}
	}
	if o.frames < 1 {
		return fmt.Errorf("-frames: %d is not a number of frames from 1", o.frames)
	}
	return nil
}

// parseSize reads "1600x900".
func parseSize(s string) (w, h int, err error) {
	a, b, ok := strings.Cut(strings.ToLower(s), "x")
	w, errW := strconv.Atoi(a)
	h, errH := strconv.Atoi(b)
	if !ok || errW != nil || errH != nil || w < leastWidth || h < leastHeight || w > mostWidth || h > mostHeight {
		return 0, 0, fmt.Errorf("-size: %q is not a width and height from %dx%d to %dx%d, such as 1600x900", s, leastWidth, leastHeight, mostWidth, mostHeight)
	}
	return w, h, nil
}

// readScenario reads a scenario by id, or by file name if there is such a file.
func readScenario(name string) (*engine.Doc, error) {
	if data, err := os.ReadFile(name); err == nil {
		return &engine.Doc{Name: name, Data: data}, nil
	} else if strings.HasSuffix(name, ".toml") {
		return nil, fmt.Errorf("%s cannot be read: %w", name, errors.Unwrap(err))
	}
	d, err := scenarios.Doc(name)
	if err != nil {
		return nil, err
	}
	return &d, nil
}
