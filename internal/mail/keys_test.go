package mail

import (
	"testing"

	"awaw/engine"
)

// A desk's key for letters comes of its secret alike in every version of the program: games that have begun go on.
func TestKeysComeOfTheSecret(t *testing.T) {
	for seed, want := range map[uint64]string{
		1: "age1gc2fajrk90uj7zt8g239qxf2drlz0mzcl46wztf02ymzhq55sp3s8rre2r",
		2: "age1gskmym9mm29jvms3rnrgku8f5648thmn5emscy5uf5dmnwgeqvysdyr6vv",
	} {
		if got, err := (secret{engine.OpenSeed(seed)}).box(); err != nil || got != want {
			t.Errorf("%d: %s, %v", seed, got, err)
		}
	}
}
