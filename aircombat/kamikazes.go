// Kamikazes by the numbers (17.43, 17.44, 17.47): the pool, the draw of categories, and which targets they must share.
package aircombat

// KamikazePool is the largest force pool at a naval air training rate, and by how much it grows (17.43A, 17.43B).
func (n *Naval) KamikazePool(rate int) int { return max(rate, 0) * n.kamikaze.Pool }

// KamikazesFrom is how many kamikazes so many naval squadrons and army factors make (17.44A).
func (n *Naval) KamikazesFrom(squadrons, factors int) int {
	return squadrons*n.kamikaze.Naval + factors*n.kamikaze.Army
}

// KamikazeWave is the most kamikazes of one attack (17.47D).
func (n *Naval) KamikazeWave() int { return n.kamikaze.Wave }

// KamikazeLevel is the row of so many kamikazes on one target (17.47G).
func (n *Naval) KamikazeLevel(kamikazes int) int { return kamikazes * n.kamikaze.Squadrons }

// Present is how many targets of each category there are: ships, or the light ships as one body (17.47F).
type Present [CategoryCount]int

// PresentIn counts the targets among hulls.
func (n *Naval) PresentIn(hulls []Hull) (p Present) {
	for _, h := range hulls {
		if h.Size <= 0 {
			continue
		}
		if c := n.classes[h.Class].Category(); c != LightShips {
			p[c]++
		} else {
			p[c] = 1
		}
	}
	return p
}

// Categories is how many categories have a target. With one there is no die (17.47F.1).
func (p Present) Categories() int {
	k := 0
	for _, x := range p {
		if x > 0 {
			k++
		}
	}
	return k
}

// Draw is the category a kamikaze aims at by its die (17.47F.1 to F.3); the die is not looked at where there is one category.
// Without any target ok is false.
func (n *Naval) Draw(p Present, die int) (c Category, ok bool) {
	var list [CategoryCount]Category
	k := 0
	for i, x := range p {
		if x > 0 {
			list[k] = Category(i)
			k++
		}
	}
	last := [CategoryCount + 1][]int{2: n.kamikaze.Two, 3: n.kamikaze.Three}[k]
	return list[steps(last, die-1)], k > 0
}

// Aim is the kamikazes of one attack: how many drew each category, and where they have been sent so far.
type Aim struct {
	Present Present
	Drawn   [CategoryCount]int
	Sent    [CategoryCount]int // of those, sent to a target of their category, one a ship (17.47F.4.1)
	Extra   int                // sent as surplus (17.47F.4.3)
}

// Own is how many still go to targets of their category that no other attacks: one to a ship, all of them to light ships
// (17.47F.4.1, F.4.4).
func (a Aim) Own(c Category) int {
	if c == LightShips {
		return a.Drawn[c] - a.Sent[c]
	}
	return min(a.Drawn[c], a.Present[c]) - a.Sent[c]
}

// Surplus is how many may still go to any target (17.47F.4.3).
func (a Aim) Surplus() int {
	sum := -a.Extra
	for _, c := range [...]Category{FastCarriers, CapitalShips} {
		sum += max(a.Drawn[c]-a.Present[c], 0)
	}
	return sum
}

// Next is the category whose kamikazes are sent next; surplus tells that those left may go anywhere, done that nobody is left.
func (a Aim) Next() (c Category, surplus, done bool) {
	for c := range CategoryCount {
		if a.Own(c) > 0 {
			return c, false, false
		}
	}
	return 0, true, a.Surplus() <= 0
}

// May tells whether the next kamikaze may be sent to a target of a category that already has so many coming.
func (a Aim) May(c Category, coming int) bool {
	next, surplus, done := a.Next()
	switch {
	case done || c >= CategoryCount || a.Present[c] == 0:
		return false
	case surplus:
		return true
	}
	return c == next && (c == LightShips || coming == 0)
}

// Send gives the aim after the next kamikaze went to a category it may attack.
func (a Aim) Send(c Category) Aim {
	if _, surplus, done := a.Next(); done {
		return a
	} else if surplus {
		a.Extra++
	} else {
		a.Sent[c]++
	}
	return a
}
