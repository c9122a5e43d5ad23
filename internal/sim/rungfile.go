// The games of a rung as they are kept.
package sim

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"awaw/internal/save"
)

// setting is what a file of games was played with; games of another are not mixed in.
type setting struct {
	Scenario string `json:"scenario"`
	SHA256   string `json:"sha256"`
	Seed     uint64 `json:"seed"`
	Rung     Rung   `json:"rung"`
}

// openRung reads the games kept of a rung and opens the file for more. A last line that was cut off is dropped.
func openRung(path string, set setting) (*os.File, map[int]RungGame, error) {
	kept := map[int]RungGame{}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return nil, nil, err
	}
	head, err := json.Marshal(set)
	if err != nil {
		return nil, nil, err
	}
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, nil, err
	}
	if save.Hold(f) != nil {
		f.Close()
		return nil, nil, fmt.Errorf("%s: another program is playing these games; wait for it", path)
	}
	in := bufio.NewReader(f)
	end := int64(0)
	for n := 1; ; n++ {
		line, err := in.ReadString('\n')
		if err != nil {
			break // the end, or a line cut off
		}
		text := strings.TrimSpace(line)
		if n == 1 && text != string(head) {
			f.Close()
			return nil, nil, fmt.Errorf("%s: %w", path, ErrPlayedOtherwise)
		}
		var g RungGame
		if n > 1 {
			if err := json.Unmarshal([]byte(text), &g); err != nil {
				f.Close()
				return nil, nil, fmt.Errorf("%s:%d: not a game of a ladder (%w); remove the line", path, n, err)
			}
			kept[g.Game] = g
		}
		end += int64(len(line))
	}
	if err = f.Truncate(end); err == nil {
		_, err = f.Seek(end, io.SeekStart)
	}
	if err == nil && end == 0 {
		_, err = f.Write(append(head, '\n'))
	}
	if err != nil {
		f.Close()
		return nil, nil, err
	}
	return f, kept, nil
}

// inOrder lists games from the first up to the first that is missing.
func inOrder(kept map[int]RungGame) []RungGame {
	var out []RungGame
	for g, ok := kept[0]; ok; g, ok = kept[len(out)] {
		out = append(out, g)
	}
	return out
}
