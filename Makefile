# Long runs print the commit they measured and can be stopped and started again.
.PHONY: dist sessions play test check lint soak dice kills games table fuzz mutants screens bench prove ladder gate sim slurm balance seats values openings web web-tests web-times web-profile web-evening web-firefox pages wine

play:
	./play

test check:
	./check

lint:
	./check lint

soak:
	scripts/soak.sh

# Whole games by chance over every scenario, replayed.
games:
	scripts/games.sh

# Writes docs/scenario-table.md.
table:
	scripts/go.sh test ./tests -run ScenarioTable -table -count=1

# Chi-square and serial tests over millions of keyed rolls.
dice:
	nice scripts/go.sh test ./engine -run KeyedDiceAreEven -count=1 -v -timeout 2h -args -rolls $(or $(ROLLS),10000000) -dice-seed $(or $(SEED),1)

# kill -9 against the programs as they play; what they took as written must be there.
kills:
	scripts/kills.sh $(or $(ROUNDS),100)

fuzz:
	scripts/fuzz.sh

mutants:
	scripts/mutants.sh

screens:
	scripts/screens.sh
	scripts/gallery.sh
	scripts/pictures.sh

# Written sessions played into the real window.
sessions:
	scripts/sessions.sh

bench:
	scripts/bench.sh

# Archives for every system, with icon, licences and checksums, in dist/.
dist:
	scripts/dist.sh

prove:
	scripts/prove-fresh.sh

# The game as a page for the browser, in dist/web/ (docs/web.md).
web:
	scripts/web.sh

# The page tried in Chromium, pictures in out/shots-web.
web-tests:
	scripts/web.sh tests

# The page tried in Firefox, under a virtual display.
web-firefox:
	scripts/web.sh firefox

# How long the page takes: the table of docs/web.md.
web-times:
	scripts/web.sh times

# Which functions hold the page up.
web-profile:
	scripts/web.sh profile

# A whole game by mouse in Chromium, loaded again and killed on the way.
web-evening:
	scripts/web.sh evening $(or $(SCENARIO),channel-1940)

# Every level against the one below, in every scenario of the air game.
ladder:
	nice scripts/ladder.sh

# Thinking opponents against simple-minded ones, in every scenario of the air game: what is missing in ai/gate.json, and with AGAIN=--again
# what another commit has played. LEVELS=pilot,commander NODES=300 SCENARIOS="burma-1943 crete-1941"
gate:
	nice scripts/go.sh run ./cmd/awawctl gate $(SCENARIOS) --levels $(or $(LEVELS),pilot) --nodes $(or $(NODES),0) --cells ai/gate.json \
		--page docs/opponents.md --commit $$(git describe --always --dirty 2>/dev/null || echo unknown) $(AGAIN)

# The opponents of the two air systems of Diplomacy, one among six of another.
seats:
	nice scripts/seats.sh

# How likely positions of the air game are to be won, learnt from games between Pilots.
values:
	nice scripts/values.sh

# What to do before the first dice of the air game's scenarios.
openings:
	nice scripts/openings.sh

# make sim SCENARIO=channel-1940 BOTS=steady,steady GAMES=200 SEED=1
sim:
	scripts/go.sh run ./cmd/awawctl sim $(or $(SCENARIO),channel-1940) --bots $(or $(BOTS),steady,steady) --games $(or $(GAMES),200) --seed $(or $(SEED),1)

slurm:
	scripts/slurm.sh

balance:
	scripts/balance.sh

# How old the pages are that tell of what was measured; AGAIN="docs/balance.md" measures again.
pages:
	scripts/pages.sh $(AGAIN)

# The programs for Windows tried under Debian's Wine, pictures in out/wine.
wine:
	scripts/wine.sh
