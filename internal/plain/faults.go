package plain

import "io"

// Faults is a writer that keeps the first fault of what it writes to.
type Faults struct {
	io.Writer
	Fault error
}

// Write writes on.
func (w *Faults) Write(b []byte) (int, error) {
	n, err := w.Writer.Write(b)
	if err != nil && w.Fault == nil {
		w.Fault = err
	}
	return n, err
}
