package present_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/wings"
	"awaw/internal/present"
	"awaw/internal/present/program"
	"awaw/internal/present/quill"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// postDesk keeps text outside the program.
type postDesk struct {
	*rowDesk
	copied string
	files  map[string]string
}

func (d *postDesk) Copy(text string) error { d.copied = text; return nil }

func (d *postDesk) Pasted() (string, error) {
	if d.copied == "" {
		return "", errors.New("nothing was copied")
	}
	return d.copied, nil
}

func (d *postDesk) KeepText(title, text string) (string, error) {
	d.files[title] = text
	return title, nil
}

func (d *postDesk) Texts() (out []string) {
	for name := range d.files {
		out = append(out, name)
	}
	return out
}

func (d *postDesk) Text(name string) (string, error) { return d.files[name], nil }

// rhineWithPost is the start for two powers on a desk that keeps text.
func rhineWithPost(t *testing.T) (*present.Model, *postDesk) {
	t.Helper()
	post := &postDesk{files: map[string]string{}}
	m, _ := newModelOn(t, func(d *rowDesk) program.Desk { post.rowDesk = d; return post })
	m.Put(rhinePlay(t))
	lift(m)
	return m, post
}

// What is written goes out as text, by the clipboard and as a file, and comes in again in place of what the units have; nobody else's orders
// are in it, and nobody else's are taken.
func TestOrdersGoOutAndComeIn(t *testing.T) {
	m, post := rhineWithPost(t)
	g := m.Table()
	types(m, "a par - bur")
	types(m, "w par patrols bur, ignore ger")
	press(m, "t", "c", "f")
	if want := "# spring 1901\nFRA:\nA par - bur\nW par patrols bur, ignore GER\n"; post.copied != want || post.files["Orders of France, Spring 1901"] != want {
		t.Fatalf("copied %q, kept %v", post.copied, post.files)
	}
	press(m, "esc")
	types(m, "a par - pic")
	types(m, "a mar - spa")
	press(m, "t", "v", "enter")
	want := []string{"France: A mar - spa", "France: A par - bur", "France: W par patrols bur", "France: W par ignore GER"}
	if d := g.Draft(1); !slices.Equal(d, want) {
		t.Fatalf("the draft is %q, expected %q", d, want)
	}
	if strings.Contains(words(m), "Copy") {
		t.Error("the letter is not put away")
	}
	m.Send(scene.Dropped{Text: "Germany:\nA mun - bur\nFrance:\nA par - spa\nA par - gas\nA Paris - Piccardy\n"})
	s := words(m)
	for _, told := range []string{"Another power", "1 line can be written", "Piccardy\": expected a province"} {
		if !strings.Contains(s, told) {
			t.Errorf("%q is not told of a bad sheet: %q", told, s)
		}
	}
	press(m, "enter")
	if d := g.Draft(1); d[len(d)-1] != "France: A par - gas" {
		t.Errorf("the draft is %q", d)
	}
	if len(g.Draft(2)) > 0 {
		t.Errorf("Germany has orders: %q", g.Draft(2))
	}
}

// The last movement goes out whole, as turns are adjudicated, once it has been opened.
func TestMovementGoesOutWhole(t *testing.T) {
	m, post := rhineWithPost(t)
	if press(m, "t"); strings.Contains(words(m), "Last movement") {
		t.Error("a movement is offered before there was one")
	}
	press(m, "esc")
	types(m, "a par - bur")
	do(t, m, table.Give{Cmd: engine.Command{Side: 1, Verb: wings.VerbSeal}})
	lift(m)
	types(m, "a mun - bur")
	m.Send(scene.Tick{MS: 1000})
	do(t, m, table.Give{Cmd: engine.Command{Side: 2, Verb: wings.VerbSeal}})
	press(m, "t", "c")
	if !strings.Contains(post.copied, "season spring\n") || !strings.Contains(post.copied, "FRA:\nA par - bur\n") || !strings.Contains(post.copied, "GER:\nA mun - bur\n") {
		t.Errorf("the movement is %q", post.copied)
	}
	press(m, "esc", "space", "space", "space")
	if !has(m, quill.Letter{}) {
		t.Error("orders are no longer written out")
	}
}
