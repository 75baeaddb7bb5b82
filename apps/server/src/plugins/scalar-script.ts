import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { keptUnlessFailed } from '../lib/kept-unless-failed.ts';
import { compress, type Encoding, pickEncoding } from './compress.ts';

/** Higher qualities take seconds for a few percent less. */
const QUALITY = 6;
const VERSION_LENGTH = 16;
/** Makes the copy of Zod in the script work without eval, which the page's policy forbids. */
const PREFIX = Buffer.from('globalThis.__zod_globalConfig={jitless:true};');

export interface ScalarScript {
  /** Changes with the content. */
  version: string;
  /** In the best encoding that the request accepts; each is compressed once. */
  encodedFor(acceptEncoding: string | undefined): Promise<EncodedScript>;
}

interface EncodedScript {
  bytes: Buffer;
  encoding: Encoding | undefined;
  tag: string;
}

export async function loadScalarScript(): Promise<ScalarScript> {
  const plain = await readScript();
  const version = createHash('sha256').update(plain).digest('hex').slice(0, VERSION_LENGTH);
  const packed = new Map<Encoding, Promise<Buffer>>();
  return {
    version,
    async encodedFor(acceptEncoding) {
      const encoding = pickEncoding(acceptEncoding);
      if (!encoding) return { bytes: plain, encoding, tag: `"${version}"` };
      const bytes = await keptUnlessFailed(packed, encoding, () => compress(plain, encoding, QUALITY));
      return { bytes, encoding, tag: `"${version}-${encoding}"` };
    },
  };
}

/** Scalar's plugin offers its script only as a route, so a private server requests it. */
async function readScript(): Promise<Buffer> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const server = Fastify();
  await server.register(scalar, { routePrefix: '/scalar', configuration: { url: '/' } });
  const { statusCode, rawPayload } = await server.inject('/scalar/js/scalar.js');
  await server.close();
  if (statusCode !== 200) throw new Error(`Scalar's plugin answered ${statusCode} for its script.`);
  return Buffer.concat([PREFIX, rawPayload]);
}
