// The help of awawctl in the player's language: what stands under the keys ctl.help, over the model of the command line.

package main

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/alecthomas/kong"

	"awaw/assets"
	"awaw/engine/systems"
	"awaw/internal/release"
)

// asked is the language that the command line names, before it is read.
func asked(args []string) string {
	for i, a := range args {
		switch lang, found := strings.CutPrefix(a, "--lang="); {
		case found:
			return lang
		case a == "--":
			return ""
		case a == "--lang" && i+1 < len(args):
			return args[i+1]
		}
	}
	return ""
}

// helpCommand is "help COMMAND", which helped reads as a flag before kong does: it stands in the list of commands and near what is misspelt.
type helpCommand struct {
	Command []string `arg:"" optional:""`
}

// Run shows the help of the whole program.
func (helpCommand) Run(ctx *kong.Context) error { return ctx.PrintUsage(false) }

// versionCommand is "version", which helped reads as the flag, for the same ends.
type versionCommand struct{}

// Run tells which version this is.
func (versionCommand) Run(a *app) error {
	fmt.Fprintln(a.out, "awawctl", release.Version())
	return nil
}

// helped puts "help COMMAND" and "version" as the flags they are, behind others too; nothing at all asks for help too.
func helped(args []string) []string {
	at := 0
	for at < len(args) && strings.HasPrefix(args[at], "--") {
		if slices.Contains([]string{"--lang", "--tables", "--passphrase-file"}, args[at]) {
			at++ // its value
		}
		at++
	}
	switch {
	case at >= len(args) && !slices.Contains(args, "--version"):
		return append(slices.Clone(args), "--help")
	case at >= len(args):
		return args
	case args[at] == "help":
		return append(slices.Concat(args[:at], args[at+1:]), "--help")
	case args[at] == "version" && len(args) == at+1:
		return append(slices.Clone(args[:at]), "--version")
	}
	return args
}

// language opens the words of the language asked for. That it is not there is told, and English spoken.
func (a *app) language(args []string, env func(string) string) error {
	lang, none := assets.Language(asked(args), env)
	words, err := systems.Words(lang)
	if err != nil {
		return err
	}
	a.words = words
	if none != nil {
		fmt.Fprintln(a.err, "awawctl:", none)
	}
	return nil
}

// describe puts the words for commands, flags and arguments into the model of the command line.
func (a *app) describe(app *kong.Application) {
	app.Help = a.word("ctl.help.about", systems.First().Title)
	a.describeNode(app.Node, "")
}

// describeNode describes a command, whose words stand under the names on the way to it, and all below it.
func (a *app) describeNode(n *kong.Node, path string) {
	for _, f := range n.Flags {
		f.Help = a.helpOf(path+f.Name, f.Value)
		symbol := strings.Trim(notLetters.ReplaceAllString(f.PlaceHolder, "-"), "-")
		if _, ok := a.words["ctl.symbol."+symbol]; ok {
			f.PlaceHolder = a.word("ctl.symbol." + symbol)
		}
	}
	for _, p := range n.Positional {
		p.Help = a.helpOf(path+p.Name, p)
		if key := "ctl.argument." + p.Name; a.words[key] != "" {
			p.Name = a.word(key)
		}
	}
	for _, c := range n.Children {
		at := path + c.Name
		c.Help = a.word("ctl.help." + at)
		if c.Detail != "" {
			c.Detail = a.more(at+".more", c.Detail)
		}
		a.describeNode(c, at+".")
	}
}

var notLetters = regexp.MustCompile(`[^A-Z]+`)

// helpOf is what is said of a flag or argument, with its default where that is told.
func (a *app) helpOf(key string, v *kong.Value) string { return a.word("ctl.help."+key, v.Default) }

// more is what stands under a command: its examples, which are the same in every language, in the words for it.
func (a *app) more(key, examples string) string {
	var parts []any
	for part := range strings.SplitSeq(examples, apart) {
		parts = append(parts, part)
	}
	return a.word("ctl.help."+key, parts...)
}

// apart stands between the examples of a command and another kind of them.
const apart = "\n---\n"
