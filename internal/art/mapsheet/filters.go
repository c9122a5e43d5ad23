// Number fields of the map painter: blurs, the distance to the coast, samples between grid points.
package mapsheet

import "math"

// field is a grid of numbers, row by row.
type field struct {
	w, h int
	v    []float32
}

func newField(w, h int) field { return field{w, h, make([]float32, w*h)} }

// gauss blurs in place with a bell of width sigma, reaching 2.6 sigma; edges are continued outwards.
func (f field) gauss(sigma float64) {
	r := int(math.Ceil(sigma * 2.6))
	if r < 1 || f.w == 0 || f.h == 0 {
		return
	}
	bell := make([]float32, 2*r+1)
	var sum float32
	for i := range bell {
		bell[i] = float32(math.Exp(-float64((i-r)*(i-r)) / (2 * sigma * sigma)))
		sum += bell[i]
	}
	for i := range bell {
		bell[i] /= sum
	}
	line := make([]float32, f.w+2*r)
	for y := range f.h {
		Rest()
		row := f.v[y*f.w : (y+1)*f.w]
		copy(line[r:], row)
		for i := range r {
			line[i], line[r+f.w+i] = row[0], row[f.w-1]
		}
		flat := true
		for _, q := range line {
			if q != line[0] {
				flat = false
				break
			}
		}
		if flat {
			continue
		}
		clear(row)
		for i, b := range bell {
			src := line[i : i+f.w]
			for x := range row {
				row[x] += b * src[x]
			}
		}
	}
	f.gaussDown(bell, r)
}

// gaussDown blurs columns, a row at a time, keeping the rows above as they were.
func (f field) gaussDown(bell []float32, r int) {
	src := make([][]float32, 2*r+1)
	for i := range src {
		src[i] = append([]float32(nil), f.row(i-r)...)
	}
	for y := range f.h {
		Rest()
		dst := f.v[y*f.w : (y+1)*f.w]
		clear(dst)
		for i, b := range bell {
			s := src[i][:len(dst)]
			for x := range dst {
				dst[x] += b * s[x]
			}
		}
		first := src[0]
		copy(src, src[1:])
		copy(first, f.row(y+r+1))
		src[2*r] = first
	}
}

// row gives a row, the nearest one outside the field.
func (f field) row(y int) []float32 {
	y = min(max(y, 0), f.h-1)
	return f.v[y*f.w : (y+1)*f.w]
}

// coastDistance gives the distance in pixels from every pixel to the line where f passes one half, without a sign;
// far is what it says where there is no coast. The place of the line between pixels is taken from f itself.
func coastDistance(f field, far float32) field {
	c := coasts{w: f.w, h: f.h, near: make([]step, f.w*f.h)}
	edge := newField(f.w, f.h)
	for y := range f.h {
		for x := range f.w {
			i := y*f.w + x
			c.near[i] = step{none, none}
			if f.onCoast(x, y) {
				c.near[i] = step{}
				edge.v[i] = (f.v[i] - .5) / max(.02, f.steep(x, y))
			}
		}
	}
	c.down()
	c.up()
	out := newField(f.w, f.h)
	for i, n := range c.near {
		if n.x == none {
			out.v[i] = far
			continue
		}
		seed := edge.v[i+int(n.y)*f.w+int(n.x)]
		if f.v[i] <= .5 {
			seed = -seed
		}
		out.v[i] = max(0, float32(math.Sqrt(float64(int(n.x)*int(n.x)+int(n.y)*int(n.y))))+seed)
	}
	return out
}

// onCoast tells whether the line of one half passes between a pixel and one beside it.
func (f field) onCoast(x, y int) bool {
	i := y*f.w + x
	in := f.v[i] > .5
	return x > 0 && (f.v[i-1] > .5) != in || x+1 < f.w && (f.v[i+1] > .5) != in ||
		y > 0 && (f.v[i-f.w] > .5) != in || y+1 < f.h && (f.v[i+f.w] > .5) != in
}

// step is the way from a pixel to the nearest one on a coast; none in x where no coast has been found.
type step struct{ x, y int16 }

const none = 1 << 14

// coasts finds the nearest coast of every pixel, by going over all rows down and up again.
type coasts struct {
	w, h int
	near []step
}

// better takes the coast of pixel j, which lies dx and dy away, for pixel i too if it is nearer.
func (c *coasts) better(i, j int, dx, dy int16) {
	n := c.near[j]
	if n.x == none {
		return
	}
	n.x, n.y = n.x+dx, n.y+dy
	o := c.near[i]
	if o.x == none || int(n.x)*int(n.x)+int(n.y)*int(n.y) < int(o.x)*int(o.x)+int(o.y)*int(o.y) {
		c.near[i] = n
	}
}

func (c *coasts) down() {
	for y := range c.h {
		for x := range c.w {
			i := y*c.w + x
			if y > 0 {
				c.row(i, x, i-c.w, -1)
			}
			if x > 0 {
				c.better(i, i-1, -1, 0)
			}
		}
		for x := c.w - 2; x >= 0; x-- {
			c.better(y*c.w+x, y*c.w+x+1, 1, 0)
		}
	}
}

func (c *coasts) up() {
	for y := c.h - 1; y >= 0; y-- {
		for x := c.w - 1; x >= 0; x-- {
			i := y*c.w + x
			if y+1 < c.h {
				c.row(i, x, i+c.w, 1)
			}
			if x+1 < c.w {
				c.better(i, i+1, 1, 0)
			}
		}
		for x := 1; x < c.w; x++ {
			c.better(y*c.w+x, y*c.w+x-1, -1, 0)
		}
	}
}

// row looks at the three pixels of the row above or below; j is the one straight there.
func (c *coasts) row(i, x, j int, dy int16) {
	c.better(i, j, 0, dy)
	if x > 0 {
		c.better(i, j-1, -1, dy)
	}
	if x+1 < c.w {
		c.better(i, j+1, 1, dy)
	}
}

// steep is the length of the slope at a pixel, per pixel.
func (f field) steep(x, y int) float32 {
	i := y*f.w + x
	var gx, gy float32
	if x > 0 && x+1 < f.w {
		gx = (f.v[i+1] - f.v[i-1]) / 2
	}
	if y > 0 && y+1 < f.h {
		gy = (f.v[i+f.w] - f.v[i-f.w]) / 2
	}
	return float32(math.Sqrt(float64(gx*gx + gy*gy)))
}

// between reads the field at a place between its points; the place must lie within it.
func (f field) between(x, y float32) float32 {
	i, j := int(x), int(y)
	tx, ty := x-float32(i), y-float32(j)
	k := j*f.w + i
	a := f.v[k] + (f.v[k+1]-f.v[k])*tx
	b := f.v[k+f.w] + (f.v[k+f.w+1]-f.v[k+f.w])*tx
	return a + (b-a)*ty
}

// smooth runs from 0 at a to 1 at b without a corner.
func smooth(a, b, x float64) float64 {
	t := min(1, max(0, (x-a)/(b-a)))
	return t * t * (3 - 2*t)
}
