// Numerals cut like the badges: a ridge along each stroke, one side lit and the other in shade.
import { paint, rampAt } from '../emblems/facets.mjs';

/** Strokes in a box of 60 x 100; a closed one ends where it starts. */
const DIGITS = {
  0: {
    width: 60,
    strokes: [
      {
        closed: true,
        points: [
          [20, 8],
          [40, 8],
          [52, 22],
          [52, 78],
          [40, 92],
          [20, 92],
          [8, 78],
          [8, 22],
        ],
      },
    ],
  },
  1: {
    width: 44,
    strokes: [
      {
        points: [
          [2, 32],
          [30, 8],
          [30, 100],
        ],
      },
    ],
  },
  5: {
    width: 60,
    strokes: [
      {
        points: [
          [56, 9],
          [14, 9],
          [12, 46],
          [38, 42],
          [51, 56],
          [51, 78],
          [38, 91],
          [4, 91],
        ],
      },
    ],
  },
  6: {
    width: 60,
    strokes: [
      {
        points: [
          [50, 9],
          [26, 9],
          [8, 30],
          [8, 78],
          [20, 91],
          [40, 91],
          [52, 78],
          [52, 58],
          [40, 45],
          [10, 45],
        ],
      },
    ],
  },
  8: {
    width: 60,
    strokes: [
      {
        closed: true,
        points: [
          [20, 49],
          [40, 49],
          [52, 62],
          [52, 79],
          [40, 92],
          [20, 92],
          [8, 79],
          [8, 62],
        ],
      },
      {
        closed: true,
        points: [
          [21, 8],
          [39, 8],
          [49, 18],
          [49, 37],
          [39, 49],
          [21, 49],
          [11, 37],
          [11, 18],
        ],
      },
    ],
  },
};
const HALF = 9;
const GAP = 8;

const unit = ([ax, ay], [bx, by]) => {
  const length = Math.hypot(bx - ax, by - ay);
  return [(bx - ax) / length, (by - ay) / length];
};

/** The point `side` half-widths from a joint, mitred between the adjacent strokes. */
function beside(points, i, closed, side) {
  const n = points.length;
  const before = closed || i > 0 ? unit(points[(i - 1 + n) % n], points[i]) : undefined;
  const after = closed || i < n - 1 ? unit(points[i], points[(i + 1) % n]) : undefined;
  const [a, b] = [before ?? after, after ?? before];
  const normal = [(-a[1] - b[1]) / 2, (a[0] + b[0]) / 2];
  const reach = (HALF * side) / (normal[0] ** 2 + normal[1] ** 2);
  return [points[i][0] + normal[0] * reach, points[i][1] + normal[1] * reach];
}

function strokeFacets({ points, closed = false }) {
  const last = closed ? points.length : points.length - 1;
  return Array.from({ length: last }, (_, i) => i).flatMap((i) => {
    const next = (i + 1) % points.length;
    const [dx, dy] = unit(points[i], points[next]);
    return [1, -1].map((side) => ({
      points: [points[i], points[next], beside(points, next, closed, side), beside(points, i, closed, side)],
      lit: side * (-dy * -0.6 + dx * -0.8),
    }));
  });
}

/** A number at x, y (top left), `height` tall, in a colour ramp from dark to light. */
export function numerals(text, x, y, height, ramp) {
  const scale = height / 100;
  let left = 0;
  const parts = [...text].map((digit) => {
    const { width, strokes } = DIGITS[digit];
    const shown = `<g transform="translate(${left} 0)">${paint(strokes.flatMap(strokeFacets), ({ lit }) => rampAt(ramp, lit))}</g>`;
    left += width + GAP;
    return shown;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})">${parts.join('')}</g>`;
}
