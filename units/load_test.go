package units

import (
	"testing"

	"awaw/tables"
)

func shipped(t testing.TB) *Rules {
	t.Helper()
	r, err := Load(tables.Embedded())
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestRanges(t *testing.T) {
	r := shipped(t)
	for _, c := range []struct {
		typ             Type
		res             Research
		europe, pacific int
	}{
		{AAF, Research{AirRange: 3, Jets: 12}, 4, 3},
		{NAS, Research{}, 3, 3},
		{Kamikaze, Research{}, 4, 4},
		{Transport, Research{}, 4, 3},
		{Jet, Research{Jets: 8}, 0, 0},
		{Jet, Research{Jets: 9}, 2, 1},
		{Jet, Research{Jets: 10}, 2, 1},
		{Jet, Research{Jets: 11}, 3, 2},
		{Jet, Research{Jets: 14}, 4, 3},
		{StrategicBomber, Research{}, 4, 3},
		{StrategicBomber, Research{AirRange: 1}, 8, 6},
		{StrategicBomber, Research{AirRange: 2}, 16, 12},
		{StrategicBomber, Research{AirRange: 3}, 24, 18},
		{Interceptor, Research{AirRange: 1}, 4, 3},
		{Interceptor, Research{AirRange: 2}, 8, 6},
		{Interceptor, Research{AirRange: 5}, 12, 9},
	} {
		if e, p := r.Range(c.typ, "europe", c.res), r.Range(c.typ, "pacific", c.res); e != c.europe || p != c.pacific {
			t.Errorf("%v %+v: ranges %d and %d, want %d and %d", c.typ, c.res, e, p, c.europe, c.pacific)
		}
		if s := r.Staging(c.typ, "europe", c.res); s != 2*c.europe {
			t.Errorf("%v stages %d, want twice %d", c.typ, s, c.europe)
		}
	}
}

func TestNations(t *testing.T) {
	r := shipped(t)
	for name, drm := range map[string]int{
		"Germany": 2, "Japan": 2, "United States": 2, "Britain": 2, "Finland": 2, "Sweden": 2, "Australia": 2, "India": 2,
		"Italy": 1, "Russia": 1, "France": 1, "Free French": 1, "Vichy French": 1,
		"Romania": 0, "Netherlands": 0, "Spain": 0, "China": 0, "U.S.": 2, "usa": 2, "GE": 2, "Soviet Union": 1,
	} {
		n, ok := r.Nation(name)
		if !ok || r.Info(n).DRM != drm {
			t.Errorf("%s: found %v with DRM %d, want %d", name, ok, r.Info(n).DRM, drm)
		}
	}
	if _, ok := r.Nation("Atlantis"); ok {
		t.Error("Atlantis is no nation")
	}
	r.AlsoCalled(func(name string) string {
		return map[string]string{"Germany": "Deutschland", "Free French": "Freies Frankreich", "Japan": "GE"}[name]
	})
	for name, want := range map[string]string{"deutschland": "Germany", "Germany": "Germany", "Freies Frankreich": "Free French", "GE": "Germany"} { // what is taken stays
		if n, ok := r.Nation(name); !ok || r.Info(n).Name != want {
			t.Errorf("%s: found %q, want %s", name, r.Info(n).Name, want)
		}
	}
	if (r.Info(Nation(249)) != NationInfo{}) {
		t.Error("an unknown nation has no record")
	}
	us, _ := r.Nation("US")
	if i := r.Info(us); i.Airbases("europe") != 3 || i.Airbases("pacific") != 3 || i.PerTurn != 2 {
		t.Errorf("airbases of %+v", i)
	}
	ru, _ := r.Nation("Russia")
	if i := r.Info(ru); i.Airbases("pacific") != 1 || i.PerTurn != 1 || i.LaterPerTurn != 2 || i.LaterFrom != "Spring 1943" {
		t.Errorf("airbases of %+v", i)
	}
	ge, _ := r.Nation("Germany")
	if i := r.Info(ge); i.Airbases("europe") != 4 || i.Airbases("pacific") != 4 {
		t.Errorf("airbases of %+v", i)
	}
}
