import type { Grid } from './grid.ts';

export const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** What could be taken for a finder, from either side. */
const FINDER_LIKE = /(?=10111010000|00001011101)/g;
const RUN = /(.)\1{4,}/g;

/** How hard a code is to read: long runs, blocks, false finders, too much of one colour. */
export function penaltyOf(grid: Grid): number {
  const every = Array.from({ length: grid.size }, (_, at) => at);
  const rows = every.map((y) => every.map((x) => Number(grid.isDark(x, y))).join(''));
  const columns = every.map((x) => rows.map((row) => row[x]).join(''));
  const lines = [...rows, ...columns];
  const runs = lines.flatMap((line) => line.match(RUN) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const finders = lines.reduce((sum, line) => sum + [...line.matchAll(FINDER_LIKE)].length * 40, 0);
  const dark = rows.join('').replaceAll('0', '').length / grid.size ** 2;
  return runs + blocksOf(rows) * 3 + finders + Math.floor(Math.abs(dark * 20 - 10)) * 10;
}

/** Squares of two by two in one colour. */
function blocksOf(rows: readonly string[]): number {
  let blocks = 0;
  rows.slice(1).forEach((row, y) => {
    const above = rows[y] ?? '';
    for (let x = 1; x < row.length; x++) {
      const four = above.slice(x - 1, x + 1) + row.slice(x - 1, x + 1);
      if (four === '0000' || four === '1111') blocks += 1;
    }
  });
  return blocks;
}
