// Package promise waits for what a browser answers later. It has nothing in it where there is no browser.
package promise
