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

// Plain is err in a player's words where it is the library's own: a file that is not there, a value that is none.
func Plain(err error, words engine.Catalog) error {
	says := err.Error()
	if gone := (*fs.PathError)(nil); errors.As(err, &gone) && errors.Is(gone, fs.ErrNotExist) && strings.HasSuffix(says, gone.Error()) {
		return errors.New(wording.Word(words, "ctl.file.none", gone.Path))
	}
	plain := advice.ReplaceAllString(nothing.ReplaceAllString(says, "expected a value, and none is given"), "")
	if plain = strings.Replace(plain, "value value", "a value", 1); plain == says {
		return err
	}
	return errors.New(plain)
}

// What kong says and no player would understand: that a value is missing, and what to try.
var (
	nothing = regexp.MustCompile(`expected \w+ value but got "EOL" \(<EOL>\)`)
	advice  = regexp.MustCompile(`( \(short flag\))?(; perhaps try \S+\?)?$`)
)
