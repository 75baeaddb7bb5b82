import { createHash } from 'node:crypto';
import { compress, type Encoding } from '../compress.ts';
import { contentSecurityPolicy } from './content-security.ts';

/** A rendered page as bytes that can leave at once; each encoding is made when first asked for. */
export interface ReadyPage {
  etag: string;
  policy: string;
  /** What it weighs in memory, packed forms included. */
  weight: number;
  body(encoding: Encoding | undefined): Buffer | Promise<Buffer>;
}

/** Light enough to make on the way, since nobody keeps the result for longer than seconds. */
const QUALITY: Readonly<Record<Encoding, number>> = { br: 5, gzip: 6 };
/** Packed forms of a page are about a fifth of it each. */
const WEIGHT_FACTOR = 1.5;

export function makeReadyPage(html: string): ReadyPage {
  const plain = Buffer.from(html);
  const packed: Partial<Record<Encoding, Buffer | Promise<Buffer>>> = {};
  return {
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    policy: contentSecurityPolicy(html),
    weight: Math.ceil(plain.length * WEIGHT_FACTOR),
    body(encoding) {
      if (!encoding) return plain;
      packed[encoding] ??= compress(plain, encoding, QUALITY[encoding]).then((bytes) => {
        packed[encoding] = bytes;
        return bytes;
      });
      return packed[encoding];
    },
  };
}
