/** The subset of DER that certificates need. */
const CONSTRUCTED = 0x20;
const CONTEXT = 0x80;
const SHORT_LENGTH = 0x80;

function tagged(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(contents);
  if (body.length < SHORT_LENGTH) return Buffer.concat([Uint8Array.of(tag, body.length), body]);
  const digits = body.length.toString(16);
  const length = Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex');
  return Buffer.concat([Uint8Array.of(tag, SHORT_LENGTH | length.length), length, body]);
}

export const sequence = (...items: readonly Uint8Array[]) => tagged(0x10 | CONSTRUCTED, ...items);
export const set = (...items: readonly Uint8Array[]) => tagged(0x11 | CONSTRUCTED, ...items);
/** Explicitly tagged, [0] to [3] in a certificate. */
export const context = (number: number, ...items: readonly Uint8Array[]) =>
  tagged(CONTEXT | CONSTRUCTED | number, ...items);
/** A small number, or the bytes of a large one whose first bit is 0. */
export const integer = (value: number | Uint8Array) =>
  tagged(0x02, typeof value === 'number' ? Uint8Array.of(value) : value);
export const asn1True = tagged(0x01, Uint8Array.of(0xff));
export const asn1Null = tagged(0x05);
export const text = (value: string) => tagged(0x0c, Buffer.from(value, 'utf8'));
export const octets = (bytes: Uint8Array) => tagged(0x04, bytes);
/** The first byte is the number of unused bits in the last one. */
export const bits = (bytes: Uint8Array, unused = 0) => tagged(0x03, Uint8Array.of(unused), bytes);

/** yyyyMMddHHmmssZ. */
export function time(at: Date): Buffer {
  return tagged(0x18, Buffer.from(`${at.toISOString().slice(0, 19).replace(/\D/g, '')}Z`, 'latin1'));
}

/**
 * Seven bits per byte, with the highest bit set on all but the last byte of a number. The first two numbers
 * share a byte.
 */
export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((number) => {
    const groups = [number & 0x7f];
    for (let left = number >>> 7; left > 0; left >>>= 7) groups.unshift((left & 0x7f) | 0x80);
    return groups;
  });
  return tagged(0x06, Uint8Array.from(bytes));
}
