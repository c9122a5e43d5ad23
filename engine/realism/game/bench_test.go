package game_test

import (
	"testing"

	"awaw/internal/nets"
)

func BenchmarkBarePlay(b *testing.B) {
	for _, id := range starts {
		b.Run(id, func(b *testing.B) { nets.BarePlay(b, system(b, id, nil)) })
	}
}
