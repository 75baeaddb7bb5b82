/** Rotations per round and sine constants per step: RFC 1321, section 3.4. */
const ROTATIONS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;
const SINES = Uint32Array.from({ length: 64 }, (_, step) => Math.abs(Math.sin(step + 1)) * 2 ** 32);

type MixFunction = (x: number, y: number, z: number) => number;

const MIX_FUNCTIONS: readonly MixFunction[] = [
  (x, y, z) => (x & y) | (~x & z),
  (x, y, z) => (x & z) | (y & ~z),
  (x, y, z) => x ^ y ^ z,
  (x, y, z) => y ^ (x | ~z),
];
/** Index of the word used in each step of a round: a multiple of the step plus an offset. */
const WORD_ORDERS = [
  [1, 0],
  [5, 1],
  [3, 5],
  [7, 0],
] as const;

const rotateLeft = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits));

/**
 * MD5 as hex, only for compatibility of request signatures; it does not authenticate anybody. Own
 * implementation, because the available libraries call Object.hasOwn when they load, which web views before
 * Chrome 93 and iOS 15.4 do not have.
 */
export function md5Hex(text: string): string {
  const blocks = padded(new TextEncoder().encode(text));
  const state = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  for (let at = 0; at < blocks.byteLength; at += 64) addBlock(state, new DataView(blocks, at, 64));
  const digest = new DataView(new ArrayBuffer(16));
  state.forEach((word, place) => {
    digest.setUint32(place * 4, word, true);
  });
  const bytes = Array.from(new Uint8Array(digest.buffer));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Padding: a one bit, zeros, and the length in bits in the last eight bytes. */
function padded(bytes: Uint8Array): ArrayBuffer {
  const paddedBytes = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  paddedBytes.set(bytes);
  paddedBytes[bytes.length] = 0x80;
  const view = new DataView(paddedBytes.buffer);
  view.setUint32(paddedBytes.length - 8, bytes.length * 8, true);
  view.setUint32(paddedBytes.length - 4, Math.floor(bytes.length / 2 ** 29), true);
  return paddedBytes.buffer;
}

function addBlock(state: Uint32Array, block: DataView): void {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  for (let step = 0; step < 64; step += 1) {
    const round = step >> 4;
    const [stride, shift] = WORD_ORDERS[round] ?? [0, 0];
    const word = block.getUint32(((step * stride + shift) % 16) * 4, true);
    const sum = a + (MIX_FUNCTIONS[round]?.(b, c, d) ?? 0) + (SINES[step] ?? 0) + word;
    const rotated = b + rotateLeft(sum | 0, ROTATIONS[round]?.[step % 4] ?? 0);
    [a, d, c, b] = [d, c, b, rotated | 0];
  }
  for (const [place, word] of [a, b, c, d].entries()) state[place] = (state[place] ?? 0) + word;
}
