import { cutOf, prismOf } from './badge.mjs';
import { band, inset, outlineOf } from './facets.mjs';
import { guilloche } from './guilloche.mjs';
import { LEVELS } from './levels.mjs';

/** Background from top left to bottom right, the engraving, and whether the text on the card is dark. */
const FACES = [
  { ground: ['#3b3a3f', '#2a2a2f', '#1c1c20'], line: '#ffffff' },
  { ground: ['#f0d2b6', '#d8a881', '#bf8a62'], line: '#fff1e2', pale: true },
  { ground: ['#f3f5f7', '#d3d9df', '#a9b2bd'], line: '#ffffff', pale: true },
  { ground: ['#fae7b8', '#e6bf74', '#c8953f'], line: '#fff8e2', pale: true },
  { ground: ['#e3ecf3', '#b5c6d3', '#8299ac'], line: '#ffffff', pale: true },
  { ground: ['#1a6a54', '#0c4536', '#042119'], line: '#7fe0bd' },
  { ground: ['#1c418a', '#102a61', '#081736'], line: '#8fb9ff' },
  { ground: ['#70192c', '#4c0e1d', '#25050e'], line: '#ff9f94' },
  { ground: ['#2b2a36', '#171620', '#0c0b12'], line: '#ffffff' },
];
const CENTRE = [292, 102];
/** Scale of the gem compared with the badge. */
const SCALE = 2.35;

const enlarge = (points) => points.map(([x, y]) => [CENTRE[0] + x * SCALE, CENTRE[1] + y * SCALE]);

/**
 * Light or shade by the direction of a facet. Glass instead of metal: the background is visible through it.
 */
const glass = (facet, { pale, line, prism }) => {
  const d = outlineOf(enlarge(facet.points));
  const stroke = `stroke="${pale ? '#ffffff' : line}" stroke-opacity="${pale ? 0.5 : 0.22}" stroke-width=".6"`;
  if (prism)
    return `<path d="${d}" fill="${prismOf(facet)}" fill-opacity="${(0.16 + facet.lit * 0.09).toFixed(3)}" ${stroke}/>`;
  const [fill, most] = facet.lit > 0 ? ['#ffffff', pale ? 0.32 : 0.15] : ['#000000', pale ? 0.13 : 0.3];
  return `<path d="${d}" fill="${fill}" fill-opacity="${(Math.abs(facet.lit) * most).toFixed(3)}" ${stroke}/>`;
};

const largeCut = (number, face) => {
  if (number === 0) return '';
  const level = LEVELS[number - 1];
  const rim = inset(level.outline, 5.4);
  const { facets, table } = cutOf(level, 5.4);
  const all = [...band(level.outline, rim), ...facets];
  const top = `<path d="${outlineOf(enlarge(table))}" fill="#fff" fill-opacity="${face.pale ? 0.14 : 0.05}"/>`;
  return all.map((facet) => glass(facet, { ...face, prism: level.prism })).join('') + top;
};

const stop = (offset, colour, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;

/** Card of 360 x 200 for a level, or 0 for a user without one. */
export function card(number) {
  const face = FACES[number];
  const { ground, line, pale } = face;
  const id = `card-${number}`;
  const defs = `<linearGradient id="${id}-g" x1="0" y1="0" x2="1" y2="1">${ground.map((colour, i) => stop(i / 2, colour)).join('')}</linearGradient><radialGradient id="${id}-h" cx=".16" cy="-.1" r=".9">${stop(0, '#fff', pale ? 0.5 : 0.16)}${stop(1, '#fff', 0)}</radialGradient>`;
  const whole = (paint) => `<rect width="360" height="200" fill="url(#${id}-${paint})"/>`;
  const engraved = `<g fill="none" stroke="${line}" stroke-width=".5" opacity="${pale ? 0.27 : 0.13}">${guilloche(number, LEVELS[number - 1]?.outline)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 200" width="360" height="200" preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>${whole('g')}${engraved}${largeCut(number, face)}${whole('h')}</svg>`;
}
