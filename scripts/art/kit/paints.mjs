const stops = (list) =>
  list
    .map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}"${a < 1 ? ` stop-opacity="${a}"` : ''}/>`)
    .join('');

/** Gradients, clips and masks: each adds a definition and returns a reference to it. */
export const paints = ({ W, H, define }) => ({
  lin: (s, x1 = 0, y1 = 0, x2 = 0, y2 = 1) =>
    define(
      'l',
      (i) =>
        `<linearGradient id="${i}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(s)}</linearGradient>`,
    ),
  rad: (s, cx = 0.5, cy = 0.5, R = 0.5) =>
    define(
      'r',
      (i) => `<radialGradient id="${i}" cx="${cx}" cy="${cy}" r="${R}">${stops(s)}</radialGradient>`,
    ),
  clip: (shape) => define('c', (i) => `<clipPath id="${i}">${shape}</clipPath>`),
  mask: (shape) =>
    define(
      'm',
      (i) =>
        `<mask id="${i}" maskUnits="userSpaceOnUse" x="0" y="0" width="${W}" height="${H}">${shape}</mask>`,
    ),
});
