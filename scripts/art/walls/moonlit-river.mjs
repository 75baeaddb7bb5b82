import { fig } from '../figures/people.mjs';
import { rng } from '../kit/chance.mjs';
import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';
import { frame } from '../pictures/frame.mjs';
import { scrim, WALL } from './scrim.mjs';

const MOON = { x: 556, y: 164, R: 86 };
const WATER = 346;
const HAZE = '#6f9aa4';
const INK = '#0b2230';

const sky = (k) => {
  const { W, r } = k;
  let s =
    k.sky(['#081a2b', '#123853', '#2b6378', HAZE, HAZE]) +
    k.glow(MOON.x, MOON.y, 520, '#7fb4c4', 0.5) +
    k.glow(MOON.x, MOON.y, 190, '#fff6d6', 0.5);
  for (let i = 0; i < 80; i++)
    s += k.disc(r() * W, r() * 210, 0.5 + r() ** 4 * 1.5, '#fff', `opacity="${f1(r() * 0.65)}"`);
  s += k.disc(
    MOON.x,
    MOON.y,
    MOON.R,
    k.rad(
      [
        [0, '#fffdf0'],
        [0.8, '#f6efd2'],
        [1, '#e3dfbe'],
      ],
      0.42,
      0.38,
      0.62,
    ),
  );
  const seas = [0, 1, 2, 3, 4].map(() =>
    k.disc(MOON.x + (r() - 0.5) * 110, MOON.y + (r() - 0.5) * 110, 12 + r() * 22, '#9fb0a4'),
  );
  const clip = k.clip(`<circle cx="${MOON.x}" cy="${MOON.y}" r="${MOON.R}"/>`);
  return `${s}<g clip-path="${clip}" opacity=".22"><g filter="${k.rough(0.02, 40, 4)}"><g filter="${k.blur(9)}">${seas.join('')}</g></g></g>`;
};

const pines = (k, pts, t) => {
  const { r } = k;
  let d = '';
  for (let i = 0; i < 54; i++) {
    const [x, y] = pts[(r() * pts.length) | 0];
    const h = 7 + r() * 13;
    d += `M${f1(x - h * 0.22)} ${f1(y + 3)}l${f1(h * 0.22)} ${f1(-h)}l${f1(h * 0.22)} ${f1(h)}z`;
  }
  return k.path(d, INK, `opacity="${f1(t * 0.8)}" filter="${k.rough(0.12, 5)}"`);
};

const range = (k, L) => {
  const { W } = k;
  const t = L / 4;
  const y = 282 + t * 70;
  const pts = k.ridge(y, 190 - t * 70, 2.3 + t * 1.5, 0.72, 7, 3);
  // The river is wider below the moon.
  for (const q of pts) q[1] += (60 + t * 90) * Math.exp(-(((q[0] - MOON.x) / (W * 0.24)) ** 2));
  const col = mix('#5a8c99', INK, 0.06 + t * 0.8);
  const fill = k.lin([
    [0, col],
    [0.55, mix(col, HAZE, 0.62)],
    [1, HAZE],
  ]);
  const land = `<g filter="${k.rough(0.02, 8, 4)}">${k.path(k.close(pts), fill)}</g>`;
  return land + (t > 0.4 ? pines(k, pts, t) : '') + k.mist(y - 40, 110, HAZE, 0.42);
};

const river = (k) => {
  const { W, H, r } = k;
  let s = k.rect(
    0,
    WATER,
    W,
    H - WATER,
    k.lin([
      [0, HAZE, 0],
      [0.1, '#5d8b98', 0.9],
      [0.45, '#1f4a5c'],
      [1, '#08131c'],
    ]),
  );
  let gleam = '';
  for (let i = 0; i < 46; i++) {
    const t = i / 46;
    const w = (16 + r() * 60) * (0.6 + t);
    gleam += `M${f1(MOON.x - w / 2 + (r() - 0.5) * 60)} ${f1(WATER + 20 + t ** 1.3 * 190)}h${f1(w)}`;
  }
  s += k.line(gleam, '#fff6d2', 2.4, `opacity=".8" stroke-linecap="round" filter="${k.blur(1, 0.4)}"`);
  return s + k.glow(MOON.x, WATER + 40, 150, '#f3ecd0', 0.4);
};

const boat = (k, x, y, z) => {
  const hull = `<g transform="translate(${x} ${y}) scale(${z})" fill="#05101a"><path d="M-62-9C-40 7 36 8 66-12 52-2 40-3 26-3H-30C-44-3-54-5-62-9Z"/><path d="M-18-3C-16-24 18-26 22-4Z"/><path d="M44-58 72 16" stroke="#05101a" stroke-width="1.600"/></g>`;
  const under = `<g transform="translate(${x} ${y + 4}) scale(${z} ${-z * 0.5})" fill="#05101a" opacity=".35" filter="${k.blur(3, 1)}"><path d="M-62-9C-40 7 36 8 66-12 52-2 40-3 26-3H-30C-44-3-54-5-62-9Z"/></g>`;
  const lantern =
    k.glow(x - 50 * z, y - 24 * z, 46 * z, '#ffcf86', 0.95) +
    k.disc(x - 50 * z, y - 22 * z, 4 * z, '#fff0c8');
  return under + hull + fig('hat', x + 38 * z, y - 4 * z, 50 * z, '#05101a') + lantern;
};

/** Ink mountains over a river at night, with a boat and a lantern. */
export function moonlitRiver({ ground }) {
  return frame('wallriver', WALL.width, WALL.height, rng('wall/moonlit river'), (k) => {
    let s = sky(k);
    for (let L = 0; L < 5; L++) s += range(k, L);
    s += river(k) + k.birds(476, 150, 6, '#17303d', 1) + boat(k, 508, 378, 1.12);
    return (
      s + k.paper(0.16) + scrim(k, ground, { top: 0.3, middle: 0, belt: 0.12, text: 0.76 }) + k.grain(0.14)
    );
  });
}
