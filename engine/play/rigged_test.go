package play_test

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"awaw/engine/play"
	"awaw/internal/nets"
)

// This file rigs journals as somebody does who knows how they are written, makes the chain right again, and expects to be found out.

// opened is a journal of hands for two sides up to the first opening: side 1 seals 5, takes it back, seals 9; side 2 seals 2.
func opened(t *testing.T) (nets.System, []byte) {
	t.Helper()
	s := hands(2)
	g, mem := start(t, s)
	do(t, g, "1 pick 5", "1 confirm")
	if err := g.Unseal(1); err != nil {
		t.Fatal(err)
	}
	do(t, g, "1 pick 9", "1 confirm", "2 pick 2")
	if done := do(t, g, "2 confirm"); !done.Opened {
		t.Fatal("nothing was opened")
	}
	return s, mem.Bytes()
}

// opening gives the orders of the one opening in a journal.
func opening(t *testing.T, journal []byte) []play.Orders {
	t.Helper()
	for _, l := range journalOf(t, journal).Lines {
		if len(l.Orders) > 0 {
			return l.Orders
		}
	}
	t.Fatal("no opening")
	return nil
}

// withOrders puts other orders into a journal's opening, and takes out the keyframe after it, whose digest would tell.
func withOrders(t *testing.T, journal []byte, orders []play.Orders) []byte {
	t.Helper()
	text, err := json.Marshal(orders)
	if err != nil {
		t.Fatal(err)
	}
	old := regexp.MustCompile(`"orders":\[.*\]\}\]`)
	return upTo(rechained(journal, func(l string) string {
		return old.ReplaceAllString(l, `"orders":`+string(text))
	}), `"orders":`)
}

// upTo is a journal up to the first line that holds a word.
func upTo(journal []byte, word string) []byte {
	lines := strings.SplitAfter(string(journal), "\n")
	for i, l := range lines {
		if strings.Contains(l, word) {
			return []byte(strings.Join(lines[:i+1], ""))
		}
	}
	return journal
}

// firstLine changes a journal's header.
func firstLine(journal []byte, more string) []byte {
	return rechained(journal, func(l string) string {
		if strings.HasPrefix(l, `{"awaw":1`) {
			return l + more
		}
		return l
	})
}

// found expects a fault that says something.
func found(t *testing.T, name string, s nets.System, journal []byte, says string) {
	t.Helper()
	r := resume(t, s, journal, nil).Verify()
	for _, f := range r.Faults {
		if strings.Contains(f.What, says) {
			return
		}
	}
	t.Errorf("%s: nothing says %q: %v", name, says, r.Faults)
}

// Whoever sealed several orders one after the other opens the last ones, and all of them: bytes of an order cannot pass for salt.
func TestOrdersOpenAsSealedLast(t *testing.T) {
	s, whole := opened(t)
	if r := resume(t, s, whole, nil).Verify(); !r.OK() {
		t.Fatal(r.Faults)
	}
	const says = "are not those sealed"
	orders := opening(t, whole)

	first := orders[0] // begun with an order more that is then told as salt
	salt, err := hex.DecodeString(first.Salt)
	if err != nil {
		t.Fatal(err)
	}
	short := first
	short.Salt = hex.EncodeToString(append(salt, first.Cmds[0]+"\n"...))
	short.Cmds = first.Cmds[1:]
	found(t, "an order passed for salt", s, withOrders(t, whole, []play.Orders{short, orders[1]}), says)

	for _, l := range strings.Split(string(whole), "\n") { // what was sealed before
		var p struct {
			Private string   `json:"private"`
			Side    int      `json:"side"`
			Sealed  int      `json:"sealed"`
			Salt    string   `json:"salt"`
			Cmds    []string `json:"cmds"`
		}
		if !strings.HasPrefix(l, `{"private":"draft"`) || json.Unmarshal([]byte(l), &p) != nil || p.Side != 1 || p.Sealed == 0 || p.Sealed == first.Of {
			continue
		}
		old := play.Orders{Side: 1, Of: p.Sealed, Salt: p.Salt, Cmds: p.Cmds}
		found(t, "orders that were taken back", s, withOrders(t, whole, []play.Orders{old, orders[1]}), says)
		return
	}
	t.Error("no orders were sealed before")
}

// Orders that had to be sealed do not stand in the open, and no side is left out when they are opened.
func TestOrdersAreSealed(t *testing.T) {
	s, whole := opened(t)
	orders := opening(t, whole)
	one := orders[0].Cmds[0]
	plain := rechained(upTo(whole, `"private":"seed"`), func(l string) string { return l })
	plain = append(plain, fmt.Sprintf("{\"n\":1,\"parent\":0,\"kind\":\"command\",\"side\":1,\"cmd\":%q,\"chain\":\"\"}\n", one)...)
	plain = rechained(plain, func(l string) string { return l })
	found(t, "an open command", s, plain, "had to be sealed")
	found(t, "a side left out", s, withOrders(t, whole, orders[:1]), "had to be opened")
}

// A header that calls a game a sandbox, or a copy, does not switch promises off.
func TestMarksProveNothing(t *testing.T) {
	s, whole := opened(t)
	orders := opening(t, whole)
	orders[0].Cmds = orders[0].Cmds[1:]
	orders[0].Cmds = append([]string{"1 pick 1"}, orders[0].Cmds...)
	changed := firstLine(withOrders(t, whole, orders), `,"fork":{"of":"","line":0,"lines":99}`)
	if r := resume(t, s, changed, nil).Verify(); r.Proof() == play.Proved {
		t.Errorf("other orders than those sealed are proved in what calls itself a sandbox: %+v", r)
	}

	game := finished(t)
	if r := resume(t, buckets, firstLine(game, `,"copy":{"for":1}`), nil).Verify(); !r.OK() {
		t.Fatal(r.Faults)
	}
	g, mem := start(t, buckets)
	do(t, g, "1 attack 2") // dice fall, and are seen; then the same again as if they had not
	lines := strings.Split(strings.TrimSuffix(string(mem.Bytes()), "\n"), "\n")
	for i, l := range lines {
		if strings.Contains(l, `"kind":"command"`) {
			j := journalOf(t, mem.Bytes())
			again := strings.Replace(l, `{"n":1,`, fmt.Sprintf(`{"n":%d,`, len(j.Lines)+1), 1)
			if again == l || i == 0 {
				t.Fatalf("line %d is not the first: %s", i, l)
			}
			lines = append(lines, again)
			break
		}
	}
	twice := rechained([]byte(strings.Join(lines, "\n")), func(l string) string { return l })
	found(t, "taken back without a word", buckets, twice, "while play stood at")
	found(t, "taken back in what calls itself a copy", buckets, firstLine(twice, `,"copy":{"for":1}`), "while play stood at")
}

// A keyframe tells the phase, turn and date that began.
func TestKeyframesTellTheirPhase(t *testing.T) {
	whole := finished(t)
	for _, change := range [][2]string{{`"phase":`, `"phase":1`}, {`"turn":`, `"turn":1`}} {
		done := false
		changed := rechained(whole, func(l string) string {
			if done || !strings.Contains(l, `"kind":"keyframe"`) || !strings.Contains(l, change[0]) {
				return l
			}
			done = true
			return strings.Replace(l, change[0], change[1], 1)
		})
		if !done {
			t.Errorf("no keyframe has %s", change[0])
			continue
		}
		found(t, change[0], buckets, changed, "another phase")
	}
}

// A copy that keeps its commitments and says something else beside them is found out too.
func TestCopiesThatSayMore(t *testing.T) {
	s := hands(2)
	game, mem := closed(t, s, aSeed(1))
	nets.Some(t, game, 1, 12)
	whole := mem.Bytes()
	text, _ := copyFor(t, s, whole, 2)
	for name, change := range map[string]func(string) string{
		"another digest": func(l string) string {
			at := strings.Index(l, `"digest":"`) + len(`"digest":"`)
			return l[:at] + string('0'+('1'+l[at])%2) + l[at+1:]
		},
		"dice":           func(l string) string { return l + `,"rolls":[{"key":"1/0/0/0/0.0/0/0/0","d":6,"f":[6]}]` },
		"a command":      func(l string) string { return l + `,"cmd":"1 pick 1"` },
		"something else": func(l string) string { return l + `,"shown":true` },
		"another place":  func(l string) string { return regexp.MustCompile(`"parent":\d+`).ReplaceAllString(l, `"parent":0`) },
	} {
		tried := 0
		lines := strings.Split(string(text), "\n")
		for i, line := range lines {
			body, _, _ := strings.Cut(line, `,"chain":"`)
			if i == 0 || !strings.Contains(body, `"commit":"`) || strings.Contains(body, `"contribution"`) || name == "another digest" && !strings.Contains(body, `"digest"`) {
				continue
			}
			changed := append([]string(nil), lines...)
			if changed[i] = change(body) + `,"chain":""}`; changed[i] == body+`,"chain":""}` {
				continue
			}
			liar, err := play.ReadJournal("liar", bytes.NewReader(chainAnew([]byte(strings.Join(changed, "\n")))))
			if err != nil {
				continue
			}
			c, err := play.Resume(s.Rules, s.Kit, liar, nil)
			if err != nil {
				continue
			}
			tried++
			j := journalOf(t, whole)
			g, err := play.Resume(s.Rules, s.Kit, j, nil)
			if err != nil {
				t.Fatal(err)
			}
			if a, err := c.Against(liar, g, j); err != nil || len(a.Faults) == 0 {
				t.Errorf("%s in line %d agrees: %v\n%s", name, i, err, changed[i])
			}
		}
		if tried == 0 {
			t.Errorf("%s was never tried", name)
		}
	}
}

// Orders said to have been sealed nowhere are lost in a rescue, and nothing else happens.
func TestRescueOfOrdersSealedNowhere(t *testing.T) {
	s, whole := opened(t)
	orders := opening(t, whole)
	for i := range orders {
		orders[i].Of = 0
	}
	changed := withOrders(t, whole, orders)
	lines := strings.SplitAfter(string(changed), "\n")
	last := len(lines)
	for !strings.Contains(lines[last-1], `"kind":"contribution"`) {
		last--
	}
	last-- // the game would open the orders by itself if that one stood
	g := resume(t, s, []byte(strings.Join(lines[:last], "")), &play.Memory{})
	got, err := g.Salvage([]byte(strings.Join(lines[last:], "")), last+1)
	if err != nil || len(got.Lost) != 1 || got.Lost[0].Why.Key != "game.lost.sealed" {
		t.Errorf("%+v, %v", got, err)
	}
}
