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

	// The wheel: browsers tell of pixels, lines or pages, the game of notches.
	const notch = [100, 3, 1];
	addEventListener('wheel', event => {
		if (made.has(event) || event.target !== canvas()) return;
		event.stopImmediatePropagation();
		event.preventDefault();
		const {clientX, clientY, shiftKey, deltaMode} = event;
		send('wheel', WheelEvent, {clientX, clientY, shiftKey, deltaX: event.deltaX / notch[deltaMode], deltaY: event.deltaY / notch[deltaMode]});
	}, {capture: true, passive: false});

	// Keys: what is held with Ctrl or Meta is the browser's but for the clipboard's, and so are the function keys it reloads, searches and fills the screen by;
	// all that these do in the game other keys do too.
	const kept = new Set(['F3', 'F5', 'F6', 'F7', 'F11', 'F12']), clipboard = new Set(['KeyA', 'KeyC', 'KeyV', 'KeyX']);
	for (const kind of ['keydown', 'keyup']) {
		addEventListener(kind, event => {
			if (kept.has(event.key) || (event.ctrlKey || event.metaKey) && !clipboard.has(event.code) && !/^(Control|Meta)/.test(event.key)) event.stopImmediatePropagation();
		}, {capture: true});
	}

	// Fingers: one is the mouse's left button, held still it is the right one; two zoom and carry the map along.
	const still = 10, long = 500; // pixels, milliseconds
	let one = null, two = null;
	const mouse = (kind, at, button = 0) => send(kind, MouseEvent, {clientX: at.x, clientY: at.y, button});
	const point = touch => ({x: touch.clientX, y: touch.clientY});
	const lift = () => {
		if (!one) return;
		clearTimeout(one.timer);
		if (one.down) mouse('mouseup', one.at);
		one = null;
	};
	const spread = touches => {
		const [a, b] = [point(touches[0]), point(touches[1])];
		return {x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y)};
	};
	const fingers = {
		touchstart({touches}) {
			if (touches.length === 1) {
				const at = point(touches[0]);
				one = {began: at, at, down: true};
				mouse('mousemove', at);
				mouse('mousedown', at);
				one.timer = setTimeout(() => {
					if (!one) return;
					mouse('mouseup', {x: -1, y: -1}); // let go where nothing is
					mouse('mousemove', one.at);
					mouse('mousedown', one.at, 2);
					mouse('mouseup', one.at, 2);
					one = null;
				}, long);
			} else if (touches.length === 2) {
				lift();
				two = spread(touches);
			}
		},
		touchmove({touches}) {
			if (two && touches.length === 2) {
				const now = spread(touches), {x: clientX, y: clientY} = now;
				send('wheel', WheelEvent, {clientX, clientY, deltaY: -8 * Math.log(now.apart / two.apart)});
				two = now;
			} else if (one) {
				one.at = point(touches[0]);
				if (Math.hypot(one.at.x - one.began.x, one.at.y - one.began.y) > still) clearTimeout(one.timer);
				mouse('mousemove', one.at);
			}
		},
		touchend({touches}) {
			if (touches.length < 2) two = null;
			if (touches.length === 0) lift();
		},
	};
	fingers.touchcancel = fingers.touchend;
	for (const [kind, act] of Object.entries(fingers)) {
		addEventListener(kind, event => {
			if (event.target !== canvas()) return;
			event.stopImmediatePropagation();
			event.preventDefault();
			act(event);
		}, {capture: true, passive: false});
	}
})();
