// Readings of chapter 19 that a game may choose in place of those of the tables.
package aircombat

// Choose turns a reading by the name of its option: transports_count (19.31A), type_by_circumstance (19.61),
// bombing_ties_by_drm (19.62), inverted_losses (19.64). It tells whether it knows the name. It is called before the rules
// are used for the first time.
func (r *Rules) Choose(option, value string) bool {
	yes := value == "true"
	switch option {
	case "transports_count":
		r.transportsCount = yes
	case "type_by_circumstance":
		r.splitTypes = yes
	case "bombing_ties_by_drm":
		r.bombingByDRM = yes
	case "inverted_losses":
		r.oneCondition = value == "together"
	default:
		return false
	}
	return true
}
