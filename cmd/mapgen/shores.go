// Land and water of a board as it is drawn.
package main

import "math"

const (
	coastBlur  = 1.6 // samples
	straitWide = .26 // hexes
)

// dry is the land of the window, over one half where it is land: straits open, the coast a little softened.
func (s *canvas) dry() (*softened, error) {
	coasts, err := s.coasts(1)
	if err != nil {
		return nil, err
	}
	hard := rasterOf(s.window[0], s.window[1], s.window[2], s.window[3], s.fine)
	hard.fill(coasts, 1)
	s.stamp(hard, s.strait, 0)
	s.stamp(hard, s.bridge, 1)
	return soften(hard, coastBlur), nil
}

// stamp puts discs of land or water on a raster.
func (s *canvas) stamp(r *raster, places [][2]float64, mark uint8) {
	for _, at := range places {
		x, y := s.plane(at[0], at[1])
		x, y = (x-s.window[0])*s.fine, (y-s.window[1])*s.fine
		reach := straitWide * s.fine
		for j := max(0, int(y-reach)); j <= min(r.h-1, int(y+reach)); j++ {
			for i := max(0, int(x-reach)); i <= min(r.w-1, int(x+reach)); i++ {
				if math.Hypot(float64(i)+.5-x, float64(j)+.5-y) < reach {
					r.v[j*r.w+i] = mark
				}
			}
		}
	}
}

// softened is a raster of shares.
type softened struct {
	w, h int
	v    []float32
}

// kind tells a sample's: 1 for land, 0 for water.
func (s *softened) kind(n int) int {
	if s.v[n] > .5 {
		return 1
	}
	return 0
}

// soften blurs a raster with a bell.
func soften(r *raster, sigma float64) *softened {
	reach := int(math.Ceil(2.6 * sigma))
	bell := make([]float32, 2*reach+1)
	var sum float32
	for i := range bell {
		bell[i] = float32(math.Exp(-float64((i-reach)*(i-reach)) / (2 * sigma * sigma)))
		sum += bell[i]
	}
	across, out := make([]float32, len(r.v)), make([]float32, len(r.v))
	for j := range r.h {
		for i := range r.w {
			for k, b := range bell {
				across[j*r.w+i] += b / sum * float32(r.v[j*r.w+min(max(i+k-reach, 0), r.w-1)])
			}
		}
	}
	for j := range r.h {
		for k, b := range bell {
			from := across[min(max(j+k-reach, 0), r.h-1)*r.w:]
			for i := range r.w {
				out[j*r.w+i] += b / sum * from[i]
			}
		}
	}
	return &softened{r.w, r.h, out}
}
