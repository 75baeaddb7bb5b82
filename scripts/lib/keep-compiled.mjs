import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';

// Loaded with --import into processes of the product: hundreds of TypeScript files are stripped and compiled
// once instead of at every start, and the compiler does not stay in memory. If the folder is not writable,
// nothing is cached.
const FOLDER = path.resolve(import.meta.dirname, '../../.build/compiled');
const SETTLED_MS = 10_000;

enableCompileCache(FOLDER);
// Otherwise it is only written at an orderly exit, which some processes never reach.
setTimeout(flushCompileCache, SETTLED_MS).unref();
