// Command worker carries out jobs beside a page: it runs in a worker of the browser (web/aside.js), which has no window.
package main

import (
	"encoding/json"
	"sync"
	"syscall/js"
	"time"

	"awaw/ai"
	"awaw/cmd/awaw/internal/aside"
)

// breath is how long a job may go on until the browser may say that it is to stop.
const breath = 40 * time.Millisecond

// jobs are carried out in the order they come.
type jobs struct {
	bench *aside.Bench
	todo  chan job
	mu    sync.Mutex
	stops map[int]chan struct{} // of those not done
}

type job struct {
	id   int
	text string
}

func main() {
	j := &jobs{bench: aside.NewBench(aside.Aides()...), todo: make(chan job, 64), stops: map[int]chan struct{}{}}
	js.Global().Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		j.hear(args[0].Get("data"))
		return nil
	}))
	js.Global().Call("postMessage", map[string]any{"ready": true})
	for next := range j.todo {
		j.do(next)
	}
}

// hear takes a job, or that one is to stop.
func (j *jobs) hear(m js.Value) {
	j.mu.Lock()
	defer j.mu.Unlock()
	if stop := m.Get("stop"); stop.Truthy() {
		if c := j.stops[stop.Int()]; c != nil {
			close(c)
			delete(j.stops, stop.Int())
		}
		return
	}
	id := m.Get("id").Int()
	j.stops[id] = make(chan struct{})
	j.todo <- job{id, m.Get("job").String()}
}

// do carries a job out and answers.
func (j *jobs) do(next job) {
	j.mu.Lock()
	stop := j.stops[next.id]
	j.mu.Unlock()
	last := time.Now()
	told := func(share float64) {
		if time.Since(last) < breath {
			return
		}
		js.Global().Call("postMessage", map[string]any{"id": next.id, "share": share})
		time.Sleep(time.Microsecond) // the browser's messages come in
		last = time.Now()
	}
	var r aside.Result
	var asked aside.Job
	if err := json.Unmarshal([]byte(next.text), &asked); err != nil {
		r.Refused = err.Error()
	} else {
		r = j.bench.Do(asked, ai.Watch{Stop: stop, Progress: told})
	}
	j.mu.Lock()
	delete(j.stops, next.id)
	j.mu.Unlock()
	answer(next.id, r)
}

// answer gives a result back; pixels change hands and are not copied again.
func answer(id int, r aside.Result) {
	text, err := json.Marshal(r)
	if err != nil {
		text = []byte(`{"refused":"a result that cannot be written"}`)
	}
	m := map[string]any{"id": id, "result": string(text)}
	if len(r.Pixels) == 0 {
		js.Global().Call("postMessage", m)
		return
	}
	pixels := js.Global().Get("Uint8Array").New(len(r.Pixels))
	js.CopyBytesToJS(pixels, r.Pixels)
	m["pixels"] = pixels
	js.Global().Call("postMessage", m, []any{pixels.Get("buffer")})
}
