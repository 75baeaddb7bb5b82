// Backgrounds for the activity period, 358 x 44: empty in the middle, with a seasonal sign at each end.
import { f1 } from '../kit/markup.mjs';

const W = 358;
const H = 44;

const ring = (x, y, count, draw) =>
  Array.from({ length: count }, (_, at) => draw(x, y, (at * 360) / count)).join('');

const petal = (colour) => (x, y, turn) =>
  `<ellipse cx="${x}" cy="${y - 6}" rx="3.600" ry="5.600" fill="${colour}" transform="rotate(${turn} ${x} ${y})"/>`;

const bars = (xs, colour) =>
  xs
    .map(
      (x) =>
        `<path d="M${x} 11h5v22h-5z" fill="${colour}"/><path d="M${x} 11h2v22h-2z" fill="#ffffff" opacity=".45"/>`,
    )
    .join('');

/** Signs are centred in a square of 44. */
const SIGNS = {
  reel: (c) =>
    `<circle cx="22" cy="22" r="10.500" fill="none" stroke="${c}" stroke-width="1.800"/>${ring(22, 22, 5, (x, y, turn) => `<circle cx="${x}" cy="${y - 5.8}" r="2.100" fill="${c}" transform="rotate(${turn} ${x} ${y})"/>`)}<circle cx="22" cy="22" r="1.600" fill="${c}"/>`,
  beams: (c) => bars([15, 24], c),
  plum: (c) => `${ring(22, 22, 5, petal(c))}<circle cx="22" cy="22" r="2.400" fill="#ffe2a0"/>`,
  kite: (c) =>
    `<path d="M22 9l9 10-9 11-9-11z" fill="${c}"/><path d="M22 9v21M13 19h18" stroke="#0e2a26" stroke-opacity=".5" stroke-width="1.200"/><path d="M22 30c3 2-3 3 0 6" fill="none" stroke="${c}" stroke-width="1.400" stroke-linecap="round"/>`,
  wheat: (c) =>
    `<path d="M22 35V13" stroke="${c}" stroke-width="1.500" stroke-linecap="round"/>${[0, 1, 2, 3].map((at) => `<path d="M22 ${f1(17 + at * 4.4)}c-5-.5-6.500-3-6.500-6 4 0 6.500 2 6.500 6zM22 ${f1(17 + at * 4.4)}c5-.5 6.500-3 6.500-6-4 0-6.500 2-6.500 6z" fill="${c}"/>`).join('')}`,
  sun: (c) =>
    `<circle cx="22" cy="22" r="5.600" fill="${c}"/>${ring(22, 22, 10, (x, y, turn) => `<path d="M${x} ${y - 8.6}v-3.400" stroke="${c}" stroke-width="1.800" stroke-linecap="round" transform="rotate(${turn} ${x} ${y})"/>`)}`,
};

const PLATES = {
  activity: { sign: 'reel', light: '#eccb8a', from: '#2a2118', to: '#1a171a' },
  double11: { sign: 'beams', light: '#eccb8a', from: '#33261a', to: '#1c171a' },
  'new-year': { sign: 'plum', light: '#f6a58c', from: '#7a0b10', to: '#6a0a0d' },
  51: { sign: 'kite', light: '#f2d98a', from: '#17443a', to: '#10332d' },
  101: { sign: 'wheat', light: '#ffc873', from: '#4a1c18', to: '#361413' },
  618: { sign: 'sun', light: '#ffb59a', from: '#2a2c6a', to: '#1b1d4c' },
};
export const PLATE_IDS = ['activity', 'double11', 'new-year', '51', '101', '618'];

export function plate(id) {
  const { sign, light, from, to } = PLATES[id];
  const mark = SIGNS[sign](light);
  const frame = `M10.500 3.500h337l7 7v23l-7 7h-337l-7-7v-23z`;
  const ground = `<linearGradient id="g" x1="0" y1="0" x2="1" y2="0"><stop stop-color="${from}"/><stop offset=".5" stop-color="${to}"/><stop offset="1" stop-color="${from}"/></linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"><defs>${ground}</defs><path d="M9 0h340l9 9v26l-9 9H9l-9-9V9z" fill="url(#g)"/><path d="${frame}" fill="none" stroke="${light}" stroke-opacity=".42"/><g transform="translate(8 0)">${mark}</g><g transform="translate(306 0)">${mark}</g></svg>`;
}
