package promise

import (
	"errors"
	"syscall/js"
)

// Await waits for a promise and gives what it brought, or why it brought nothing. It must not be called from a function that the browser
// called: the browser answers only when that one has ended.
func Await(p js.Value) (js.Value, error) {
	type answer struct {
		value js.Value
		err   error
	}
	done := make(chan answer, 1)
	good := js.FuncOf(func(_ js.Value, got []js.Value) any {
		a := answer{value: js.Undefined()}
		if len(got) > 0 {
			a.value = got[0]
		}
		done <- a
		return nil
	})
	bad := js.FuncOf(func(_ js.Value, why []js.Value) any {
		done <- answer{err: errors.New(told(why))}
		return nil
	})
	defer good.Release()
	defer bad.Release()
	p.Call("then", good, bad)
	a := <-done
	return a.value, a.err
}

// told words what a promise was broken with.
func told(why []js.Value) string {
	if len(why) == 0 {
		return "no reason given"
	}
	return js.Global().Get("String").Invoke(why[0]).String()
}

// Pause lets the browser do what waits to be done: messages, input, a frame. As Await, it must not be called from a function that the browser called.
func Pause() {
	done := make(chan struct{})
	on := js.FuncOf(func(js.Value, []js.Value) any {
		close(done)
		return nil
	})
	defer on.Release()
	js.Global().Call("setTimeout", on, 0)
	<-done
}
