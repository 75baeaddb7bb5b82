import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// Loaded with --import into the services of `npm run dev`. Sends the parent process the path of every module
// of this repository that the service loads, so that the parent knows which edits need a restart.
const ROOT = new URL('../../', import.meta.url).href;
const DELAY_MS = 50;

let unsent = new Set();

function send() {
  if (unsent.size > 0 && process.connected) process.send({ loaded: [...unsent] });
  unsent = new Set();
}

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    if (found.url.startsWith(ROOT) && !found.url.includes('/node_modules/')) {
      if (unsent.size === 0) setTimeout(send, DELAY_MS).unref();
      unsent.add(fileURLToPath(found.url));
    }
    return found;
  },
});

// A service that fails to start ends before the timer.
process.once('exit', send);
