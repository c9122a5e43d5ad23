// The ground file: a magic line, then gzip over little-endian records; lines are stored as steps of 1/512 hex.
package hexmap

import (
	"bufio"
	"compress/gzip"
	"encoding/binary"
	"fmt"
	"io"
	"math"

	"awaw/tables"
)

const (
	groundMagic  = "awaw ground 1\n"
	ringUnit     = 512 // steps in a plane unit
	maxGround    = 1 << 24
	maxText      = 200
	maxRings     = 1 << 16
	maxPoints    = 1 << 20
	maxGridSide  = 1 << 13
	maxLabels    = 1 << 10
	groundAdvice = "; write it again with go run ./cmd/mapgen"
)

// Write stores g so that LoadGround reads it back. Points are rounded to 1/512 of a hex.
func (g *Ground) Write(w io.Writer) error {
	if _, err := io.WriteString(w, groundMagic); err != nil {
		return err
	}
	z, err := gzip.NewWriterLevel(w, gzip.BestCompression)
	if err != nil {
		return err
	}
	e := &groundWriter{w: bufio.NewWriter(z)}
	e.text(g.MapID)
	e.count(g.Edition)
	e.floats(g.X0, g.Y0, g.X1, g.Y1)
	e.count(len(g.Rings))
	for _, ring := range g.Rings {
		e.ring(ring)
	}
	e.floats(g.Elev.X0, g.Elev.Y0, g.Elev.Step)
	e.count(g.Elev.W)
	e.count(g.Elev.H)
	prev := int64(0)
	for _, v := range g.Elev.V {
		e.step(int64(v) - prev)
		prev = int64(v)
	}
	for _, labels := range [][]Label{g.Seas, g.Lands} {
		e.count(len(labels))
		for _, l := range labels {
			e.count(int(l.Kind))
			e.text(l.ID)
			e.text(l.Name)
			e.floats(l.X, l.Y, l.Angle, l.Size, l.Span)
		}
	}
	if e.err == nil {
		e.err = e.w.Flush()
	}
	if e.err != nil {
		return e.err
	}
	return z.Close()
}

type groundWriter struct {
	w   *bufio.Writer
	err error
}

func (e *groundWriter) bytes(b []byte) {
	if e.err == nil {
		_, e.err = e.w.Write(b)
	}
}
func (e *groundWriter) count(n int) { e.bytes(binary.AppendUvarint(nil, uint64(n))) }
func (e *groundWriter) step(n int64) {
	e.bytes(binary.AppendVarint(nil, n))
}
func (e *groundWriter) text(s string) {
	e.count(len(s))
	e.bytes([]byte(s))
}
func (e *groundWriter) floats(all ...float64) {
	for _, f := range all {
		e.bytes(binary.LittleEndian.AppendUint64(nil, math.Float64bits(f)))
	}
}
func (e *groundWriter) ring(ring Ring) {
	e.count(len(ring))
	var px, py int64
	for _, p := range ring {
		x, y := int64(math.Round(float64(p.X)*ringUnit)), int64(math.Round(float64(p.Y)*ringUnit))
		e.step(x - px)
		e.step(y - py)
		px, py = x, y
	}
}

func readGround(r io.Reader) (*Ground, error) {
	head := make([]byte, len(groundMagic))
	if _, err := io.ReadFull(r, head); err != nil || string(head) != groundMagic {
		return nil, fmt.Errorf("ground file: expected it to begin with %q%s", groundMagic[:len(groundMagic)-1], groundAdvice)
	}
	z, err := gzip.NewReader(r)
	if err != nil {
		return nil, fmt.Errorf("ground file: expected gzip data after its first line (%v)%s", err, groundAdvice)
	}
	d := &groundReader{r: bufio.NewReader(io.LimitReader(z, maxGround))}
	g := &Ground{}
	g.MapID = d.text("map id")
	g.Edition = d.count("edition", math.MaxInt32)
	g.X0, g.Y0, g.X1, g.Y1 = d.float("bounds"), d.float("bounds"), d.float("bounds"), d.float("bounds")
	for n := d.count("rings", maxRings); n > 0 && d.err == nil; n-- {
		tables.Rest()
		g.Rings = append(g.Rings, d.ring())
	}
	g.Elev = d.grid()
	g.Seas = d.labels()
	g.Lands = d.labels()
	if d.err == nil {
		// Reading on to the end makes gzip check its sum.
		if _, err := d.r.ReadByte(); err != io.EOF {
			d.fail("end", "nothing after the last label")
		}
	}
	if d.err != nil {
		return nil, d.err
	}
	return g, nil
}

type groundReader struct {
	r   *bufio.Reader
	err error
}

func (d *groundReader) fail(part, expected string) {
	if d.err == nil {
		d.err = fmt.Errorf("ground file: %s: expected %s%s", part, expected, groundAdvice)
	}
}

func (d *groundReader) count(part string, most int) int {
	if d.err != nil {
		return 0
	}
	n, err := binary.ReadUvarint(d.r)
	if err != nil {
		d.fail(part, "a number, not "+err.Error())
		return 0
	}
	if n > uint64(most) {
		d.fail(part, fmt.Sprintf("at most %d, not %d", most, n))
		return 0
	}
	return int(n)
}

func (d *groundReader) step(part string) int64 {
	if d.err != nil {
		return 0
	}
	ahead, _ := d.r.Peek(binary.MaxVarintLen64) // less at the end of the file
	if n, size := binary.Varint(ahead); size > 0 {
		d.r.Discard(size)
		return n
	}
	n, err := binary.ReadVarint(d.r) // says what is wrong
	if err != nil {
		d.fail(part, "a number, not "+err.Error())
	}
	return n
}

func (d *groundReader) float(part string) float64 {
	var b [8]byte
	if d.err != nil {
		return 0
	}
	if _, err := io.ReadFull(d.r, b[:]); err != nil {
		d.fail(part, "a number, not "+err.Error())
		return 0
	}
	f := math.Float64frombits(binary.LittleEndian.Uint64(b[:]))
	if math.IsNaN(f) || math.Abs(f) > 1e6 {
		d.fail(part, "a number within a million")
		return 0
	}
	return f
}

func (d *groundReader) text(part string) string {
	b := make([]byte, d.count(part, maxText))
	if d.err == nil {
		if _, err := io.ReadFull(d.r, b); err != nil {
			d.fail(part, "text, not "+err.Error())
		}
	}
	return string(b)
}

func (d *groundReader) ring() Ring {
	n := d.count("ring", maxPoints)
	var ring Ring
	var x, y int64
	for ; n > 0 && d.err == nil; n-- {
		x += d.step("ring")
		y += d.step("ring")
		ring = append(ring, Point{X: float32(float64(x) / ringUnit), Y: float32(float64(y) / ringUnit)})
	}
	return ring
}

func (d *groundReader) grid() Grid {
	g := Grid{X0: d.float("elevation"), Y0: d.float("elevation"), Step: d.float("elevation")}
	g.W, g.H = d.count("elevation", maxGridSide), d.count("elevation", maxGridSide)
	if d.err == nil && g.Step <= 0 {
		d.fail("elevation", "a step above zero")
	}
	var v int64
	for n := g.W * g.H; n > 0 && d.err == nil; n-- {
		if n%g.W == 0 {
			tables.Rest()
		}
		v += d.step("elevation")
		if v < math.MinInt16 || v > math.MaxInt16 {
			d.fail("elevation", "metres between -32768 and 32767")
		}
		g.V = append(g.V, int16(v))
	}
	return g
}

func (d *groundReader) labels() []Label {
	var all []Label
	for n := d.count("labels", maxLabels); n > 0 && d.err == nil; n-- {
		kind := d.count("label", int(CountryLabel))
		l := Label{Kind: LabelKind(kind), ID: d.text("label"), Name: d.text("label")}
		l.X, l.Y, l.Angle = d.float("label"), d.float("label"), d.float("label")
		l.Size, l.Span = d.float("label"), d.float("label")
		all = append(all, l)
	}
	return all
}
