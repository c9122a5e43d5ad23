// What a study leaves behind: summary, tables and plots, each written whole or not at all.
package sim

import (
	"fmt"
	"os"
	"path/filepath"

	"awaw/engine"
	"awaw/internal/save"
)

// Write makes the outputs of a study from its records, in the order of their games, and puts them into the folder: pages and
// pictures in the words of a language. The same records give the same bytes.
func Write(dir string, s Study, records []Record, words engine.Catalog) (Count, error) {
	c := CountOf(s, records)
	files := []File{{"games.csv", GamesCSV(s, records)}, {"losses.csv", LossesCSV(s, records)}}
	if len(records) > 0 {
		plots, err := Plots(s, c, records, words)
		if err != nil {
			return c, err
		}
		files = append(files, plots...)
	}
	files = append(files, File{"summary.md", Summary(s, c, words)})
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return c, err
	}
	for _, f := range files {
		if err := save.Replace(filepath.Join(dir, f.Name), f.Data); err != nil {
			return c, fmt.Errorf("%w; every finished game is kept in %s: make room and give the same command again", err, filepath.Join(dir, logFile))
		}
	}
	return c, nil
}
