// What is asked, as players weigh it who look at thousands of positions: a word for each question of the ground war and the sea.

package awaw

// Asked tells what a position of the ground war asks.
type Asked uint8

// What may be asked beyond the steps of the air game.
const (
	AskNothing  Asked = iota // nothing of the ground war
	AskFeed                  // which units are supplied by air
	AskMarch                 // who moves, overruns, is flown
	AskSupport               // ground support
	AskDefend                // defensive air support
	AskMeet                  // its interception
	AskDrop                  // airdrops
	AskAssault               // attacks
	AskBreakout              // who goes on after a breakthrough
	AskBar                   // who intercepts transports
	AskGuard                 // who meets those
	AskStrike                // who attacks the transports
	AskAnswer                // support against an overrun or an attack at low odds
	AskUse                   // which support counts
	AskRoll                  // the die
	AskToll                  // who pays
	AskAgain                 // another round
	AskAdvance               // who goes in
	AskFight                 // a choice in an air fight that is no counterair
)

// SeaAsked is what a naval question asks of a player.
type SeaAsked uint8

// The questions.
const (
	SeaNothing   SeaAsked = iota
	SeaSails              // task forces sail, patrols attack, ships are hunted
	SeaHunts              // ships are hunted in the combat phase
	SeaReacts             // meet a force under way?
	SeaSpots              // who spots?
	SeaCommits            // searchers, cover, patrol
	SeaRolls              // dice
	SeaStrikes            // strikes against what is found
	SeaAims               // targets of a strike
	SeaLands              // patrols that may go ashore
	SeaContinues          // another round?
)

// The steps of strategic warfare, as GlanceStrategy counts them.
const (
	RaidsNone = iota
	RaidsAnnounced
	RaidsMet
	RaidsFlown
)
