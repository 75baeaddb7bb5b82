import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fp from 'fastify-plugin';

const LEAST_BYTES = 1_024;
const COMPRESSIBLE = /^(?:application\/json|text\/|image\/svg)/;

export type Encoding = 'br' | 'gzip';

const REFUSED = /;\s*q=0(?:\.0*)?\s*$/;

/** Browsers send only a few different values, so results are remembered. */
const picked = new Map<string, Encoding | undefined>();
const MOST_PICKED = 100;

/** The best encoding that the caller accepts; undefined for none. */
export function pickEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  if (acceptEncoding === undefined) return undefined;
  if (picked.has(acceptEncoding)) return picked.get(acceptEncoding);
  const encoding = readEncoding(acceptEncoding);
  if (picked.size < MOST_PICKED) picked.set(acceptEncoding, encoding);
  return encoding;
}

function readEncoding(acceptEncoding: string): Encoding | undefined {
  const parts = acceptEncoding.split(',').filter((part) => !REFUSED.test(part));
  const taken = parts.map((part) => part.split(';', 1)[0]?.trim());
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : undefined;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export function compress(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, { level: quality > 9 ? 9 : quality });
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/**
 * Answers made for one caller get light compression when they are sent; ready bytes bring their own encoding.
 */
export const compressPlugin = fp(
  async (app) => {
    app.addHook('onSend', (request, reply, payload, done) => {
      if (
        typeof payload !== 'string' ||
        payload.length < LEAST_BYTES ||
        reply.hasHeader('content-encoding')
      ) {
        return done(null, payload);
      }
      const encoding = pickEncoding(request.headers['accept-encoding']);
      if (!encoding || !COMPRESSIBLE.test(String(reply.getHeader('content-type'))))
        return done(null, payload);
      reply.header('content-encoding', encoding).header('vary', 'origin, accept-encoding');
      reply.removeHeader('content-length');
      compress(Buffer.from(payload), encoding, 4).then((packed) => done(null, packed), done);
    });
  },
  { name: 'compress', dependencies: ['codec'] },
);
