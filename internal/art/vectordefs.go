package art

import (
	"bytes"
	"fmt"
)

// This file keeps drawings under names, to be laid down many times.

// Define keeps what draw draws under a name, to be shown where the file says <use href="#name">; on a picture it is not drawn at all.
func (c *Canvas) Define(name string, draw func(*Canvas)) {
	v := c.vec
	if v == nil {
		return
	}
	body, open := v.body, v.open
	v.body, v.open = bytes.Buffer{}, 0
	draw(c)
	for v.open > 0 {
		c.PopClip()
	}
	fmt.Fprintf(&v.defs, "<g id=\"%s\">\n%s</g>\n", name, v.body.Bytes())
	v.body, v.open = body, open
}

// Defs is what a vector canvas has come to keep under names since it was last asked, for the inside of an SVG <defs>.
func (c *Canvas) Defs() []byte {
	if c.vec == nil {
		return nil
	}
	kept := bytes.Clone(c.vec.defs.Bytes())
	c.vec.defs.Reset()
	return kept
}
