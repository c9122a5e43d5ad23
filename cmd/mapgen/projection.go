// Projections: from the globe to a plane of kilometres and back, areas kept.
package main

import (
	"fmt"
	"math"
)

const earthRadius = 6371.0 // km

// projection gives kilometres east and south of its centre for degrees of latitude and longitude, and undoes it.
type projection interface {
	plane(lat, lon float64) (x, y float64)
	globe(x, y float64) (lat, lon float64)
}

func radians(deg float64) float64 { return deg * math.Pi / 180 }
func degrees(rad float64) float64 { return rad * 180 / math.Pi }

// projection of a theatre as its file asks for it.
func (t *theatre) projection() (projection, error) {
	lat, lon := radians(t.Centre[0]), radians(t.Centre[1])
	switch t.Projection {
	case "azimuthal":
		return azimuthal{lat, lon}, nil
	case "conic":
		return newConic(lat, lon, radians(t.Parallels[0]), radians(t.Parallels[1])), nil
	}
	return nil, fmt.Errorf(`%s: projection: expected "azimuthal" or "conic", not %q`, t.file, t.Projection)
}

// azimuthal is Lambert's equal-area azimuthal projection about a centre, in radians.
type azimuthal struct{ lat0, lon0 float64 }

func (p azimuthal) plane(lat, lon float64) (x, y float64) {
	la, dl := radians(lat), radians(lon)-p.lon0
	k := earthRadius * math.Sqrt(2/(1+math.Sin(p.lat0)*math.Sin(la)+math.Cos(p.lat0)*math.Cos(la)*math.Cos(dl)))
	return k * math.Cos(la) * math.Sin(dl), -k * (math.Cos(p.lat0)*math.Sin(la) - math.Sin(p.lat0)*math.Cos(la)*math.Cos(dl))
}

func (p azimuthal) globe(x, y float64) (lat, lon float64) {
	y = -y
	r := math.Hypot(x, y)
	if r == 0 {
		return degrees(p.lat0), degrees(p.lon0)
	}
	c := 2 * math.Asin(math.Min(1, r/(2*earthRadius)))
	la := math.Asin(math.Cos(c)*math.Sin(p.lat0) + y*math.Sin(c)*math.Cos(p.lat0)/r)
	lo := p.lon0 + math.Atan2(x*math.Sin(c), r*math.Cos(p.lat0)*math.Cos(c)-y*math.Sin(p.lat0)*math.Sin(c))
	return degrees(la), degrees(lo)
}

// conic is Albers' equal-area conic projection, true along two parallels, in radians.
type conic struct{ lon0, n, c, rho0 float64 }

func newConic(lat0, lon0, south, north float64) conic {
	p := conic{lon0: lon0, n: (math.Sin(south) + math.Sin(north)) / 2}
	p.c = math.Cos(south)*math.Cos(south) + 2*p.n*math.Sin(south)
	p.rho0 = p.rho(lat0)
	return p
}

func (p conic) rho(lat float64) float64 {
	return earthRadius * math.Sqrt(math.Max(0, p.c-2*p.n*math.Sin(lat))) / p.n
}

func (p conic) plane(lat, lon float64) (x, y float64) {
	turn := math.Mod(radians(lon)-p.lon0+3*math.Pi, 2*math.Pi) - math.Pi
	r := p.rho(radians(lat))
	return r * math.Sin(p.n*turn), r*math.Cos(p.n*turn) - p.rho0
}

func (p conic) globe(x, y float64) (lat, lon float64) {
	y += p.rho0
	r := math.Hypot(x, y) * p.n / earthRadius
	sin := math.Max(-1, math.Min(1, (p.c-r*r)/(2*p.n)))
	return degrees(math.Asin(sin)), degrees(p.lon0 + math.Atan2(x, y)/p.n)
}
