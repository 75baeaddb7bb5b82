import { FIG } from '../figures/people.mjs';
import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';

/** Instrument rings around the traveller. */
export const rings = ({ ox, oy, q }) => {
  let tick = '';
  for (let i = 0; i < 120; i++) {
    const b = (i / 120) * 6.283;
    const l = i % 10 ? 4 : 10;
    tick += `M${f1(ox + Math.cos(b) * q)} ${f1(oy + Math.sin(b) * q)}L${f1(ox + Math.cos(b) * (q + l))} ${f1(oy + Math.sin(b) * (q + l))}`;
  }
  return `<g fill="none" stroke="#fff" stroke-width=".8"><path d="${tick}" opacity=".4"/><circle cx="${ox}" cy="${oy}" r="${q * 0.985}" opacity=".28"/><circle cx="${ox}" cy="${oy}" r="${q * 1.32}" opacity=".14" stroke-dasharray="2 7"/><ellipse cx="${ox}" cy="${oy}" rx="${q * 1.7}" ry="${q * 0.5}" transform="rotate(-24 ${ox} ${oy})" opacity=".34"/></g>`;
};

/** An astronaut on a line, or a small planet. */
export const traveller = (k, p, { ox, oy, q }) => {
  const { r } = k;
  if (r() < 0.5)
    return `<g transform="translate(${f1(ox)} ${f1(oy + q * 0.34)}) rotate(${f1(-14 + r() * 28)}) scale(${f1(q * 0.72) / 100})" fill="${mix(p[0], '#000000', 0.2)}"><g stroke="${mix(p[3], '#ffffff', 0.6)}" stroke-width="1.400">${FIG.astro}</g><g>${FIG.astro}</g><path d="M-7-90C-6-95 6-95 7-90 7-84-7-84-7-90Z" fill="${mix(p[3], '#ffffff', 0.35)}"/><path d="M4 0C30 26 60 10 74 52" fill="none" stroke="#fff" stroke-width=".9" opacity=".6"/></g>`;
  return `<g transform="translate(${f1(ox)} ${f1(oy)}) rotate(-24)"><circle r="${q * 0.3}" fill="${k.lin(
    [
      [0, mix(p[2], '#ffffff', 0.55)],
      [0.5, mix(p[2], p[1], 0.4)],
      [1, mix(p[0], '#000000', 0.4)],
    ],
    0,
    1,
    0.6,
    0,
  )}"/><ellipse rx="${q * 0.52}" ry="${q * 0.1}" fill="none" stroke="${mix(p[3], '#ffffff', 0.4)}" stroke-width="2.600" opacity=".85" stroke-dasharray="${f1(q * 1.62 * 0.5)} ${f1(q * 1.1)}" /></g>`;
};
