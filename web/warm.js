// Has the browser begin what draws by WebGL: the first canvas that asks for it waits as long as the rest of a start takes, the next ones for nothing.
'use strict';

new OffscreenCanvas(1, 1).getContext('webgl2');
postMessage('warm');
close();
