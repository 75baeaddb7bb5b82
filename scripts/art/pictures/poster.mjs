import { rng } from '../kit/chance.mjs';
import { mix } from '../kit/colour.mjs';
import { LAYOUTS } from '../layouts/layouts.mjs';
import { SCENES } from '../scenes/index.mjs';
import { paletteOf } from '../scenes/palettes.mjs';
import { camera } from './camera.mjs';
import { frame } from './frame.mjs';

const DEFAULT_LAYOUT = {
  skyline: 'foot',
  ink: 'column',
  noir: 'slab',
  palace: 'foot',
  neon: 'slab',
  romance: 'stagger',
  campus: 'quiet',
  orbit: 'wide',
  road: 'slab',
  sea: 'quiet',
  birch: 'quiet',
  windows: 'foot',
  doors: 'wide',
  moon: 'column',
  storm: 'slab',
};

const TONES = {
  campus: () => ({ ink: '#fffdf5', top: '#ffffff' }),
  romance: (p) => ({ top: mix(p[3], p[2], 0.3) }),
  skyline: (p) => ({ top: mix(p[3], '#ffffff', 0.5) }),
  moon: (p) => ({ left: true, ink: mix(p[3], '#ffffff', 0.5) }),
};
const DARK_INK = { ink: 3, birch: 4 };
const GRAIN = { campus: 0.42, ink: 0.2 };

const textOf = (
  { style, palette, seed, layout, shot, title, en = '', cast = [], tag = '', date = '', ...more },
  p,
) => {
  const dark = DARK_INK[style];
  return {
    raw: title,
    title: title.replace('|', ''),
    en,
    cast,
    tag,
    date,
    ink: dark ? mix(p[dark], '#000000', 0.4) : '#fbf4e6',
    ...more,
    ...TONES[style]?.(p),
  };
};

const whiteEdge = ({ W, H }) =>
  `<rect x="0" y="0" width="${W}" height="${H}" fill="none" stroke="#f7f3e8" stroke-width="36"/>`;

/** A poster of 600 x 840 with its title. */
export function poster(entry) {
  const { style, seed, palette, layout, shot } = entry;
  const p = paletteOf(style, palette);
  const o = textOf(entry, p);
  const id = `p${String(seed).replace(/\W/g, '')}${style}`;
  return frame(id, 600, 840, rng(`${style}/${seed}`), (k) => {
    const scene = camera(k, style, SCENES[style](k, p, o), shot);
    const type = LAYOUTS[layout || DEFAULT_LAYOUT[style]](k, o);
    return scene + type + k.grain(GRAIN[style] ?? 0.32) + (style === 'campus' ? whiteEdge(k) : '');
  });
}
