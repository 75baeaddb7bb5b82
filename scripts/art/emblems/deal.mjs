// Background of a union's price card, 360 x 200: one guilloche print, tinted by partner.
import { f1 } from '../kit/markup.mjs';

const CENTRE = [286, 86];
const LINES = 15;
const POINTS = 112;

/** Petals of each partner's rosette, and the light of its background. */
const DEALS = {
  mart: { petals: 5, glow: '#8f2a22' },
  read: { petals: 6, glow: '#7a4a26' },
  fm: { petals: 8, glow: '#4a4196' },
};
export const DEAL_IDS = Object.keys(DEALS);

/** A closed line; each is slightly wider and rotated compared with the previous one. */
function lineOf(at, petals) {
  const shift = at * 0.2;
  const points = Array.from({ length: POINTS }, (_, place) => {
    const turn = (place / POINTS) * 2 * Math.PI;
    const wave = Math.cos(petals * turn + shift) * 0.26;
    const reach = (58 + at * 4.4) * (1 + wave);
    return `${f1(CENTRE[0] + reach * Math.cos(turn))} ${f1(CENTRE[1] + reach * Math.sin(turn))}`;
  });
  return `M${points.join('L')}z`;
}

export function deal(id) {
  const { petals, glow } = DEALS[id];
  const lines = Array.from({ length: LINES }, (_, at) => lineOf(at, petals)).join('');
  const defs = `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#3a2c14"/><stop offset=".5" stop-color="#1d170d"/><stop offset="1" stop-color="#120e08"/></linearGradient><radialGradient id="p" cx=".86" cy=".2" r=".7"><stop stop-color="${glow}" stop-opacity=".42"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>`;
  const whole = (paint) => `<rect width="360" height="200" fill="url(#${paint})"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 200" width="360" height="200" preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>${whole('g')}${whole('p')}<path d="${lines}" fill="none" stroke="#eccb8a" stroke-width=".5" opacity=".2"/></svg>`;
}
