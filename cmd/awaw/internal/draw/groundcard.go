package draw

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// This file hands the painted ground to the graphics card, and takes it back.

// uploads is how many pictures of the ground a frame hands to the graphics card at most.
const uploads = 2

// poll takes what was painted; it tells whether the screen changes.
func (g *ground) poll(now time.Time) bool {
	if g.first != nil {
		if !g.first.uploadSome() {
			return false
		}
		g.base, g.first = g.first, nil
		g.changes++
		return true
	}
	changed := false
	for range uploads {
		select {
		case p := <-g.done:
			delete(g.busy, p.key)
			if p.pic.rgba == nil {
				continue
			}
			if p.base && g.whole == nil { // nobody waits for it with the first frame
				if g.first = p.pic; p.kept {
					g.whole = &picture{view: p.pic.view, rgba: p.pic.rgba}
				}
				return changed
			}
			p.pic.upload(g.worn())
			changed = true
			g.changes++
			if p.base {
				g.base = p.pic
			} else {
				g.tiles[p.key] = &tile{picture: *p.pic, born: now, used: g.frame}
			}
		default:
			return changed
		}
	}
	return changed
}

// drop gives the pictures back; what is being painted stops.
func (g *ground) drop() {
	if g == nil {
		return
	}
	g.stop.Store(true)
	g.base.drop()
	g.first.drop()
	for _, t := range g.tiles {
		t.drop()
	}
	for _, img := range g.spare {
		img.Deallocate()
	}
}

// worn gives the picture of a tile that is no longer needed, nil when there is none.
func (g *ground) worn() *ebiten.Image {
	n := len(g.spare)
	if n == 0 {
		return nil
	}
	img := g.spare[n-1]
	g.spare = g.spare[:n-1]
	return img
}
