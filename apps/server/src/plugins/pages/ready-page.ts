import { createHash } from 'node:crypto';
import { compress, type Encoding } from '../compress.ts';
import { contentSecurityPolicy } from './content-security.ts';

/** A rendered page as bytes that can be sent at once; each encoding is made when first requested. */
export interface ReadyPage {
  etag: string;
  policy: string;
  /** Its size in memory, packed forms included. */
  weight: number;
  body(encoding: Encoding | undefined): Buffer | Promise<Buffer>;
}

/** Fast enough to do per request, since clients keep the result only for seconds. */
const QUALITY: Readonly<Record<Encoding, number>> = { br: 5, gzip: 6 };
/** Each packed form of a page is about a fifth of its size. */
const WEIGHT_FACTOR = 1.5;

/** Maximum compression, at about 50 ms on another thread: for pages that are requested repeatedly. */
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
  // One page at a time, so that many addresses cannot keep the machine busy; the next visit tries again.
  const tighten = async () => {
    if (isTight || isTightening) return;
    isTight = isTightening = true;
    try {
      packed.br = await pack(plain, 'br', TIGHT_QUALITY);
    } catch {
      // The earlier packed form stays: nothing waits for this, and no request may fail because of it.
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
          // The next visitor triggers packing again.
          delete packed[encoding];
          throw error;
        },
      );
      packed[encoding] = first;
      return first;
    },
  };
}
