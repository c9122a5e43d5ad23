// Package cases reads and runs rule cases of the two air systems of Diplomacy: units, orders of a phase or several, and what became
// of whom.
//
// given: the units, "GER W ber". owners: provinces by power, in place of the printed homes. season: spring (unless said) or fall.
// options: switches and their values. example: the worked example of the documents that it is. orders, retreats, builds: sheets of orders as people write them; edge marks a limit.
//
// expect:
//
//	A kie ok | void | invalid [FAULT]   the verdict on the unit that began there; ok asks nothing of what it came to
//	A kie does VERB [PLACE]             what it did after all, and to or for which province, unless it held
//	A kie fails [CAUSE]                 a legal order that did not do what it says, and why
//	A kie to PLACE | stays              where the movement left it
//	A kie dislodged | destroyed | disbanded
//	W kie reverts [CAUSE]               it turned back; the cause is what stopped its self-defence
//	W kie retreats PLACE...             dislodged, with exactly these open
//	W kie met PLACE...                  intercepted over exactly these
//	A kie attacks with N                the strength it came with; 0 if it never got there
//	PLACE held with N                   the strength against those who came
//	W kie covers PLACE...               exactly the air its patrol holds, or what it covers as an escort
//	W kie escorts fully | partly        whether that is the whole way of the wing it escorts
//	A kie barred PLACE                  ordered to retreat where it may not; a sheet may have no other such retreat
//	unit GER W ber | no GER W ber       whether it stands there at the end of all phases
//	owner PLACE POWER|nobody            at that end
//	sees POWER PLACE...                 what its patrols see, exactly
package cases
