# Long runs print the commit they measured and can be stopped and started again.
.PHONY: play test check lint soak fuzz mutants screens bench prove ladder

play:
	./play

test check:
	./check

lint:
	./check lint

soak:
	scripts/soak.sh

fuzz:
	scripts/fuzz.sh

mutants:
	scripts/mutants.sh

screens:
	scripts/screens.sh

bench:
	scripts/bench.sh

prove:
	scripts/prove-fresh.sh

ladder:
	go run ./cmd/awawctl ladder channel-1940 --games 200 --seed 1
