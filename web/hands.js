// Gives the game's canvas what hands do on a page as a window would get it: the wheel in notches, keys the browser keeps, fingers as a mouse.
'use strict';

(() => {
	const made = new WeakSet(); // events made here, which go through
	const canvas = () => document.querySelector('canvas');
	const send = (kind, Event, options) => {
		const event = new Event(kind, {bubbles: true, cancelable: true, ...options});
		made.add(event);
		canvas()?.dispatchEvent(event);
	};

	// The wheel: browsers tell of pixels, lines or pages, the game of notches, and it takes less than a whole one for two fingers on a pad,
	// which carry the map. A wheel turns by whole notches of 120, whatever else it is said to do. Two fingers that spread, on a pad or on
	// the screen, zoom: to the game that is the wheel with Ctrl held.
	const notch = [100, 3, 1];
	const turn = (at, dx, dy, shiftKey) => send('wheel', WheelEvent, {clientX: at.x, clientY: at.y, deltaX: dx, deltaY: dy, shiftKey});
	let released = 0;
	const control = kind => send(kind, KeyboardEvent, {key: 'Control', code: 'ControlLeft', ctrlKey: kind === 'keydown'});
	const spreads = (at, notches) => {
		if (!released) control('keydown');
		clearTimeout(released);
		released = setTimeout(() => {
			released = 0;
			control('keyup');
		}, 100);
		turn(at, 0, -notches);
	};
	addEventListener('wheel', event => {
		if (made.has(event) || event.target !== canvas()) return;
		event.stopImmediatePropagation();
		event.preventDefault();
		const at = {x: event.clientX, y: event.clientY};
		const {wheelDeltaX: x, wheelDeltaY: y} = event;
		if (event.ctrlKey) spreads(at, -event.deltaY / notch[event.deltaMode] * (event.deltaMode ? 1 : 10));
		else if ((x || y) && x % 120 === 0 && y % 120 === 0) turn(at, -x / 120, -y / 120, event.shiftKey);
		else turn(at, event.deltaX / notch[event.deltaMode], event.deltaY / notch[event.deltaMode], event.shiftKey);
	}, {capture: true, passive: false});

	// Keys: what is held with Ctrl or Meta is the browser's but for the clipboard's, and so are the function keys it reloads, searches and fills the screen by;
	// all that these do in the game other keys do too.
	const kept = new Set(['F3', 'F5', 'F6', 'F7', 'F11', 'F12']), clipboard = new Set(['KeyA', 'KeyC', 'KeyV', 'KeyX']);
	for (const kind of ['keydown', 'keyup']) {
		addEventListener(kind, event => {
			if (kept.has(event.key) || (event.ctrlKey || event.metaKey) && !clipboard.has(event.code) && !/^(Control|Meta)/.test(event.key)) event.stopImmediatePropagation();
		}, {capture: true});
	}

	// Fingers: one is the mouse's left button, pressed once it moves or is lifted; held still it is the right one; two zoom.
	const still = 10, long = 500; // pixels, milliseconds
	let one = null, two = null;
	const point = touch => ({x: touch.clientX, y: touch.clientY});

	// The game looks at the mouse once a frame: what follows a press or its end waits until that was seen, however long the frame takes.
	const todo = [];
	let waits = false;
	const pump = () => {
		while (!waits && todo.length) {
			const [kind, at, button] = todo.shift();
			if (kind === 'mousemove' && todo.length && todo[0][0] === kind) continue; // it has gone on since
			send(kind, MouseEvent, {clientX: at.x, clientY: at.y, button});
			if (kind === 'mousemove') continue;
			waits = true;
			requestAnimationFrame(() => requestAnimationFrame(() => {
				waits = false;
				pump();
			}));
		}
	};
	const mouse = (kind, at, button = 0) => {
		todo.push([kind, at, button]);
		pump();
	};
	const click = (at, button) => {
		mouse('mousemove', at);
		mouse('mousedown', at, button);
		mouse('mouseup', at, button);
	};
	const leave = () => {
		if (one) clearTimeout(one.timer);
		if (one?.down) mouse('mouseup', one.at);
		one = null;
	};
	const spread = touches => {
		const [a, b] = [point(touches[0]), point(touches[1])];
		return {x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y)};
	};
	const fingers = {
		touchstart({touches}) {
			leave();
			if (touches.length === 1) {
				const at = point(touches[0]);
				const held = one = {began: at, at, down: false};
				mouse('mousemove', at);
				// On a page that was busy the finger may have been lifted or moved long ago: that is heard before the next frame.
				held.timer = setTimeout(() => requestAnimationFrame(() => {
					if (one !== held || held.down) return;
					click(held.at, 2);
					one = null;
				}), long);
			} else if (touches.length === 2) {
				two = spread(touches);
			}
		},
		touchmove({touches}) {
			if (two && touches.length === 2) {
				const now = spread(touches);
				mouse('mousemove', now);
				spreads(now, Math.log(now.apart / two.apart) / Math.log(1.18)); // a notch of the game
				two = now;
			} else if (one) {
				one.at = point(touches[0]);
				if (!one.down && Math.hypot(one.at.x - one.began.x, one.at.y - one.began.y) > still) {
					clearTimeout(one.timer);
					one.down = true;
					mouse('mousedown', one.began);
				}
				if (one.down) mouse('mousemove', one.at);
			}
		},
		touchend({touches}) {
			if (touches.length < 2) two = null;
			if (touches.length > 0) return;
			if (one && !one.down) click(one.at, 0);
			leave();
		},
		touchcancel() {
			two = null;
			leave();
		},
	};
	for (const [kind, act] of Object.entries(fingers)) {
		addEventListener(kind, event => {
			if (event.target !== canvas()) return;
			event.stopImmediatePropagation();
			event.preventDefault();
			act(event);
		}, {capture: true, passive: false});
	}
})();
