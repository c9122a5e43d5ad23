// Package briefing is the sheet that opens a scenario: what happened, who commands what, what counts, and when it is won.
package briefing
