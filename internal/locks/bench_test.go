package locks_test

import (
	"fmt"
	"testing"

	"awaw/engine/play"
	"awaw/internal/locks"
)

// What a step costs to write, under passphrases and without.
func BenchmarkStep(b *testing.B) {
	for _, list := range [][]locks.Passphrase{nil, twoSides} {
		b.Run(fmt.Sprintf("sides=%d", len(list)), func(b *testing.B) {
			mem := &play.Memory{}
			o := play.Options{Seed: seed(), Sink: mem, Program: "1.0"}
			var err error
			if o.Locks, o.Cipher, err = locks.New(list); err != nil {
				b.Fatal(err)
			}
			g, err := play.New(buckets.Rules, buckets.Kit, buckets.Doc, o)
			if err != nil {
				b.Fatal(err)
			}
			for i := 0; b.Loop(); i++ {
				if err := g.Note(1, fmt.Sprint("a step ", i)); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// What opening costs: a passphrase, and reading a thousand entries.
func BenchmarkOpen(b *testing.B) {
	mem := &play.Memory{}
	o := play.Options{Seed: seed(), Sink: mem, Program: "1.0"}
	var err error
	if o.Locks, o.Cipher, err = locks.New(twoSides[:1]); err != nil {
		b.Fatal(err)
	}
	g, err := play.New(buckets.Rules, buckets.Kit, buckets.Doc, o)
	if err != nil {
		b.Fatal(err)
	}
	for i := range 1000 {
		if err := g.Note(1, fmt.Sprint("a step ", i)); err != nil {
			b.Fatal(err)
		}
	}
	b.Run("passphrase", func(b *testing.B) {
		for b.Loop() {
			o, err := locks.Begin(g.Locks())
			if err == nil {
				err = o.Try(1, twoSides[0].Text)
			}
			if err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("lines=1000", func(b *testing.B) {
		for b.Loop() {
			if err := read(b, mem.Bytes()).Unlock(o.Cipher); err != nil {
				b.Fatal(err)
			}
		}
	})
}
