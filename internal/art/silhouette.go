// Silhouettes: what is printed on a counter, by kind, in a box from -50 to 50, nose up.
package art

// Kind is what a counter stands for.
type Kind uint8

// The kinds of counter.
const (
	AAF Kind = iota
	NAS
	Jet
	Kamikaze
	Transport
	Strategic
	Interceptor
	Airbase
	Carrier
	TaskForce
	Fleet
	Flak
	Infantry
	Armour
	Airborne
	Commando
	Chindit
	Replacement
	Partisan
	Static
	Capital
	Cruiser
	Destroyer
	Troopship
	Escort
	Guns
	Submarine
	DiveBomber
	kindCount
)

// Code gives the letters printed for a kind.
func (k Kind) Code() string {
	if k >= kindCount {
		return ""
	}
	return [kindCount]string{"AAF", "NAS", "JET", "KAM", "AT", "SB", "INT", "BASE", "CV", "TF", "FLT", "FLAK", "INF", "ARM",
		"ABN", "CDO", "CHI", "REP", "PAR", "STA", "BB", "CA", "DD", "TR", "CVE", "ART", "SUB", "DB"}[k]
}

// KindOf finds a kind by its letters.
func KindOf(code string) (Kind, bool) {
	for k := range kindCount {
		if k.Code() == code {
			return k, true
		}
	}
	return 0, false
}

// Silhouette fills a kind's silhouette in a box of that width, centred and turned by deg.
func (c *Canvas) Silhouette(k Kind, cx, cy, box, deg float64, col RGB, a float64) {
	c.Fill(c.kit.silhouetteAt(k, cx, cy, box, deg), Solid(col, a))
}

func (k *Kit) silhouetteAt(kind Kind, cx, cy, box, deg float64) *Path {
	if kind >= kindCount {
		return NewPath()
	}
	p := k.sil[kind]
	if deg != 0 {
		p = p.Rotate(deg)
	}
	s := box / 100
	return p.Map(func(t Pt) Pt { return Pt{cx + t.X*s, cy + t.Y*s} })
}

// halves are outlines to be mirrored on x = 0; wholes are complete; holes are mirrored and cut.
type drawing struct{ halves, wholes, holes []string }

var drawings = [kindCount]drawing{
	AAF: {halves: []string{"M0,-46 C5,-46 7,-40 7,-32 L7,-16 L13.5,-15 L13.5,-28 Q18,-36 22.5,-28 L22.5,-12 L43,-5 Q46.5,-3 46,2 Q45,6 42,6 L22.5,9 L20.5,17 L15.5,17 L13.5,10 L7,11 L4.5,32 L20,36 Q23,39 21,44 L3.5,45 L0,49 Z"}},
	Interceptor: {halves: []string{
		"M0,-44 C3,-44 6,-39 6.5,-32 L7.5,-19 L40,-13 Q48,-10 46,-3 Q43,5 30,8 L7.5,10 L4.5,31 L18,34 Q21.5,37 17,42 L3.5,43 L0,49 Z",
		"M0,-48 L13,-48 L13,-44.5 L0,-44.5 Z"}},
	Strategic: {halves: []string{"M0,-46 C4,-46 6,-40 6,-32 L6,-15 L13,-14 L13,-25 Q16,-31 19,-25 L19,-12.5 L29,-10.5 L29,-20 Q32,-26 35,-20 L35,-9 L50,-5 Q52.5,-2 50,1.5 L35,2.5 L6,6 L4,32 L25,35 Q28.5,39 25.5,44 L3.5,45 L0,50 Z"}},
	Jet:       {halves: []string{"M0,-50 C4.5,-42 7.5,-30 8,-18 L16,-10 L16,-18 Q19.5,-22 23,-18 L23,-3 L47,20 Q50,24 47,28 L23,17 L22,24 L16.5,24 L16,14 L7.5,13 L4.5,30 L20,43 Q21,47 18,48 L3.5,44 L0,49 Z"}},
	Transport: {
		halves: []string{"M0,-44 C9,-44 13,-37 13,-27 L13,-15 L18,-15 L18,-23 Q22.5,-29 27,-23 L27,-14 L49,-4 Q51.5,0 49,4.5 L27,9 L13,10 C13,22 8,30 5,34 L23,37 Q26,40 23,45 L4,45 L0,48 Z"},
		holes:  []string{"M0,9 L7,9 L7,23 L0,23 Z"}},
	NAS: {halves: []string{
		"M0,-48 L6,-48 Q9.5,-47 9.5,-41 L9,-25 L44,-23 Q47,-22 47,-18 L47,-9 Q47,-6 44,-5.5 L8.5,-1 L5,17 L18,18 Q20.5,19 20.5,23 L20.5,27 L3.5,28 L0,32 Z",
		"M0,39 L50,39 L50,45.5 L0,45.5 Z",
		"M40,45 L46,45 L42,50 L36,50 Z"}},
	Carrier: {
		halves: []string{"M0,-50 L9,-46 L11,-30 L11,38 L7,48 L0,48 Z"},
		wholes: []string{"M11,-14 L19,-10 L19,10 L11,14 Z"},
		holes:  []string{"M0,-30 L5.5,-30 L5.5,-21 L0,-21 Z", "M0,14 L5.5,14 L5.5,23 L0,23 Z"}},
	TaskForce: {wholes: []string{
		"M-12,-48 Q0,-38 0,-20 L-1,10 L-23,10 L-24,-20 Q-24,-38 -12,-48 Z",
		"M27,-16 Q37,-8 37,6 L36,44 L18,44 L17,6 Q17,-8 27,-16 Z",
		"M-32,14 Q-25,20 -25,31 L-26,48 L-39,48 L-40,31 Q-40,20 -32,14 Z"}},
	Fleet:      {wholes: []string{"M-50,8 L-34,8 L-34,0 L-22,0 L-22,8 L-12,8 L-12,-16 L-5,-16 L-5,-32 L2,-32 L2,-16 L10,-16 L10,-4 L20,-4 L20,8 L26,8 L26,0 L38,0 L38,8 L50,8 L42,28 L-42,28 Z"}},
	Submarine:  {wholes: []string{"M-50,10 Q-46,0 -34,0 L-10,0 L-8,-18 L-3,-18 L-3,-30 L1,-30 L1,-18 L10,-18 L12,0 L38,0 L50,-6 L50,22 L38,18 L-36,18 Q-47,18 -50,10 Z"}},
	DiveBomber: {halves: []string{"M0,-48 C5,-48 8,-42 8,-32 L8,-18 L21,-2 L43,-26 Q50,-30 50,-20 L48,-12 L24,22 L8,9 L5,30 L22,29 L22,39 L4,42 L0,48 Z"}},
	Flak:       {wholes: []string{"M-30,40 L30,40 L30,30 L10,26 L14,10 L46,-40 L38,-45 L4,6 L-8,4 L-14,26 L-30,30 Z"}},
}

// silhouette builds a kind's outline: the drawing's loops, and what is simpler said in shapes.
func silhouette(k Kind) (*Path, error) {
	d := drawings[k]
	if ship, ok := shipDrawings()[k]; ok {
		d = ship
	}
	out := NewPath()
	for _, s := range d.halves {
		p, err := ParsePath(s)
		if err != nil {
			return nil, err
		}
		out.Add(p.Mirror())
	}
	for _, s := range d.wholes {
		p, err := ParsePath(s)
		if err != nil {
			return nil, err
		}
		out.Add(p.Union())
	}
	for _, s := range d.holes {
		p, err := ParsePath(s)
		if err != nil {
			return nil, err
		}
		out.Add(p.Mirror().Hole())
	}
	return out.Add(silhouetteShapes(k)), kamikaze(k, out)
}

func silhouetteShapes(k Kind) *Path {
	frame := Rect{-46, -31, 92, 62}
	switch k {
	case Airbase:
		bar := Rect{-6.5, -38, 13, 76}.Path()
		return Circle(0, 0, 47).Outline(6.5, false).Add(bar.Rotate(45).Union()).Add(bar.Rotate(135).Union())
	case Flak:
		return Circle(-2, 14, 17).Outline(6, false)
	case Armour:
		return frame.Path().Outline(6, false).Add(Ellipse(0, 0, 28, 15).Outline(6, false))
	case Guns:
		return frame.Path().Outline(6, false).Add(Circle(0, 0, 13))
	case Infantry, Airborne, Commando, Chindit, Replacement, Partisan, Static:
		return footTroops(k, frame)
	}
	return NewPath()
}

// footTroops draws those that walk: the infantry's box and cross, and what tells each from it.
func footTroops(k Kind, frame Rect) *Path {
	stroke := func(x, y, u, v float64) *Path { return Line(x, y, u, v).Outline(6, false) }
	box := frame.Path().Outline(6, false)
	if k == Partisan { // no frame: they hold no line
		box = NewPath()
	}
	rising := stroke(frame.X, frame.Foot(), frame.Right(), frame.Y)
	if k == Replacement {
		return box.Add(rising)
	}
	out := box.Add(stroke(frame.X, frame.Y, frame.Right(), frame.Foot())).Add(rising)
	switch k {
	case Airborne: // two wings under the cross
		out.Add(Ellipse(-13, 22, 12, 9).Outline(5, false)).Add(Ellipse(13, 22, 12, 9).Outline(5, false))
	case Commando:
		out.Add(Rect{-5, -31, 10, 62}.Path())
	case Chindit:
		out.Add(Circle(0, 0, 13))
	case Static:
		out.Add(Rect{-46, 36, 92, 8}.Path())
	}
	return out
}

// kamikaze fills in the plane that dives: the interceptor, smaller, nose to the lower right, with three rays.
func kamikaze(k Kind, out *Path) error {
	if k != Kamikaze {
		return nil
	}
	p, err := silhouette(Interceptor)
	if err != nil {
		return err
	}
	out.Add(p.Scale(.82).Rotate(135).Move(-8, -8))
	for _, deg := range []float64{85, 135, 185} {
		out.Add(Rect{-2.6, -17, 5.2, 12}.Path().Rotate(deg).Move(30, 30).Union())
	}
	return nil
}
