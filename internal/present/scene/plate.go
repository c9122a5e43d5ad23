package scene

// This file holds where the plate lies that tells what a place is worth, so that what is laid over the map can spare it.

// The plate of a place that earns points, in logical pixels.
const (
	PlateW = 30.0
	PlateH = 18.0
)

// IsPlate tells whether an objective is drawn as a plate with its points where counters are of a size: from hexes of 38 pixels on, else
// as a small flag.
func (k SpaceMark) IsPlate(size float64) bool {
	return k.Kind == "objective" && k.Tag == "" && k.Worth > 0 && size >= CardSize(38)
}

// Shared tells whether a space has a plate of another side's already, which then is of no side's colour and says the most that either earns.
func (ms *MapScene) Shared(k SpaceMark) bool {
	for i := range ms.Marks {
		if o := &ms.Marks[i]; o.Space == k.Space && o.Kind == k.Kind && o.Tag == "" && o.Worth > 0 {
			o.Worth = max(o.Worth, k.Worth)
			if o.Style != k.Style {
				o.Style = ""
			}
			return true
		}
	}
	return false
}

// Plate is where it lies in a space whose counters stand at x, y: on the upper right corner of the counter, or above the sign of a place
// without.
func (k SpaceMark) Plate(x, y, size float64) Rect {
	w := PlateW
	if k.Worth > 9 {
		w += 7
	}
	if k.Free {
		return Rect{X: x - w/2, Y: y - 12 - PlateH, W: w, H: PlateH}
	}
	return Rect{X: x + (k.DX+.5)*size - 7, Y: y + (k.DY-.5)*size - 6, W: w, H: PlateH}
}
