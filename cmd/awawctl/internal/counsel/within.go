package counsel

import (
	"context"
	"os"
	"os/signal"
	"runtime"
	"syscall"

	"awaw/ai/advice"
)

// Within asks, on every core unless told otherwise, and ends it when somebody interrupts: what is known then is given. A second interrupt ends the
// program at once.
func Within(o advice.Options, ask func(advice.Options) error) error {
	ctx, release := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer release()
	context.AfterFunc(ctx, release)
	if o.Stop = ctx.Done(); o.Workers == 0 {
		o.Workers = runtime.NumCPU()
	}
	return ask(o)
}
