// Holders: how a country that holds land is shown.
package art

// Holder is how a country that holds land is shown.
type Holder struct {
	Code string // two letters
	Col  RGB
}

// HolderOf shows a nation of the palette: the darker colour of its counters. Unknown codes are grey.
func (p *Palette) HolderOf(code string) Holder {
	n := p.Nation(code)
	if n.Band.OKLab().L < n.Ground.OKLab().L {
		return Holder{code, n.Band}
	}
	return Holder{code, n.Ground}
}
