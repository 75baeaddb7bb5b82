// Shared parts of the banners. A banner is 780 x 600, with empty areas at the left, for the page's title, and
// at the bottom.
import { rng } from '../kit/chance.mjs';
import { f1 } from '../kit/markup.mjs';
import { frame } from '../pictures/frame.mjs';

export const BANNER = { width: 780, height: 600 };

/** Ends in the page's background colour, so that it merges with the content below. */
const foot = (k, ground) =>
  k.full(
    k.lin([
      [0, ground, 0.28],
      [0.2, ground, 0],
      [0.66, ground, 0],
      [0.88, ground, 0.82],
      [1, ground],
    ]),
  ) +
  k.full(
    k.lin(
      [
        [0, ground, 0.8],
        [0.34, ground, 0.5],
        [0.6, ground, 0],
      ],
      0,
      0,
      1,
      0,
    ),
  );

export const banner = (id, ground, draw) =>
  frame(
    `banner-${id}`,
    BANNER.width,
    BANNER.height,
    rng(`banner/${id}`),
    (k) => draw(k) + foot(k, ground) + k.grain(0.16),
  );

/** A spotlight from above. */
export const beam = (k, x, y, spread, height, colour, opacity) =>
  k.path(
    `M${x - 16} ${y}h32l${spread} ${height}h${-32 - 2 * spread}z`,
    k.lin([
      [0, colour, opacity],
      [1, colour, 0],
    ]),
    `filter="${k.blur(5)}"`,
  );

/** A row of seats from behind. */
export const seats = (k, y, size, colour, shift = 0) => {
  const step = size * 1.22;
  let d = '';
  for (let x = -size + shift; x < k.W + size; x += step) {
    const r = size * 0.28;
    d += `M${f1(x)} ${y + size * 1.4}v${f1(-size)}a${f1(r)} ${f1(r)} 0 0 1 ${f1(r)} ${f1(-r)}h${f1(size - 2 * r)}a${f1(r)} ${f1(r)} 0 0 1 ${f1(r)} ${f1(r)}v${f1(size)}z`;
  }
  return k.path(d, colour);
};

/** Fine lines across the picture, like the engraving of a card. */
export const engraving = (_k, colour, opacity, n = 30) =>
  `<g fill="none" stroke="${colour}" stroke-width="1" opacity="${opacity}">${Array.from({ length: n }, (_, i) => `<path d="M${230 + i * 18} 0C${10 + i * 28} 180 ${840 - i * 12} 300 ${-320 + i * 40} 640"/>`).join('')}</g>`;
