package save

import (
	"os"
	"syscall/js"
)

// lock takes the save for this tab through the browser's locks, which web/fs.js gives free when the file is closed or the tab is.
func lock(f *os.File) error {
	take := js.Global().Get("fs").Get("flock")
	if take.IsUndefined() { // another runtime than the page's: nobody else has its files
		return nil
	}
	done := make(chan error, 1)
	answer := js.FuncOf(func(_ js.Value, got []js.Value) any {
		if len(got) == 0 || got[0].IsNull() || got[0].IsUndefined() {
			done <- nil
		} else {
			done <- ErrInUse
		}
		return nil
	})
	defer answer.Release()
	take.Invoke(int(f.Fd()), answer)
	return <-done
}
