// Which type may fly what (17.23, 17.33, 17.463, 17.53, 17.63, 17.73, 17.83).
package units

import (
	"fmt"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/tables"
)

// Operation is one of the things air units fly.
type Operation uint8

// The operations, with the words the tables use for them.
const (
	Counterair         Operation = 1 + iota // counterair
	AirCover                                // air-cover
	Search                                  // search, also against submarines
	AttackShips                             // attack-ships: naval units at sea
	AttackPort                              // attack-port: naval units in port
	CombatAirPatrol                         // combat-air-patrol
	Bomb                                    // bomb: economic targets
	EscortBombing                           // escort-bombing
	EscortPortAttack                        // escort-port-attack
	GroundSupport                           // ground-support
	InterceptSupport                        // intercept-support: of enemy defensive air support
	DefensiveSupport                        // defensive-support
	EscortSupport                           // escort-support: of defensive air support
	OpposeBombing                           // oppose-bombing
	InterceptTransport                      // intercept-transport
	CounterIntercept                        // counter-intercept
	AirSupply                               // air-supply
	AirTransport                            // air-transport
	Airdrop                                 // airdrop
	Hump                                    // hump: BRPs to China
	EscortSeaAttack                         // escort-sea-attack: flown by no type (17.531)
)

var operationNames = []string{"", "counterair", "air-cover", "search", "attack-ships", "attack-port", "combat-air-patrol", "bomb",
	"escort-bombing", "escort-port-attack", "ground-support", "intercept-support", "defensive-support", "escort-support",
	"oppose-bombing", "intercept-transport", "counter-intercept", "air-supply", "air-transport", "airdrop", "hump", "escort-sea-attack"}

func (o Operation) String() string {
	if int(o) >= len(operationNames) {
		return ""
	}
	return operationNames[o]
}

// ParseOperation reads an operation's word as the tables write it.
func ParseOperation(s string) (Operation, bool) {
	i := slices.Index(operationNames, s)
	return Operation(max(i, 0)), i > 0
}

type permissions struct {
	cite, neverCite engine.Cite
	land, carrier   uint32 // operations flown from land, from a carrier
	never           uint32 // operations forbidden in so many words
}

// May tells whether t based on land may fly op, with the paragraph either way.
func (r *Rules) May(t Type, op Operation) (bool, engine.Cite) {
	return r.may[t].verdict(r.may[t].land, op)
}

// MayFromCarrier tells whether t based on a fast carrier may fly op (17.33).
func (r *Rules) MayFromCarrier(t Type, op Operation) (bool, engine.Cite) {
	return r.may[t].verdict(r.may[t].carrier, op)
}

func (p permissions) verdict(allowed uint32, op Operation) (bool, engine.Cite) {
	if p.never&(1<<op) != 0 {
		return false, p.neverCite
	}
	return allowed&(1<<op) != 0, p.cite
}

type operationsDoc struct {
	Type []struct {
		Type, Cite string
		May, Never []string
		NeverCite  string `toml:"never-cite"`
	}
}

// Faults implements tables.Checker.
func (d *operationsDoc) Faults() []tables.Fault {
	var out []tables.Fault
	var seen []string
	for i, x := range d.Type {
		key := fmt.Sprintf("type[%d]", i)
		t, bad := knownType(x.Type, seen)
		if bad != "" {
			out = append(out, tables.Fault{Key: key + ".type", Expected: bad})
		}
		seen = append(seen, t.Code())
		for _, w := range x.May {
			if _, _, _, ok := operationWords(w); !ok {
				out = append(out, tables.Fault{Key: key + ".may", Expected: fmt.Sprintf("operations it knows, not %q", w),
					Do: "use " + strings.Join(operationNames[1:], ", ") + ", with land or carrier behind"})
			}
		}
		for _, w := range x.Never {
			if _, ok := ParseOperation(w); !ok {
				out = append(out, tables.Fault{Key: key + ".never", Expected: fmt.Sprintf("operations it knows, not %q", w)})
			}
		}
	}
	if len(d.Type) != len(Types()) {
		out = append(out, tables.Fault{Key: "type", Expected: "a line for each of the seven types"})
	}
	return out
}

// operationWords reads "search land": the operation and where it is flown from.
func operationWords(s string) (op Operation, land, carrier, ok bool) {
	name, where, _ := strings.Cut(s, " ")
	op, ok = ParseOperation(name)
	switch where {
	case "":
		return op, true, true, ok
	case "land":
		return op, true, false, ok
	case "carrier":
		return op, false, true, ok
	}
	return op, false, false, false
}

func (r *Rules) loadOperations(t engine.Tables) error {
	var doc operationsDoc
	if err := t.Decode("awaw/operations.toml", &doc); err != nil {
		return err
	}
	for _, x := range doc.Type {
		k, _ := ParseType(x.Type)
		p := &r.may[k]
		p.cite, p.neverCite = engine.Cite(x.Cite), engine.Cite(x.NeverCite)
		for _, w := range x.May {
			op, land, carrier, _ := operationWords(w)
			if land {
				p.land |= 1 << op
			}
			if carrier && k == NAS {
				p.carrier |= 1 << op
			}
		}
		for _, w := range x.Never {
			op, _ := ParseOperation(w)
			p.never |= 1 << op
		}
	}
	return nil
}
