import { codewordsOf } from './codewords.ts';
import { Grid } from './grid.ts';
import { MASKS, penaltyOf } from './masks.ts';
import { drawFormat, drawPatterns } from './patterns.ts';
import { versionFor } from './versions.ts';

export interface QrCode {
  /** Modules along one side; the quiet edge around it is the page's to leave. */
  size: number;
  /** The dark modules as one path, a unit each. */
  path: string;
}

/** A text as a QR code; undefined where it is too long for one. */
export function drawQrCode(text: string): QrCode | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  if (!version) return undefined;
  const grid = new Grid(version.size);
  drawPatterns(grid, version);
  drawData(grid, codewordsOf(bytes, version));
  maskBest(grid);
  return { size: grid.size, path: pathOf(grid) };
}

/** In columns of two, up and down in turn from the right, around what is fixed. */
function drawData(grid: Grid, codewords: readonly number[]): void {
  let at = 0;
  for (let right = grid.size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const upward = ((right + (right < 6 ? 0 : 1)) & 2) === 0;
    for (let step = 0; step < grid.size; step++) {
      const y = upward ? grid.size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid.isFixed(x, y)) continue;
        const byte = codewords[at >>> 3] ?? 0;
        grid.set(x, y, ((byte >>> (7 - (at & 7))) & 1) === 1);
        at += 1;
      }
    }
  }
}

function maskBest(grid: Grid): void {
  const penalties = MASKS.map((covers, mask) => {
    drawFormat(grid, mask);
    grid.turn(covers);
    const penalty = penaltyOf(grid);
    grid.turn(covers);
    return penalty;
  });
  const best = penalties.indexOf(Math.min(...penalties));
  const covers = MASKS[best];
  drawFormat(grid, best);
  if (covers) grid.turn(covers);
}

function pathOf(grid: Grid): string {
  let path = '';
  for (let y = 0; y < grid.size; y++) {
    for (let x = 0; x < grid.size; x++) {
      if (!grid.isDark(x, y)) continue;
      const begin = x;
      while (grid.isDark(x + 1, y) && x + 1 < grid.size) x += 1;
      path += `M${begin} ${y}h${x + 1 - begin}v1H${begin}z`;
    }
  }
  return path;
}
