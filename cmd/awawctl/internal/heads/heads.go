// Package heads puts what the reader of the command line says of itself, the heads of its help and a file that is not there, into the
// player's language.
package heads

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"syscall"

	"github.com/alecthomas/kong"

	"awaw/engine"
	"awaw/internal/wording"
)

// Printer writes help with the headings of the language.
func Printer(words engine.Catalog) kong.HelpPrinter {
	return func(options kong.HelpOptions, ctx *kong.Context) error {
		var b bytes.Buffer
		out := ctx.Stdout
		ctx.Stdout = &b
		err := kong.DefaultHelpPrinter(options, ctx)
		ctx.Stdout = out
		if err != nil {
			return err
		}
		_, err = io.WriteString(out, headed(words, b.String()))
		return err
	}
}

// headed puts kong's own words into the language.
func headed(words engine.Catalog, help string) string {
	command := "<" + wording.Word(words, "ctl.help.command") + ">"
	lines := strings.Split(help, "\n")
	for i, line := range lines {
		if usage, found := strings.CutPrefix(line, "Usage: "); found {
			usage = strings.NewReplacer("<command>", command, "[flags]", "["+wording.Word(words, "ctl.help.flags")+"]").Replace(usage)
			lines[i] = wording.Word(words, "ctl.help.usage", usage)
			continue
		}
		if word := strings.TrimSuffix(line, ":"); word != line && slices.Contains([]string{"Arguments", "Flags", "Commands"}, word) {
			lines[i] = words.Word(engine.Say("ctl.help."+word), nil)
		}
		if each := `Run "awawctl <command> --help" for more information on a command.`; line == each {
			lines[i] = wording.Word(words, "ctl.help.each", "awawctl "+command+" --help")
		}
	}
	return strings.Join(lines, "\n")
}

// Below joins a flag and the number below zero behind it, which the reader would take for another flag: why it is none, whoever asked for the number
// tells.
func Below(args []string) []string {
	var out []string
	for i, arg := range args {
		if arg == "--" {
			return append(out, args[i:]...)
		}
		if n := len(out); n > 0 && below.MatchString(arg) && strings.HasPrefix(out[n-1], "--") && !strings.Contains(out[n-1], "=") {
			out[n-1] += "=" + arg
			continue
		}
		out = append(out, arg)
	}
	return out
}

var below = regexp.MustCompile(`^-\d+(\.\d+)?$`)

// Astray tells whether it is about a file that is not there or is a folder: then it helps nobody to read what commands there are.
func Astray(err error) bool {
	return errors.Is(err, fs.ErrNotExist) || folder.MatchString(err.Error()) || noFolder.MatchString(err.Error())
}

// Asked names the command whose help tells what was got wrong: the one that was understood so far.
func Asked(err error) string {
	if at := (*kong.ParseError)(nil); errors.As(err, &at) && at.Context != nil {
		if node := at.Context.Selected(); node != nil {
			return node.FullPath()
		}
	}
	return "awawctl"
}

// Plain is err in a player's words where it is the library's own: a file that is not there, or is a folder, a value that is none.
func Plain(err error, words engine.Catalog) error {
	says := err.Error()
	if at := (*fs.PathError)(nil); errors.As(err, &at) && strings.HasSuffix(says, at.Error()) {
		switch {
		case errors.Is(at, fs.ErrNotExist) && asFolder.MatchString(says):
			return errors.New(wording.Word(words, "ctl.folder.none", at.Path))
		case errors.Is(at, fs.ErrNotExist):
			return errors.New(wording.Word(words, "ctl.file.none", at.Path))
		case errors.Is(at, syscall.EISDIR):
			return errors.New(wording.Word(words, "ctl.file.folder", at.Path))
		}
	}
	if m := folder.FindStringSubmatch(says); m != nil {
		return errors.New(wording.Word(words, "ctl.file.folder", m[1]))
	}
	if m := noFolder.FindStringSubmatch(says); m != nil {
		return errors.New(wording.Word(words, "ctl.folder.not", m[1]))
	}
	plain := advice.ReplaceAllString(nothing.ReplaceAllString(says, "expected a value, and none is given"), "")
	if plain = unsaid.Replace(plain); plain == says {
		return err
	}
	return errors.New(plain)
}

// What kong says and no player would understand: that a value is missing or no number, that a folder stands for a file, and what to try.
var (
	nothing  = regexp.MustCompile(`expected \w+ value but got "EOL" \(<EOL>\)`)
	folder   = regexp.MustCompile(`^<\w+>(?: \.\.\.)?: "(.*)" exists but is a directory$`)
	noFolder = regexp.MustCompile(`^--\w+: "(.*)" exists but is not a directory$`)
	asFolder = regexp.MustCompile(`^--(tables|dir): `)
	unsaid   = strings.NewReplacer("value value", "a value", "a valid 64 bit uint", "a whole number from 0", "a valid 64 bit int", "a whole number")
	advice   = regexp.MustCompile(`( \(short flag\))?(; perhaps try \S+\?)?$`)
)
