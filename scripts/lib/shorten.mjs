import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const SCRIPT = /\.js$/;
/** It was made short by its authors, and no byte is to be had. */
const DONE = /^react\./;

/**
 * A second look at scripts that the bundler has made short: what stands in one place, as most texts do, moves there,
 * which takes a twentieth off our own chunks as they travel. Answers the bytes of the file as it is now.
 */
export async function shortened(file) {
  const bytes = await readFile(file);
  if (!SCRIPT.test(file) || DONE.test(path.basename(file))) return bytes;
  // Not at the top: scripts are read before the packages are there.
  const { minify } = await import('terser');
  const options = { module: true, ecma: 2020, compress: { passes: 3, collapse_vars: false, typeofs: false } };
  const { code } = await minify(bytes.toString(), options);
  if (code === undefined || Buffer.byteLength(code) >= bytes.length) return bytes;
  await writeFile(file, code);
  return Buffer.from(code);
}
