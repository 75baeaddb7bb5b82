import path from 'node:path';
import { pathToFileURL } from 'node:url';

const PRELOADS = ['follow-parent.mjs', 'keep-compiled.mjs', 'find-modules-once.mjs'];
const preload = (file) => ['--import', pathToFileURL(path.join(import.meta.dirname, file)).href];

/**
 * Node arguments for every process of the product. By default, V8 lets the young generation grow to 128 MB,
 * more than everything else in a server, and the old generation to several times the live size before a
 * collection.
 */
export const serviceArgs = [
  ...PRELOADS.flatMap(preload),
  '--max-semi-space-size=16',
  '--heap-growing-percent=50',
];
