// Package frame is what frames the map: bars, rail, prompt, sheets of paper, tips, and the curtain between players.
package frame
