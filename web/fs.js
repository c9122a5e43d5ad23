// A file system for the game's page, kept in the browser's IndexedDB, with the calls of Node's fs that Go's runtime makes.
//
// Three stores, shared by all tabs of an origin, and nothing of them is held back in a tab but what an open file holds:
//   names   path       -> {file: number} or {dir: true}
//   files   number     -> {size, mtime, links, by: the program that locked it last}
//   parts   in order   -> {file, at, data} or {file, cut}: what was written, never a whole file anew
//
// A write begins its transaction at once and goes on; fsync waits for all that were begun on that file, and who appends waits for his. A file is what its
// parts say in their order, up to the first gap: after a full disk nothing that came later counts. Several names may be one
// file (link). flock takes the browser's lock of a file for this tab until it is closed, or the tab is.
'use strict';

(() => {
	const DB = 'awaw', VERSION = 1;
	const O = {O_RDONLY: 0, O_WRONLY: 1, O_RDWR: 2, O_CREAT: 64, O_EXCL: 128, O_TRUNC: 512, O_APPEND: 1024, O_DIRECTORY: 65536};

	const fault = (code, what) => Object.assign(new Error(code + (what ? ': ' + what : '')), {code});
	const spread = path => {
		const out = [];
		for (const part of path.split('/')) {
			if (part === '..') out.pop();
			else if (part && part !== '.') out.push(part);
		}
		return '/' + out.join('/');
	};
	const above = path => path.slice(0, path.lastIndexOf('/')) || '/';
	const under = path => { // the keys of everything below a folder
		const top = path === '/' ? '/' : path + '/';
		const end = top.slice(0, -1) + '0';
		return shelves ? {includes: key => key > top && key < end} : IDBKeyRange.bound(top, end, true, true);
	};

	// What the browser says when it will not write, in the words of a disk.
	const spoken = error => {
		switch (error && error.name) {
		case 'QuotaExceededError': return fault('ENOSPC');
		case 'InvalidStateError': case 'UnknownError': case 'AbortError': return fault('EIO', error.message);
		}
		return error && error.code && typeof error.code === 'string' ? error : fault('EIO', error && error.message);
	};

	let db;
	let version = '';          // of the program of this tab
	const STARTED = 'awaw.program'; // that of the tab that was started last, which all tabs know
	const older = () => {
		try { return (localStorage.getItem(STARTED) || version) !== version; } catch { return false; }
	};
	const pending = new Map(); // of a file: the end of its last transaction
	const open = new Map();    // of a number given out: the open file
	let next = 10;

	// Shelf is a store that lasts no longer than the page, for a browser that keeps nothing: what is used here of an object store, answered at once.
	class Shelf {
		constructor() { this.all = new Map(); this.last = 0; }
		get(key) { return this.all.get(key); }
		put(value, key = ++this.last) { this.all.set(key, value); return key; }
		add(value) { return this.put(value); }
		delete(key) { this.all.delete(key); }
		getAllKeys(range) { return [...this.all.keys()].filter(key => range.includes(key)).sort(); }
		count(range) { return this.getAllKeys(range).length; }
		index(field) {
			const of = value => [...this.all].filter(([, v]) => v[field] === value);
			return {getAll: value => of(value).map(([, v]) => v), getAllKeys: value => of(value).map(([key]) => key)};
		}
	}
	let shelves = null;        // instead of the browser's stores
	let turn = Promise.resolve(); // the last that was done with them: one after the other, as transactions go

	const got = request => shelves ? request : new Promise((done, failed) => {
		request.onsuccess = () => done(request.result);
		request.onerror = () => failed(request.error);
	});

	// within runs a function over the stores in one transaction and waits until all of it is on the disk.
	async function within(mode, work) {
		if (shelves) {
			const mine = turn.then(() => work(shelves)).catch(error => { throw spoken(error); });
			turn = mine.catch(() => {});
			return mine;
		}
		const t = db.transaction(['names', 'files', 'parts'], mode, {durability: mode === 'readwrite' ? 'strict' : 'default'});
		const end = new Promise((done, failed) => {
			t.oncomplete = () => done();
			t.onabort = () => failed(t.error || fault('EIO'));
		});
		end.catch(() => {});
		const s = {names: t.objectStore('names'), files: t.objectStore('files'), parts: t.objectStore('parts')};
		try {
			const result = await work(s);
			await end;
			return result;
		} catch (error) {
			try { t.abort(); } catch { /* it has ended already */ }
			throw spoken(error);
		}
	}

	const lookup = async (s, path) => path === '/' ? {dir: true} : await got(s.names.get(path));
	const folder = async (s, path) => {
		const name = await lookup(s, path);
		if (!name) throw fault('ENOENT', path);
		if (!name.dir) throw fault('ENOTDIR', path);
	};
	const drop = async (s, number) => { // one name fewer; with the last the file goes
		const file = await got(s.files.get(number));
		if (!file) return;
		if (--file.links > 0) return got(s.files.put(file, number));
		await got(s.files.delete(number));
		await forget(s, number);
	};
	const forget = async (s, number, from = 0) => { // the parts of a file, from the from-th on
		const keys = await got(s.parts.index('file').getAllKeys(number));
		for (const key of keys.slice(from)) await got(s.parts.delete(key));
	};

	// told is a file or folder as Node tells of it.
	function told(number, file) {
		const dir = !file, size = dir ? 0 : file.size, ms = dir ? 0 : file.mtime;
		return {dev: 1, ino: number, mode: dir ? 0o40755 : 0o100644, nlink: dir ? 1 : file.links, uid: 0, gid: 0, rdev: 0, size,
			blksize: 4096, blocks: Math.ceil(size / 512), atimeMs: ms, mtimeMs: ms, ctimeMs: ms, isDirectory: () => dir};
	}

	// Content is what an open file holds: as long as one tab writes it, that is what the parts say.
	class Content {
		constructor(number) { this.number = number; this.bytes = new Uint8Array(1024); this.size = 0; this.count = 0; this.broken = null; }
		put(at, data) {
			const end = at + data.length;
			if (end > this.bytes.length) {
				const more = new Uint8Array(Math.max(end, 2 * this.bytes.length));
				more.set(this.bytes.subarray(0, this.size));
				this.bytes = more;
			}
			this.bytes.set(data, at);
			this.size = Math.max(this.size, end);
		}
		cut(size) {
			if (size > this.size) this.put(this.size, new Uint8Array(size - this.size));
			this.bytes.fill(0, size, this.size);
			this.size = size;
		}
		// read takes the parts as they lie and gives how many of them count.
		read(parts) {
			this.size = 0;
			this.count = 0;
			for (const part of parts) {
				if (part.cut !== undefined) this.cut(part.cut);
				else if (part.at > this.size) break;
				else this.put(part.at, part.data);
				this.count++;
			}
		}
	}

	async function load(content) {
		await settled(content.number);
		const parts = await within('readonly', s => got(s.parts.index('file').getAll(content.number)));
		content.read(parts);
		if (content.count < parts.length) { // a full disk left a gap: what lies behind it is of no use to anybody
			await within('readwrite', async s => {
				await forget(s, content.number, content.count);
				const file = await got(s.files.get(content.number));
				if (file) await got(s.files.put({...file, size: content.size}, content.number));
			});
		}
	}

	const settled = number => pending.get(number) || Promise.resolve();

	// add begins to write one part of a file and does not wait for it.
	function add(content, part) {
		if (content.broken) throw content.broken;
		const number = content.number, size = content.size;
		const before = settled(number);
		const job = within('readwrite', async s => {
			if (content.broken) throw content.broken;
			const file = await got(s.files.get(number));
			if (!file) return; // its last name is gone: it lives in this tab alone
			if (part.cut === 0) await forget(s, number);
			else await got(s.parts.put({file: number, ...part}));
			await got(s.files.put({...file, size, mtime: Date.now()}, number));
		}).catch(error => { content.broken = content.broken || error; });
		pending.set(number, Promise.all([before, job]).then(() => {}));
	}

	async function sync(content) {
		await settled(content.number);
		if (content.broken) throw content.broken;
	}

	const held = fd => {
		const h = open.get(fd);
		if (!h) throw fault('EBADF');
		return h;
	};
	const contentOf = number => { // one content for all that have a file open in this tab
		for (const h of open.values()) if (h.content && h.content.number === number) return h.content;
		return null;
	};

	const calls = {
		async open(path, flags, mode) {
			path = spread(path);
			const write = (flags & 3) !== O.O_RDONLY;
			const number = await within(flags & O.O_CREAT ? 'readwrite' : 'readonly', async s => {
				const name = await lookup(s, path);
				if (name) {
					if (flags & O.O_CREAT && flags & O.O_EXCL) throw fault('EEXIST', path);
					if (name.dir && write) throw fault('EISDIR', path);
					if (!name.dir && flags & O.O_DIRECTORY) throw fault('ENOTDIR', path);
					return name.dir ? 0 : name.file;
				}
				if (!(flags & O.O_CREAT)) throw fault('ENOENT', path);
				await folder(s, above(path));
				const made = await got(s.files.add({size: 0, mtime: Date.now(), links: 1}));
				await got(s.names.put({file: made}, path));
				return made;
			});
			const h = {path, flags, pos: 0, content: null};
			if (number) {
				h.content = contentOf(number);
				if (!h.content) {
					h.content = new Content(number);
					await load(h.content);
				}
				if (flags & O.O_TRUNC && write && h.content.size) {
					h.content.cut(0);
					add(h.content, {cut: 0});
				}
			}
			open.set(next, h);
			return next++;
		},
		async close(fd) {
			const h = held(fd);
			open.delete(fd);
			if (h.release) h.release();
		},
		async read(fd, buffer, offset, length, position) {
			const h = held(fd);
			if (!h.content) throw fault('EISDIR', h.path);
			const at = position === null ? h.pos : Number(position);
			const n = Math.max(0, Math.min(length, h.content.size - at));
			buffer.set(h.content.bytes.subarray(at, at + n), offset);
			if (position === null) h.pos += n;
			return n;
		},
		async write(fd, buffer, offset, length, position) {
			if (fd === 1 || fd === 2) return said(buffer.subarray(offset, offset + length));
			const h = held(fd);
			if (!h.content || (h.flags & 3) === O.O_RDONLY) throw fault('EBADF', h.path);
			if (h.content.broken) throw h.content.broken;
			const at = h.flags & O.O_APPEND ? h.content.size : position === null ? h.pos : Number(position);
			const data = buffer.slice(offset, offset + length);
			if (at > h.content.size) { // no holes: they are written as what they are read as
				const from = h.content.size;
				h.content.cut(at);
				add(h.content, {at: from, data: new Uint8Array(at - from)});
			}
			h.content.put(at, data);
			add(h.content, {at, data});
			if (h.flags & O.O_APPEND) { // who appends is told at once: what was not kept was never there, and may be appended again
				try {
					await sync(h.content);
				} catch (error) {
					h.content.cut(at);
					h.content.broken = null;
					throw error;
				}
			}
			if (position === null) h.pos = at + length;
			return length;
		},
		async ftruncate(fd, size) {
			const h = held(fd);
			if (!h.content) throw fault('EINVAL', h.path);
			h.content.cut(size);
			add(h.content, {cut: size});
		},
		async truncate(path, size) {
			const fd = await calls.open(path, O.O_WRONLY, 0);
			try {
				await calls.ftruncate(fd, size);
				await calls.fsync(fd);
			} finally {
				await calls.close(fd);
			}
		},
		async fsync(fd) {
			const h = held(fd);
			if (h.content) return sync(h.content);
			await Promise.all(pending.values());
		},
		async fstat(fd) {
			if (fd <= 2) return told(fd, {size: 0, mtime: 0, links: 1});
			const h = held(fd);
			if (!h.content) return told(0, null);
			const file = await within('readonly', s => got(s.files.get(h.content.number)));
			return told(h.content.number, {links: file ? file.links : 0, mtime: file ? file.mtime : 0, size: h.content.size});
		},
		async stat(path) {
			path = spread(path);
			return within('readonly', async s => {
				const name = await lookup(s, path);
				if (!name) throw fault('ENOENT', path);
				return name.dir ? told(0, null) : told(name.file, await got(s.files.get(name.file)));
			});
		},
		async mkdir(path) {
			path = spread(path);
			await within('readwrite', async s => {
				if (await lookup(s, path)) throw fault('EEXIST', path);
				await folder(s, above(path));
				await got(s.names.put({dir: true}, path));
			});
		},
		async readdir(path) {
			path = spread(path);
			return within('readonly', async s => {
				await folder(s, path);
				const from = path === '/' ? 1 : path.length + 1;
				const keys = await got(s.names.getAllKeys(under(path)));
				return keys.map(key => key.slice(from)).filter(name => name && !name.includes('/'));
			});
		},
		async rmdir(path) {
			path = spread(path);
			await within('readwrite', async s => {
				await folder(s, path);
				if (await got(s.names.count(under(path)))) throw fault('ENOTEMPTY', path);
				await got(s.names.delete(path));
			});
		},
		async unlink(path) {
			path = spread(path);
			await within('readwrite', async s => {
				const name = await lookup(s, path);
				if (!name) throw fault('ENOENT', path);
				if (name.dir) throw fault('EISDIR', path);
				await got(s.names.delete(path));
				await drop(s, name.file);
			});
		},
		async link(from, to) {
			from = spread(from);
			to = spread(to);
			await within('readwrite', async s => {
				const name = await lookup(s, from);
				if (!name) throw fault('ENOENT', from);
				if (name.dir) throw fault('EPERM', from);
				if (await lookup(s, to)) throw fault('EEXIST', to);
				await folder(s, above(to));
				const file = await got(s.files.get(name.file));
				await got(s.files.put({...file, links: file.links + 1}, name.file));
				await got(s.names.put(name, to));
			});
		},
		async rename(from, to) {
			from = spread(from);
			to = spread(to);
			if (from === to) return;
			await within('readwrite', async s => {
				const name = await lookup(s, from);
				if (!name) throw fault('ENOENT', from);
				await folder(s, above(to));
				const there = await lookup(s, to);
				if (there && there.dir !== name.dir) throw fault(there.dir ? 'EISDIR' : 'ENOTDIR', to);
				if (there && there.dir && await got(s.names.count(under(to)))) throw fault('ENOTEMPTY', to);
				if (there && !there.dir) {
					if (there.file === name.file) return;
					await drop(s, there.file);
				}
				if (name.dir) {
					for (const key of await got(s.names.getAllKeys(under(from)))) {
						await got(s.names.put(await got(s.names.get(key)), to + key.slice(from.length)));
						await got(s.names.delete(key));
					}
				}
				await got(s.names.put(name, to));
				await got(s.names.delete(from));
			});
		},
		async utimes(path, atime, mtime) {
			path = spread(path);
			await within('readwrite', async s => {
				const name = await lookup(s, path);
				if (!name) throw fault('ENOENT', path);
				if (name.dir) return;
				const file = await got(s.files.get(name.file));
				await got(s.files.put({...file, mtime: Number(mtime) * 1000}, name.file));
			});
		},
		// flock is not Node's: it takes the file for this tab, or says at once that another has it (EAGAIN).
		async flock(fd) {
			const h = held(fd);
			if (!h.content || h.release || !navigator.locks) return; // without locks nobody can be kept out
			const name = DB + ':' + h.content.number;
			const mine = await new Promise((done, failed) => {
				navigator.locks.request(name, {ifAvailable: true}, lock => {
					done(lock !== null);
					return lock === null ? undefined : new Promise(release => { h.release = release; });
				}).catch(failed);
			});
			if (!mine) throw fault('EAGAIN', h.path);
			await load(h.content); // another tab may have written since it was opened
			await within('readwrite', async s => {
				const file = await got(s.files.get(h.content.number));
				if (!file) return;
				if (file.by && file.by !== version && older()) {
					h.release();
					h.release = null;
					throw fault('EAGAIN', h.path); // what a newer program has opened this one would not understand
				}
				await got(s.files.put({...file, by: version}, h.content.number));
			});
		},
		async chmod() {}, async fchmod() {}, async chown() {}, async fchown() {}, async lchown() {},
		async readlink(path) { throw fault('EINVAL', path); },
		async symlink(path) { throw fault('ENOSYS', path); },
	};
	calls.lstat = calls.stat;

	// What the program prints goes to the console by lines, and its last lines to whoever tells that it stopped.
	const decoder = new TextDecoder();
	let line = '', broke = false;
	const last = [], most = 60;
	function said(bytes) {
		const lines = (line + decoder.decode(bytes)).split('\n');
		line = lines.pop();
		for (const l of lines) {
			console.log(l);
			if (!broke && /^(panic|fatal error): /.test(l)) { // what it met counts more than where all its threads were
				broke = true;
				last.length = 0;
			}
			if (broke && last.length >= most) continue;
			last.push(l);
			if (last.length > most) last.shift();
		}
		return bytes.length;
	}

	const fs = {constants: O, writeSync: (fd, buffer) => said(buffer)};
	for (const [name, call] of Object.entries(calls)) {
		fs[name] = (...args) => {
			const answer = args.pop();
			call(...args).then(value => answer(null, value), error => answer(spoken(error)));
		};
	}
	globalThis.fs = fs;

	// awawFiles is for the page: start opens the store, brief does without, told gives the last lines printed, broke tells whether they are those of a defect.
	globalThis.awawFiles = {
		async start() {
			db = await new Promise((done, failed) => {
				const request = indexedDB.open(DB, VERSION);
				request.onupgradeneeded = () => {
					const d = request.result;
					d.createObjectStore('names');
					d.createObjectStore('files', {autoIncrement: true});
					d.createObjectStore('parts', {autoIncrement: true}).createIndex('file', 'file');
				};
				request.onsuccess = () => done(request.result);
				request.onerror = () => failed(spoken(request.error));
				request.onblocked = () => failed(fault('EBUSY', 'another tab holds the saved games of an older version'));
			});
			db.onversionchange = () => db.close(); // a newer page: it goes on, this one writes nothing more
		},
		// brief has files last no longer than the page, where start found no store.
		brief() { shelves = {names: new Shelf(), files: new Shelf(), parts: new Shelf()}; },
		// version tells whose program this tab has. One with another that is started later makes this one old: it hears so, and takes no save any more that the
		// other has opened.
		version(name, old) {
			version = name;
			addEventListener('storage', event => { if (event.key === STARTED && older()) old(); });
			try { localStorage.setItem(STARTED, name); } catch { /* then all tabs of this browser are as old as each other */ }
		},
		// put writes a whole file and waits until it is kept.
		async put(path, data) {
			await calls.mkdir(above(path)).catch(error => { if (error.code !== 'EEXIST') throw error; });
			const fd = await calls.open(path, O.O_WRONLY | O.O_CREAT | O.O_TRUNC, 0o644);
			try {
				await calls.write(fd, data, 0, data.length, null);
				await calls.fsync(fd);
			} finally {
				await calls.close(fd);
			}
		},
		// bytes reads a whole file.
		async bytes(path) {
			const fd = await calls.open(path, O.O_RDONLY, 0);
			try {
				const data = new Uint8Array(held(fd).content.size);
				await calls.read(fd, data, 0, data.length, 0);
				return data;
			} finally {
				await calls.close(fd);
			}
		},
		calls,
		broke: () => broke,
		told: () => last.concat(line).join('\n'),
	};
})();
