// Facets: a polygon becomes bands and triangles, each lit by its direction. Points are in clockwise order.
import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';

/** Light from the top left. */
const LIGHT = [-0.55, -0.83];

export const mirrored = (half) => [
  ...half,
  ...half
    .filter(([x]) => x !== 0)
    .map(([x, y]) => [-x, y])
    .reverse(),
];

const place = (points, i) => points[(i + points.length) % points.length];

const edge = (points, i) => {
  const [ax, ay] = place(points, i);
  const [bx, by] = place(points, i + 1);
  const length = Math.hypot(bx - ax, by - ay);
  return { at: [ax, ay], along: [(bx - ax) / length, (by - ay) / length] };
};

/** The polygon with every edge moved inwards by `by`. */
export const inset = (points, by) =>
  points.map((_, i) => {
    const [a, b] = [edge(points, i - 1), edge(points, i)];
    const [p, q] = [a, b].map(({ at, along }) => [at[0] - along[1] * by, at[1] + along[0] * by]);
    const cross = a.along[0] * b.along[1] - a.along[1] * b.along[0];
    const t = ((q[0] - p[0]) * b.along[1] - (q[1] - p[1]) * b.along[0]) / cross;
    return [p[0] + a.along[0] * t, p[1] + a.along[1] * t];
  });

const facing = ([x, y]) => (x * LIGHT[0] + y * LIGHT[1]) / (Math.hypot(x, y) || 1);

/** A bevel between two outlines; `turn` -1 slopes inwards. Each facet has its light, -1 to 1. */
export const band = (outer, inner, turn = 1) =>
  outer.map((_, i) => {
    const [dx, dy] = edge(outer, i).along;
    return {
      points: [place(outer, i), place(outer, i + 1), place(inner, i + 1), place(inner, i)],
      lit: turn * facing([dy, -dx]),
    };
  });

/** The flat top of a brilliant: one corner per edge, moved towards the centre. */
export const tableOf = (points, share) =>
  points.map((_, i) => {
    const [a, b] = [place(points, i), place(points, i + 1)];
    return [((a[0] + b[0]) / 2) * share, ((a[1] + b[1]) / 2) * share];
  });

const centre = (points) => [0, 1].map((axis) => points.reduce((sum, p) => sum + p[axis], 0) / points.length);

/** Triangles between the edge of a stone and its table; every other one is lighter. */
export const brilliant = (outline, table) =>
  outline.flatMap((_, i) => {
    const main = [place(outline, i), place(outline, i + 1), place(table, i)];
    const star = [place(outline, i + 1), place(table, i + 1), place(table, i)];
    return [
      { points: main, lit: facing(centre(main)) * 0.9 + 0.1 },
      { points: star, lit: facing(centre(star)) * 0.8 - 0.16 },
    ];
  });

export const outlineOf = (points) => `M${points.map(([x, y]) => `${f1(x)} ${f1(y)}`).join('L')}z`;

/** A colour of a ramp from dark to light, for light -1 to 1. */
export const rampAt = (ramp, lit) => {
  const at = ((Math.max(-1, Math.min(1, lit)) + 1) / 2) * (ramp.length - 1);
  const i = Math.min(ramp.length - 2, Math.floor(at));
  return mix(ramp[i], ramp[i + 1], at - i);
};

/** Facets in a material; a thin line of the same colour covers the seams. */
export const paint = (facets, colourOf) =>
  facets
    .map((facet) => {
      const colour = colourOf(facet);
      return `<path d="${outlineOf(facet.points)}" fill="${colour}" stroke="${colour}" stroke-width=".35"/>`;
    })
    .join('');
