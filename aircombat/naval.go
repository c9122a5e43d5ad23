// What air does to ships and ships to air, as file naval.toml has it: the numbers of 17.141D, 17.142, 17.354 and 17.47, and of
// the paragraphs of chapters 22 and 23 they lean on.
package aircombat

import (
	"awaw/engine"
	"awaw/units"
)

// Naval is the numbers of attacks on ships. It is read only after LoadNaval.
type Naval struct {
	r *Rules

	air      [][13]uint8 // effects by attacking squadrons and modified roll; row 0 has none
	fleet    [][13]uint8 // and by fleet factors
	rolls    []string
	attackAt engine.Cite

	modifier [strikeModifiers]value
	drm      []int8 // Naval Nationality DRM by nation

	aloneOnly    bool // naval air has its modifier only without other air beside it
	kamikazesToo bool // kamikazes are naval air for that modifier

	classes []ShipClass
	short   int
	more    damageDoc
	house   houses

	defenseAt    engine.Cite
	surprised    int
	defenseFrom  []int
	defense      [][13]Result
	defensePrint [][]string

	search    searchDoc
	intercept interceptionDoc
	kamikaze  kamikazeDoc
}

// houses tells which sections are the house's own.
type houses struct{ drm, damage, defense, search, interception bool }

// LoadNaval reads naval.toml. Errors name file, line and key.
func LoadNaval(t engine.Tables, r *Rules) (*Naval, error) {
	doc := navalDoc{units: r.units}
	if err := t.Decode("awaw/naval.toml", &doc); err != nil {
		return nil, err
	}
	n := &Naval{r: r, rolls: doc.Attack.Rolls, attackAt: engine.Cite(doc.Attack.Cite), aloneOnly: doc.Reading.Alone,
		kamikazesToo: doc.Reading.Kamikazes, classes: doc.Class, short: doc.Damage.Short, more: doc.Damage.More,
		defenseAt: engine.Cite(doc.Defense.Cite), surprised: doc.Defense.Surprised, search: doc.Search, intercept: doc.Interception,
		kamikaze: doc.Kamikaze}
	n.house = houses{doc.Nationality.House, doc.Damage.More.House, doc.Defense.House, doc.Search.House, doc.Interception.House}
	n.fillAttack(doc.Attack.Row)
	for i, name := range strikeModifierNames {
		n.modifier[i] = doc.Modifier[name].value(r.units)
	}
	for i := range r.units.Nations {
		drm, ok := doc.Nationality.Nations[r.units.Nations[i].Name]
		if !ok {
			drm = doc.Nationality.Default
		}
		n.drm = append(n.drm, int8(drm))
	}
	for _, row := range doc.Defense.Row {
		var cells [13]Result
		for i, c := range row.Cells {
			cells[2+i], _ = parseCell(c)
		}
		n.defenseFrom, n.defense = append(n.defenseFrom, row.Factors), append(n.defense, cells)
		n.defensePrint = append(n.defensePrint, row.Cells)
	}
	return n, nil
}

func (n *Naval) fillAttack(rows []attackRow) {
	n.air, n.fleet = make([][13]uint8, 1), make([][13]uint8, 1)
	for i, row := range rows {
		var cells [13]uint8
		for j, e := range row.Cells {
			cells[2+j] = uint8(e)
		}
		if row.Air > 0 {
			n.air = append(n.air, cells)
		}
		if row.Fleet == 0 {
			continue
		}
		to := row.Fleet
		if i+1 < len(rows) && rows[i+1].Fleet > 0 {
			to = rows[i+1].Fleet - 1
		}
		for range to - row.Fleet + 1 {
			n.fleet = append(n.fleet, cells)
		}
	}
}

// DRM is a nation's Naval Nationality DRM, and whether it is a house value.
func (n *Naval) DRM(nation units.Nation) (int, bool) {
	if int(nation) >= len(n.drm) {
		return 0, n.house.drm
	}
	return int(n.drm[nation]), n.house.drm
}
