/** A version of the code at error level M, which still reads with a seventh of it gone. */
export interface Version {
  number: number;
  /** Modules along one side. */
  size: number;
  /** Error-correcting codewords of each block. */
  correcting: number;
  /** Data codewords of each block. */
  blocks: readonly number[];
  /** Coordinates of the alignment patterns, along both axes. */
  alignment: readonly number[];
}

type Row = [correcting: number, blocks: readonly number[], alignment: readonly number[]];

const times = (count: number, codewords: number) => Array.from({ length: count }, () => codewords);

/** As far as addresses of ours go: 213 bytes. */
const ROWS: readonly Row[] = [
  [10, [16], []],
  [16, [28], [6, 18]],
  [26, [44], [6, 22]],
  [18, times(2, 32), [6, 26]],
  [24, times(2, 43), [6, 30]],
  [16, times(4, 27), [6, 34]],
  [18, times(4, 31), [6, 22, 38]],
  [22, [38, 38, 39, 39], [6, 24, 42]],
  [22, [36, 36, 36, 37, 37], [6, 26, 46]],
  [26, [...times(4, 43), 44], [6, 28, 50]],
];

const VERSIONS: readonly Version[] = ROWS.map(([correcting, blocks, alignment], index) => ({
  number: index + 1,
  size: 21 + index * 4,
  correcting,
  blocks,
  alignment,
}));

export const dataCodewords = ({ blocks }: Version): number => blocks.reduce((sum, count) => sum + count, 0);

/** Bits that tell how many bytes follow. */
export const countBits = ({ number }: Version): number => (number < 10 ? 8 : 16);

/** The smallest version that holds so many bytes; undefined when none does. */
export function versionFor(bytes: number): Version | undefined {
  return VERSIONS.find((version) => 4 + countBits(version) + bytes * 8 <= dataCodewords(version) * 8);
}
