import path from 'node:path';
import { pathToFileURL } from 'node:url';

const PRELOADS = ['follow-parent.mjs', 'keep-compiled.mjs', 'find-modules-once.mjs'];
const preload = (file) => ['--import', pathToFileURL(path.join(import.meta.dirname, file)).href];

/**
 * What Node is told for every process of the product. Left alone, V8 lets the space of young objects grow to 128 MB, more
 * than everything else that a server holds, and that of old ones to several times what is in use before it looks.
 */
export const serviceArgs = [
  ...PRELOADS.flatMap(preload),
  '--max-semi-space-size=16',
  '--heap-growing-percent=50',
];
