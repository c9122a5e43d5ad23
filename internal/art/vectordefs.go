package art

import (
	"bytes"
	"fmt"
	"regexp"
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

// Defs is all that a vector canvas keeps under names, as the inside of an SVG <defs>. Outlines that come again stand once.
func (c *Canvas) Defs() []byte {
	if c.vec == nil {
		return nil
	}
	return onlyOnce(c.vec.defs.Bytes())
}

var drawnPath = regexp.MustCompile(`<path d="([^"]{40,})"([^>]*)/>`)

// onlyOnce names each outline that is drawn several times, and uses it by its name.
func onlyOnce(svg []byte) []byte {
	times := map[string]int{}
	for _, m := range drawnPath.FindAllSubmatch(svg, -1) {
		times[string(m[1])]++
	}
	names := map[string]string{}
	var named bytes.Buffer
	rest := drawnPath.ReplaceAllFunc(svg, func(whole []byte) []byte {
		m := drawnPath.FindSubmatch(whole)
		d := string(m[1])
		if times[d] < 2 {
			return whole
		}
		name, ok := names[d]
		if !ok {
			name = fmt.Sprintf("p%d", len(names))
			names[d] = name
			fmt.Fprintf(&named, "<path id=\"%s\" d=\"%s\"/>\n", name, d)
		}
		return fmt.Appendf(nil, "<use href=\"#%s\"%s/>", name, m[2])
	})
	return append(named.Bytes(), rest...)
}
