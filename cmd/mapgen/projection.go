// The projection: Lambert's equal-area azimuthal one, from the globe to a plane of kilometres and back.
package main

import "math"

const earthRadius = 6371.0 // km

func radians(deg float64) float64 { return deg * math.Pi / 180 }
func degrees(rad float64) float64 { return rad * 180 / math.Pi }

// azimuthal is the projection about a centre, in radians.
type azimuthal struct{ lat0, lon0 float64 }

// plane gives kilometres east and south of the centre.
func (p azimuthal) plane(lat, lon float64) (x, y float64) {
	la, dl := radians(lat), radians(lon)-p.lon0
	k := earthRadius * math.Sqrt(2/(1+math.Sin(p.lat0)*math.Sin(la)+math.Cos(p.lat0)*math.Cos(la)*math.Cos(dl)))
	return k * math.Cos(la) * math.Sin(dl), -k * (math.Cos(p.lat0)*math.Sin(la) - math.Sin(p.lat0)*math.Cos(la)*math.Cos(dl))
}

// globe undoes plane.
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
