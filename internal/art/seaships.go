// Ships seen from above, bow up, as printed on ship counters: a class is told by its hull, its guns and its hatches.
package art

// shipDrawings are the kinds of ship that are not drawn as carriers, fleets and task forces are.
func shipDrawings() map[Kind]drawing {
	return map[Kind]drawing{
		Capital: {
			halves: []string{"M0,-50 C8,-40 15,-26 16,-10 L16,22 C15,34 11,44 6,49 L0,49 Z"},
			holes: []string{"M0,-31 L6,-31 L7,-23 L0,-22 Z", "M0,-19 L7,-18 L7.5,-10 L0,-9 Z", "M0,-3 L5,-3 L5,3 L0,3 Z", "M0,8 L4,8 L4,13 L0,13 Z",
				"M0,20 L7,21 L6.5,29 L0,30 Z"}},
		Cruiser: {
			halves: []string{"M0,-50 C6,-38 10,-24 10,-8 L10,24 C9,36 7,44 4,49 L0,49 Z"},
			holes:  []string{"M0,-26 L4.5,-25 L5,-18 L0,-17 Z", "M0,-4 L3.5,-4 L3.5,2 L0,2 Z", "M0,22 L5,23 L4.5,30 L0,31 Z"}},
		Destroyer: {
			halves: []string{"M18,-40 C22,-28 24,-14 24,0 L24,26 C23,36 21,42 18,44 Z", "M18,-40 L12,-4 L12,26 C13,36 15,42 18,44 Z"},
			holes:  []string{"M16,-14 L20.5,-14 L20.5,-7 L16,-7 Z", "M16,18 L20.5,18 L20.5,25 L16,25 Z"}},
		Troopship: {
			halves: []string{"M0,-46 C11,-42 19,-32 20,-18 L20,34 C19,42 15,47 10,48 L0,48 Z"},
			holes:  []string{"M3,-27 L13,-25 L13,-15 L3,-15 Z", "M0,-7 L11,-7 L11,7 L0,7 Z", "M3,15 L13,15 L13,25 L3,25 Z", "M3,31 L11,31 L11,38 L3,38 Z"}},
		Escort: {
			halves: []string{"M0,-34 L10,-30 L12,-18 L12,28 L8,36 L0,36 Z"},
			wholes: []string{"M12,-6 L18,-3 L18,9 L12,12 Z"},
			holes:  []string{"M0,-20 L5,-20 L5,-12 L0,-12 Z", "M0,12 L5,12 L5,20 L0,20 Z"}},
	}
}
