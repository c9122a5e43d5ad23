package tables

// Parts gives the errors that are joined in one, and in those; nil of none.
func Parts(err error) (out []error) {
	if many, ok := err.(interface{ Unwrap() []error }); ok {
		for _, e := range many.Unwrap() {
			out = append(out, Parts(e)...)
		}
		return out
	}
	if err == nil {
		return nil
	}
	return []error{err}
}
