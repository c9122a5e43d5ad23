package panels

import "awaw/engine"

// This file holds what can be asked of the panels beside the map.

// AllMissions shows the missions that cannot be flown now, too, or folds them away.
type AllMissions struct{}

// TurnMatrix turns the missions to the counters from one on.
type TurnMatrix struct{ From int }

// TurnFleet turns to more ships.
type TurnFleet struct{ By int }

// TurnOrders turns to more standing orders, so many of them on.
type TurnOrders struct{ By int }

// ShowStock opens the list of what may be built.
type ShowStock struct{}

// LogKind narrows the log to a kind of event, "" for all.
type LogKind struct{ Kind string }

// LogSide narrows the log to a side.
type LogSide struct{ Side engine.Side }

// LogUnit narrows the log to a counter.
type LogUnit struct{ Ref engine.Ref }

// LogType lets the player write what to look for in the log.
type LogType struct{}

// LogClear forgets what was looked for.
type LogClear struct{}

// LifeLog opens the log of a counter.
type LifeLog struct{ Ref engine.Ref }

// Order leaves a standing order or takes it back.
type Order struct{ Kind string }

// OrderNumber sets the number of a standing order.
type OrderNumber struct {
	Kind string
	N    int
}

// Branch looks at a line of play that was taken back.
type Branch struct{ Leaf int }

// Back takes back a step and all after it.
type Back struct{ Step int }

// Report has the after-action report written.
type Report struct{}

// Do names it.
func (AllMissions) Do() string { return "matrix.all" }

// Do names it.
func (TurnMatrix) Do() string { return "matrix" }

// Do names it.
func (TurnFleet) Do() string { return "fleet" }

// Do names it.
func (TurnOrders) Do() string { return "orders.turn" }

// Do names it.
func (ShowStock) Do() string { return "stock" }

// Do names it.
func (LogKind) Do() string { return "log.kind" }

// Do names it.
func (LogSide) Do() string { return "log.side" }

// Do names it.
func (LogUnit) Do() string { return "log.unit" }

// Do names it.
func (LogType) Do() string { return "log.type" }

// Do names it.
func (LogClear) Do() string { return "log.clear" }

// Do names it.
func (LifeLog) Do() string { return "life.log" }

// Do names it.
func (Order) Do() string { return "order" }

// Do names it.
func (OrderNumber) Do() string { return "order.n" }

// Do names it.
func (Branch) Do() string { return "branch" }

// Do names it.
func (Back) Do() string { return "back" }

// Do names it.
func (Report) Do() string { return "report" }

// DropOrder takes one of the secret orders back, from 0.
type DropOrder struct{ Step int }

// Unseal takes back that the secret orders of the side that looks are sealed.
type Unseal struct{}

// HandOn gives the screen to another side that writes.
type HandOn struct{ Side engine.Side }

// Do names it.
func (DropOrder) Do() string { return "writing.drop" }

// Do names it.
func (Unseal) Do() string { return "writing.unseal" }

// Do names it.
func (HandOn) Do() string { return "writing.hand" }
