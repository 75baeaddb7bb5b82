import { rng } from '../kit/chance.mjs';
import { f1 } from '../kit/markup.mjs';
import { frame } from '../pictures/frame.mjs';
import { scrim, WALL } from './scrim.mjs';

const COLUMN = 218;
const GAP = 16;
const TILE = COLUMN - GAP;
const TALL = (TILE * 7) / 5;
const RISE = [-160, -92, -232, -92];

const tile = (k, href, x, y) => {
  const clip = k.clip(`<rect x="${f1(x)}" y="${f1(y)}" width="${TILE}" height="${f1(TALL)}" rx="10"/>`);
  return `<image href="${href}" x="${f1(x)}" y="${f1(y)}" width="${TILE}" height="${f1(TALL)}" preserveAspectRatio="xMidYMid slice" clip-path="${clip}"/>`;
};

/** Posters in tilted columns; `columns` contains picture addresses, each list from the top. */
export function posterWall({ ground, columns }) {
  const { width, height } = WALL;
  return frame('wallposters', width, height, rng('wall/posters'), (k) => {
    const tiles = columns.flatMap((column, c) =>
      column.map((href, i) => tile(k, href, -80 + c * COLUMN, RISE[c] + i * (TALL + GAP))),
    );
    const tilted = `<g transform="rotate(-7 ${width / 2} ${height / 2}) translate(34 24)">${tiles.join('')}</g>`;
    return k.full(ground) + tilted + scrim(k, ground, { top: 0.62, middle: 0.16, belt: 0.46, text: 0.86 });
  });
}
