import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';
import { band, brilliant, inset, outlineOf, paint, rampAt, tableOf } from './facets.mjs';
import { LEVELS, METALS } from './levels.mjs';

const V = 'M0 0L7.6 21.5L15.2 0';
const DIGITS = [
  'M2.5 5.6L8.6 1.2V22.5',
  'M1.2 6.4V4.6L4.2 1.6H10L13 4.6V8.2L1.5 20.4H14',
  'M1 1.7H12.8L7 9H9.4L13 12.6V17L9.7 20.4H4.2L1 17.4',
  'M10.4 22.5V1.7L1 15.6H14.4',
  'M12.8 1.7H2.2V9.9H9.6L13 13V17.1L9.7 20.4H4L1 17.6',
  'M11.6 1.7H8.8L1.6 10.4V17L4.8 20.4H10L13.2 17.1V13.2L10 10.2H1.8',
  'M1 1.7H13.4L6 22.5',
  'M4.4 10.3L1.9 8V4.2L4.5 1.7H9.9L12.5 4.2V8L10 10.3H4.4L1.4 13.2V17.4L4.4 20.4H10L13 17.4V13.2L10 10.3',
];
const SPECTRUM = ['#ff9fc8', '#ff9d8a', '#ffcf87', '#d9efa0', '#8fe8c8', '#86dff0', '#93b4ff', '#c7a6f5'];

const middle = (points, axis) => points.reduce((sum, p) => sum + p[axis], 0) / points.length;

/** The middle between the highest and the lowest point, for placing the numerals. */
const height = (points) => {
  const ys = points.map(([, y]) => y);
  return (Math.min(...ys) + Math.max(...ys)) / 2;
};

/** Spectrum colour by the angle of a facet around the stone. */
export const prismOf = ({ points }) => {
  const turn = (Math.atan2(middle(points, 1), middle(points, 0)) / (2 * Math.PI) + 1.25) % 1;
  const at = turn * SPECTRUM.length;
  const i = Math.floor(at);
  return mix(SPECTRUM[i % SPECTRUM.length], SPECTRUM[(i + 1) % SPECTRUM.length], at - i);
};

const inMetal =
  ({ metal, prism }) =>
  (facet) => {
    const plain = rampAt(METALS[metal], facet.lit);
    return prism && facet.outer ? mix(plain, prismOf(facet), 0.55) : plain;
  };

const inStone =
  ({ stone, prism }) =>
  (facet) =>
    prism ? mix(prismOf(facet), rampAt(stone, facet.lit), 0.34 - facet.lit * 0.3) : rampAt(stone, facet.lit);

/** A blade consists of three triangles around its base, and their mirror image. */
const bladeFacets = ([a, tip, back, foot, root]) =>
  [
    [a, tip, 0.75],
    [tip, back, -0.15],
    [back, foot, -0.75],
  ].flatMap(([from, to, lit]) => {
    const points = [from, to, root];
    return [
      { points, lit, outer: true },
      { points: points.map(([x, y]) => [-x, y]), lit: lit + 0.2, outer: true },
    ];
  });

const crownFacets = ([lx, ly, tx, ty, rx, ry]) => {
  const foot = [tx, (ly + ry) / 2];
  return [
    { points: [[lx, ly], [tx, ty], foot], lit: 0.7, outer: true },
    { points: [[tx, ty], [rx, ry], foot], lit: -0.3, outer: true },
  ];
};

/** All facets inside the setting, and the flat top. */
export function cutOf({ outline, cut }, rim = 6.2) {
  const stone = inset(outline, rim);
  if (cut === 'brilliant') {
    const table = tableOf(stone, 0.58);
    return { facets: brilliant(stone, table), table };
  }
  const first = inset(stone, cut === 'step' ? 5.4 : 4.6);
  if (cut === 'plate') return { facets: band(stone, first), table: first };
  const table = inset(first, 5.4);
  return {
    facets: [...band(stone, first), ...band(first, table).map((f) => ({ ...f, lit: f.lit * 0.7 }))],
    table,
  };
}

const numerals = (number, { numeral = 0.96, cut, metal, stone }, y) => {
  const [under, over] = stone
    ? [stone[0], '#ffffff']
    : [METALS[metal][4], mix(METALS[metal][0], '#000000', 0.35)];
  const glyphs = (colour, shift) =>
    `<g transform="translate(${f1(-16.3 * numeral)} ${f1(y - 11 * numeral + shift)}) scale(${numeral})" fill="none" stroke="${colour}" stroke-width="4.4" stroke-miterlimit="8"><path d="${V}"/><path transform="translate(18.8 0)" d="${DIGITS[number - 1]}"/></g>`;
  return glyphs(under, cut === 'plate' ? 1 : 1.2) + glyphs(over, 0);
};

const sparkOf = ([x, y, r]) => {
  const s = r * 0.14;
  return `<path d="M${x} ${y - r}L${x + s} ${y - s}L${x + r} ${y}L${x + s} ${y + s}L${x} ${y + r}L${x - s} ${y + s}L${x - r} ${y}L${x - s} ${y - s}z" fill="#fff"/>`;
};

/** Badge of a level in a box of 120 around 0, 0. */
export function badge(number) {
  const level = LEVELS[number - 1];
  const { outline, blades = [], crown = [], stone, metal, spark } = level;
  const [rim, lip] = [inset(outline, 3.1), inset(outline, 4.8)];
  const { facets, table } = cutOf(level);
  const ramp = stone ?? METALS[metal];
  const wings = [...blades.flatMap(bladeFacets), ...crown.flatMap(crownFacets)];
  const id = `badge-v${number}`;
  const shown = `<linearGradient id="${id}-t" x1=".2" y1="0" x2=".8" y2="1"><stop stop-color="${ramp[3]}"/><stop offset=".5" stop-color="${stone ? ramp[2] : mix(ramp[3], ramp[2], 0.6)}"/><stop offset="1" stop-color="${stone ? ramp[1] : ramp[2]}"/></linearGradient><clipPath id="${id}-c"><path d="${outlineOf(table)}"/></clipPath>`;
  const body =
    paint(wings, inMetal(level)) +
    paint(band(outline, rim), inMetal(level)) +
    paint(band(rim, lip, -1), inMetal(level)) +
    `<path d="${outlineOf(lip)}" fill="${mix(ramp[0], '#000000', 0.35)}"/>` +
    paint(facets, stone ? inStone(level) : inMetal(level)) +
    `<path d="${outlineOf(table)}" fill="url(#${id}-t)"/><path clip-path="url(#${id}-c)" d="M-44 -44H16L-22 44H-44z" fill="#fff" opacity="${stone ? 0.14 : 0.2}"/>` +
    numerals(number, level, height(table) - 1) +
    (spark ? sparkOf(spark) : '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 120 120" width="120" height="120"><defs>${shown}</defs>${body}</svg>`;
}
