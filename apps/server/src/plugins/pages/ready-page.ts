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

/** As tight as it gets, at some 50 ms of another thread: for pages that are asked for again and again. */
const TIGHT_QUALITY = 11;
let isTightening = false;

export function makeReadyPage(
  html: string,
  formTargets: readonly string[] = [],
  pack: typeof compress = compress,
): ReadyPage {
  const plain = Buffer.from(html);
  const packed: Partial<Record<Encoding, Buffer | Promise<Buffer>>> = {};
  let isTight = false;
  // One page at a time, so that many addresses cannot keep the machine busy; the next visit asks again.
  const tighten = async () => {
    if (isTight || isTightening) return;
    isTight = isTightening = true;
    try {
      packed.br = await pack(plain, 'br', TIGHT_QUALITY);
    } catch {
      // It stays packed as it is: nobody waits for this, and nothing may fall for it.
    } finally {
      isTightening = false;
    }
  };
  return {
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    policy: contentSecurityPolicy(html, formTargets),
    weight: Math.ceil(plain.length * WEIGHT_FACTOR),
    body(encoding) {
      if (!encoding) return plain;
      const again = packed[encoding];
      if (again) {
        if (encoding === 'br') void tighten();
        return again;
      }
      const first = pack(plain, encoding, QUALITY[encoding]).then(
        (bytes) => {
          packed[encoding] = bytes;
          return bytes;
        },
        (error: unknown) => {
          // The next visitor has it packed anew.
          delete packed[encoding];
          throw error;
        },
      );
      packed[encoding] = first;
      return first;
    },
  };
}
