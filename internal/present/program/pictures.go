package program

import "awaw/engine"

// Exporter is a Desk that can write pictures of positions. Export begins the work; what came of it is told once.
type Exporter interface {
	Export(v engine.View, board engine.Board, title, kind string) <-chan Exported
}

// Exported is where a picture is, or why there is none.
type Exported struct {
	Path string
	Err  error
}

// Reporter is a Desk that can write the report of a game. Report begins the work; what came of it is told once.
type Reporter interface {
	// Report writes what side knows, NoSide for what everybody may know.
	Report(p *Play, side engine.Side) <-chan Exported
}
