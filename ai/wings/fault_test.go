package wings_test

import (
	"errors"
	"testing"

	"awaw/ai"
	"awaw/ai/wings"
)

// What a worker meets comes to whoever asked, who may catch it; nothing ends the program behind his back.
func TestFaultsOfWorkersCanBeCaught(t *testing.T) {
	for _, workers := range []int{1, 2, 5} {
		func() {
			defer func() {
				what := recover()
				if workers == 1 && what == "broken" {
					return // in the goroutine of who asked
				}
				var fault *ai.Fault
				if err, ok := what.(error); !ok || !errors.As(err, &fault) || fault.What != "broken" || len(fault.Stack) == 0 {
					t.Errorf("with %d workers it came to %v", workers, what)
				}
			}()
			wings.Share(workers, 40, func(piece int) {
				if piece == 17 {
					panic("broken")
				}
			})
			t.Errorf("with %d workers nothing came", workers)
		}()
	}
}
