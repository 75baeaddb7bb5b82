import { countBits, dataCodewords, type Version } from './versions.ts';

const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11] as const;

/** Everything the code says, as bytes in the order they are drawn: data and correction, block by block in turn. */
export function codewordsOf(bytes: Uint8Array, version: Version): number[] {
  const data = dataOf(bytes, version);
  const divisor = divisorOf(version.correcting);
  let from = 0;
  const blocks = version.blocks.map((count) => {
    const block = data.slice(from, from + count);
    from += count;
    return block;
  });
  const corrections = blocks.map((block) => remainderOf(block, divisor));
  return [...inTurn(blocks), ...inTurn(corrections)];
}

function dataOf(bytes: Uint8Array, version: Version): number[] {
  const whole = dataCodewords(version);
  const bits: number[] = [];
  const add = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >>> at) & 1);
  };
  add(BYTE_MODE, 4);
  add(bytes.length, countBits(version));
  for (const byte of bytes) add(byte, 8);
  add(0, Math.min(4, whole * 8 - bits.length));
  add(0, (8 - (bits.length % 8)) % 8);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    data.push(bits.slice(at, at + 8).reduce((byte, bit) => (byte << 1) | bit, 0));
  }
  for (let pad = 0; data.length < whole; pad++) data.push(PADDING[pad % 2] ?? 0);
  return data;
}

function inTurn(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block[at] ?? [])).flat();
}

/** In the field of 256 elements that the code is defined over. */
function multiply(left: number, right: number): number {
  let product = 0;
  for (let at = 7; at >= 0; at--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((right >>> at) & 1) * left;
  }
  return product;
}

function divisorOf(degree: number): number[] {
  const divisor = [...Array.from({ length: degree - 1 }, () => 0), 1];
  let root = 1;
  for (let round = 0; round < degree; round++) {
    for (let at = 0; at < degree; at++) {
      divisor[at] = multiply(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return divisor;
}

function remainderOf(block: readonly number[], divisor: readonly number[]): number[] {
  const rest = divisor.map(() => 0);
  for (const byte of block) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((value, at) => {
      rest[at] = (rest[at] ?? 0) ^ multiply(value, factor);
    });
  }
  return rest;
}
