// Package beside reads what lies beside a page instead of in its program: each file is fetched when it is first opened (web/fetch.js) and is
// what internal/tools/page wrote under the same name. It has nothing in it where there is no browser: there the program carries all.
package beside
