package aside

import (
	"encoding/json"
	"errors"
	"sync"
	"syscall/js"

	"awaw/ai"
	"awaw/internal/promise"
)

// This file holds the workers of a page: programs without a window, each with a thread of its own (web/aside.js).

// webWorker is a worker of the page, begun with its first job.
type webWorker struct {
	mu    sync.Mutex // one job at a time
	begun js.Value
	heard chan js.Value
	fails int
	jobs  int
}

// Workers are a worker to think and one to paint, nil where the browser has none.
func Workers() (thinks, paints Worker) {
	if !js.Global().Get("awawAside").Truthy() {
		return nil, nil
	}
	return &webWorker{}, &webWorker{}
}

// Cores tells how many programs the browser can run at once, as far as it tells.
func Cores() int {
	n := js.Global().Get("navigator").Get("hardwareConcurrency")
	if n.Type() != js.TypeNumber {
		return 1
	}
	return max(1, n.Int())
}

// mostAides is how many workers help with a decision at most: each holds a whole program.
const mostAides = 7

// Aides are the workers that help the one who thinks: one for each further core. They are begun when they are first asked.
func Aides() (list []Worker) {
	if !js.Global().Get("awawAside").Truthy() {
		return nil
	}
	for range min(Cores()-1, mostAides) {
		list = append(list, &webWorker{})
	}
	return list
}

// mostFails is how often a worker may fail until it is asked no more.
const mostFails = 3

var errWorker = errors.New("the browser's worker has stopped")

// begin starts the worker if it does not run.
func (w *webWorker) begin() error {
	if w.begun.Truthy() {
		return nil
	}
	if w.fails == mostFails {
		return errWorker
	}
	worker, err := promise.Await(js.Global().Call("awawAside"))
	if err != nil {
		w.fails = mostFails
		return err
	}
	heard := make(chan js.Value, 1024)
	hear := js.FuncOf(func(_ js.Value, args []js.Value) any {
		select {
		case heard <- args[0].Get("data"):
		default: // how far it is, which the next message tells too
		}
		return nil
	})
	lost := js.FuncOf(func(js.Value, []js.Value) any { close(heard); return nil })
	worker.Set("onmessage", hear)
	worker.Set("onerror", lost)
	w.begun, w.heard = worker, heard
	return nil
}

// Do has the worker carry a job out.
func (w *webWorker) Do(job Job, watch ai.Watch) (Result, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if err := w.begin(); err != nil {
		return Result{}, err
	}
	w.jobs++
	w.begun.Call("postMessage", map[string]any{"id": w.jobs, "job": written(job)})
	stop := watch.Stop
	for {
		select {
		case <-stop:
			stop = nil
			w.begun.Call("postMessage", map[string]any{"stop": w.jobs})
		case m, ok := <-w.heard:
			if !ok || m.Get("dead").Truthy() {
				w.begun.Call("terminate")
				w.begun, w.fails = js.Undefined(), w.fails+1
				return Result{}, errWorker
			}
			if share := m.Get("share"); share.Type() == js.TypeNumber {
				if watch.Progress != nil {
					watch.Progress(share.Float())
				}
				continue
			}
			return resultOf(m)
		}
	}
}

// resultOf reads what a worker answered.
func resultOf(m js.Value) (r Result, err error) {
	if err = json.Unmarshal([]byte(m.Get("result").String()), &r); err != nil {
		return r, err
	}
	if pixels := m.Get("pixels"); pixels.Truthy() {
		r.Pixels = make([]byte, pixels.Length())
		js.CopyBytesToGo(r.Pixels, pixels)
	}
	return r, nil
}
