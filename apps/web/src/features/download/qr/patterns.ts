import type { Grid } from './grid.ts';
import type { Version } from './versions.ts';

/** What every code of a version has in common: by it a reader finds and straightens the code. */
export function drawPatterns(grid: Grid, version: Version): void {
  const last = grid.size - 1;
  for (let at = 0; at <= last; at++) {
    grid.fix(6, at, at % 2 === 0);
    grid.fix(at, 6, at % 2 === 0);
  }
  drawSquare(grid, 3, 3, 4);
  drawSquare(grid, last - 3, 3, 4);
  drawSquare(grid, 3, last - 3, 4);
  const edge = version.alignment[version.alignment.length - 1];
  for (const x of version.alignment) {
    for (const y of version.alignment) {
      const inFinder = (x === 6 && y === 6) || (x === 6 && y === edge) || (x === edge && y === 6);
      if (!inFinder) drawSquare(grid, x, y, 2);
    }
  }
  drawFormat(grid, 0);
  drawVersion(grid, version.number);
}

/** Rings around a middle: light at distance 4 (the finder's edge), else dark and light in turn from outside. */
function drawSquare(grid: Grid, middleX: number, middleY: number, reach: number): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      grid.fix(middleX + dx, middleY + dy, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
    }
  }
}

const bitOf = (bits: number, at: number): boolean => ((bits >>> at) & 1) === 1;

/** A number with the remainder of its division behind it, so that it can be read when damaged. */
function withRemainder(value: number, length: number, divisor: number): number {
  let rest = value;
  for (let at = 0; at < length; at++) rest = (rest << 1) ^ ((rest >>> (length - 1)) * divisor);
  return (value << length) | rest;
}

/** Level M, which is 00, and the mask, written twice. */
export function drawFormat(grid: Grid, mask: number): void {
  const bits = withRemainder(mask, 10, 0x537) ^ 0x5412;
  const { size } = grid;
  for (let at = 0; at < 15; at++) {
    const dark = bitOf(bits, at);
    if (at < 8) {
      grid.fix(8, at < 6 ? at : at + 1, dark);
      grid.fix(size - 1 - at, 8, dark);
    } else {
      grid.fix(at === 8 ? 7 : 14 - at, 8, dark);
      grid.fix(8, size - 15 + at, dark);
    }
  }
  grid.fix(8, size - 8, true);
}

/** Small codes are told by their size alone. */
function drawVersion(grid: Grid, number: number): void {
  if (number < 7) return;
  const bits = withRemainder(number, 12, 0x1f25);
  for (let at = 0; at < 18; at++) {
    const along = grid.size - 11 + (at % 3);
    const across = Math.floor(at / 3);
    grid.fix(along, across, bitOf(bits, at));
    grid.fix(across, along, bitOf(bits, at));
  }
}
