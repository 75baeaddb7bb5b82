import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './hash.mjs';

const TEXT = /\.(js|mjs|css|svg|json|html)$/;
const AT_ONCE = 4;

/**
 * Brotli distance parameters: [postfix bits, direct codes]. The best of about a hundred settings tried on our
 * chunks; the best one differs between files. Text mode does not help for code.
 */
const DISTANCES = [
  [0, 15],
  [0, 4],
  [1, 24],
];

const brotli = (bytes, [postfix, direct]) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      [constants.BROTLI_PARAM_NDIRECT]: direct,
      [constants.BROTLI_PARAM_LGBLOCK]: 20,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

const encoders = {
  br: async (bytes) => {
    const tries = await Promise.all(DISTANCES.map((distances) => brotli(bytes, distances)));
    return tries.reduce((best, other) => (other.length < best.length ? other : best));
  },
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

async function compressFile(file, bytesOf) {
  const bytes = await bytesOf(file);
  for (const [ending, encode] of Object.entries(encoders)) {
    const packed = await encode(bytes);
    if (packed.length < bytes.length) await writeFile(`${file}.${ending}`, packed);
  }
}

/** Writes .br and .gz files beside every text asset, so that the server never compresses while answering. */
export async function precompress(folder, bytesOf) {
  const queue = listFiles(folder, '.').filter((file) => TEXT.test(file));
  const total = queue.length;
  const worker = async () => {
    for (let file = queue.pop(); file; file = queue.pop())
      await compressFile(path.join(folder, file), bytesOf);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return total;
}
