import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';

// Loaded with --import into processes of the product: hundreds of TypeScript files are stripped and compiled once, not
// at every start, and what does the stripping is not held in memory. Where nothing can be written, nothing is kept.
const FOLDER = path.resolve(import.meta.dirname, '../../.build/compiled');
const SETTLED_MS = 10_000;

enableCompileCache(FOLDER);
// Else it is written when a process ends in order, and some never do.
setTimeout(flushCompileCache, SETTLED_MS).unref();
