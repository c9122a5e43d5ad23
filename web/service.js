// Keeps what a page has fetched, so that it works without a network afterwards. Files with a hash in their names never change and are taken
// from here first; all others from the network first.
'use strict';

const shelf = () => caches.open('game');
const hashed = /\.[0-9a-f]{16}\./;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', event => event.waitUntil(clients.claim()));

self.addEventListener('fetch', event => {
	const {request} = event, url = new URL(request.url);
	if (request.method !== 'GET' || url.origin !== location.origin) return;
	event.respondWith(hashed.test(url.pathname) ? keptFirst(request) : keptLast(request));
});

async function keptFirst(request) {
	return await (await shelf()).match(request) || keep(request);
}

async function keptLast(request) {
	try {
		return await keep(request);
	} catch (error) {
		const had = await (await shelf()).match(request, {ignoreSearch: true});
		if (had) return had;
		throw error;
	}
}

async function keep(request) {
	const answer = await fetch(request);
	if (answer.ok) await (await shelf()).put(request, answer.clone());
	return answer;
}

// A page tells what it had fetched before it was listened to, and which hashed files there are now: older ones go.
self.addEventListener('message', event => event.waitUntil((async () => {
	const {fetched, now} = event.data, kept = await shelf();
	for (const request of await kept.keys()) {
		const name = new URL(request.url).pathname.split('/').pop();
		if (hashed.test(name) && !now.some(known => name.startsWith(known))) await kept.delete(request);
	}
	for (const url of fetched) {
		if (!await kept.match(url)) await keep(url).catch(error => console.warn('not kept:', url, error));
	}
	event.source.postMessage('kept');
})()));
