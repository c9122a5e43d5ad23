package fonts

import (
	"sync"

	"awaw/internal/beside"
)

var fetched struct {
	mu    sync.Mutex
	files map[string][]byte
}

// File gives a font by the name of its file. It lies beside a page, but for the one that stands in for any other, and is fetched once.
func File(name string) ([]byte, error) {
	if name == Fallback && len(inside) > 0 {
		return inside, nil
	}
	fetched.mu.Lock()
	defer fetched.mu.Unlock()
	if data := fetched.files[name]; data != nil {
		return data, nil
	}
	data, err := beside.File("fonts/" + name)
	if err != nil {
		return nil, err
	}
	if fetched.files == nil {
		fetched.files = map[string][]byte{}
	}
	fetched.files[name] = data
	return data, nil
}
