import { f1 } from '../kit/markup.mjs';
import { band, paint, rampAt } from './facets.mjs';
import { METALS } from './levels.mjs';
import { DEVICES } from './medal-devices.mjs';

const round = (n, r) =>
  Array.from({ length: n }, (_, i) => {
    const turn = (i / n) * 2 * Math.PI;
    return [Math.sin(turn) * r, -Math.cos(turn) * r];
  });

/** A wavy ring made of facets, with light around it. */
const ring = (metal, n, [outer, ridge, inner]) => {
  const inMetal = ({ lit }) => rampAt(METALS[metal], lit);
  return (
    paint(band(round(n, outer), round(n, ridge)), inMetal) +
    paint(band(round(n, ridge), round(n, inner), -1), inMetal)
  );
};

const teeth = (n, high, low) =>
  `M${Array.from({ length: n * 2 }, (_, i) => {
    const turn = (i / (n * 2)) * 2 * Math.PI;
    const r = i % 2 ? low : high;
    return `${f1(Math.sin(turn) * r)} ${f1(-Math.cos(turn) * r)}`;
  }).join('L')}z`;

const disc = (r, ground, gloss, opacity) => {
  const edge = f1(r * Math.SQRT1_2);
  return `<circle r="${r}" fill="${ground}"/><path d="M${-edge} ${-edge}A${r} ${r} 0 0 1 ${edge} ${-edge}L${-edge} ${edge}A${r} ${r} 0 0 1 ${-edge} ${-edge}z" fill="${gloss}" opacity="${opacity}"/>`;
};

/** Metal, ribbon (front, back, stripe), disc (background, gloss), and motif. */
const MEDALS = {
  premiere: {
    metal: 'gold',
    ribbon: ['#a8323f', '#7a1f2b', '#f0cf86'],
    disc: ['#7a1f2b', '#a8323f'],
    device: 'star',
  },
  moon: {
    metal: 'silver',
    ribbon: ['#27437f', '#15295a', '#d9dfe6'],
    disc: ['#15295a', '#2a4a8c'],
    device: 'moon',
  },
  reel: {
    metal: 'gold',
    ribbon: ['#156b54', '#0b4a39', '#f0cf86'],
    disc: ['#0b4a39', '#166b54'],
    device: 'reel',
  },
  wave: {
    metal: 'bronze',
    ribbon: ['#8a5630', '#5a3418', '#f6dcc0'],
    disc: ['#184a5a', '#2a6c7e'],
    device: 'wave',
  },
  peak: {
    metal: 'platinum',
    ribbon: ['#5a6f8c', '#37485f', '#e8f0f6'],
    disc: ['#2c4052', '#48627a'],
    device: 'peak',
  },
  quill: {
    metal: 'bronze',
    ribbon: ['#6a3f86', '#452a5c', '#f6dcc0'],
    disc: ['#472b60', '#694587'],
    device: 'quill',
  },
  lantern: {
    metal: 'gold',
    ribbon: ['#c7502c', '#8f3418', '#fbe3b0'],
    disc: ['#8a2b1c', '#b8452c'],
    device: 'lantern',
  },
  leaf: {
    metal: 'silver',
    ribbon: ['#3f7d4a', '#28552f', '#dfe8da'],
    disc: ['#234d2f', '#3a7046'],
    device: 'leaf',
  },
};

export const MEDAL_IDS = Object.keys(MEDALS);

/** A medal on its ribbon, 80 x 92. */
export function medal(name) {
  const { metal, ribbon, disc: ground, device } = MEDALS[name];
  const [near, far, stripe] = ribbon;
  const ribbons = `<path d="M-22-46H-4L8-12-6-6z" fill="${near}"/><path d="M22-46H4L-8-12 6-6z" fill="${far}"/><path d="M-16-46h5L1-12l-4 2zM16-46h-5L-1-12l4 2z" fill="${stripe}" opacity=".7"/>`;
  const plate = `<path d="${teeth(24, 31, 28.4)}" fill="${METALS[metal][1]}"/>${ring(metal, 24, [28.6, 23.4, 21.6])}${disc(21.6, ...ground, 0.5)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-40 -46 80 92" width="80" height="92">${ribbons}<g transform="translate(0 14)">${plate}${DEVICES[device](ground[0])}</g></svg>`;
}

/** The points coin, 64 x 64. */
export const coin = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -32 64 64" width="64" height="64"><circle r="30" fill="#a8732a"/>${ring('gold', 36, [29.4, 24, 22.4])}${disc(22.4, '#d5a24a', '#f0cf86', 0.75)}<path d="M-12-10.500L0 12 12-10.500H6.500L0 2.200-6.500-10.500z" fill="#6b4410"/><path d="M-12-11.500L0 11 12-11.500H6.500L0 1.200-6.500-11.500z" fill="#fff4d4"/></svg>`;
