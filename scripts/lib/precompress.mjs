import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './hash.mjs';

const TEXT = /\.(js|mjs|css|svg|json|html)$/;
const AT_ONCE = 4;

const encoders = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        // The best of some hundred settings tried on the app's own chunk; text mode is no better for code.
        [constants.BROTLI_PARAM_NDIRECT]: 15,
        [constants.BROTLI_PARAM_LGBLOCK]: 20,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

async function compressFile(file) {
  const bytes = await readFile(file);
  for (const [ending, encode] of Object.entries(encoders)) {
    const packed = await encode(bytes);
    if (packed.length < bytes.length) await writeFile(`${file}.${ending}`, packed);
  }
}

/** Writes .br and .gz beside every text asset, so that the server never compresses while it answers. */
export async function precompress(folder) {
  const queue = listFiles(folder, '.').filter((file) => TEXT.test(file));
  const total = queue.length;
  const worker = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) await compressFile(path.join(folder, file));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return total;
}
