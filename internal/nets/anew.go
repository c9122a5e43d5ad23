package nets

import "awaw/engine"

// Anew plays a game by chance and checks positions that keep what may be done in them against the slow way, and those that share what is on
// the board with the position before: read back from text, each lists the same anew, and no command writes on the position it is given in.
func Anew(t T, s System, commands int, seed uint64) {
	t.Helper()
	p, err := s.Rules.Setup(s.Kit, s.Doc)
	if err != nil {
		t.Fatalf("the game cannot be set up: %v", err)
	}
	var before engine.Position
	var was [32]byte
	Visit(t, p, commands, true, engine.NewFast(seed), func(n int, p engine.Position) {
		if before != nil && before.Digest() != was {
			t.Fatalf("seed %d: command %d writes on the position it was given in", seed, n)
		}
		before, was = p, p.Digest()
		ReadsBack(t, s, p)
	})
}
