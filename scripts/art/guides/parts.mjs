// Shared parts of the guide pictures. A picture is a page of markup, rendered at twice its size.
import { readFileSync } from 'node:fs';
import { still } from '../pictures/still.mjs';

const POSTERS = new URL('../../../content/demo/art/posters/', import.meta.url);

export const posterAddress = (id) =>
  `data:image/webp;base64,${readFileSync(new URL(`${id}-480.webp`, POSTERS)).toString('base64')}`;

/** A still that fills its box, whatever the aspect ratio. */
export const backdrop = (entry, style) =>
  `<div style="position:absolute;${style};overflow:hidden">${still(entry).replace(
    '<svg ',
    '<svg preserveAspectRatio="xMidYMid slice" style="width:100%;height:100%" ',
  )}</div>`;

export const page = (width, height, ground, body, css = '') =>
  `<style>*{box-sizing:border-box}.page{zoom:2;position:relative;width:${width}px;height:${height}px;overflow:hidden;background:${ground};font-family:"Noto Sans CJK SC";color:#fff}.abs{position:absolute}${css}</style><div class="page">${body}</div>`;

export const box = (style, inner = '') => `<div class="abs" style="${style}">${inner}</div>`;

/** A five-pointed star around 12, 12. */
const STAR = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z';
export const stars = (lit, size, on, off) =>
  `<div style="display:flex;gap:${size / 8}px">${[0, 1, 2, 3, 4]
    .map(
      (n) =>
        `<svg width="${size}" height="${size}" viewBox="0 0 24 24"><path d="${STAR}" fill="${n < lit ? on : off}" stroke="${n < lit ? on : off}" stroke-width="1.6" stroke-linejoin="round"/></svg>`,
    )
    .join('')}</div>`;

/** Lines that represent text. */
export const lines = (widths, colour, height = 5, gap = 8) =>
  widths
    .map(
      (w) =>
        `<div style="width:${w}%;height:${height}px;border-radius:${height}px;background:${colour};margin-bottom:${gap}px"></div>`,
    )
    .join('');

export const posterAt = (
  id,
  { left, top, width, turn = 0, radius = 6, shadow = '0 14px 34px rgba(0,0,0,.5)' },
) =>
  `<img class="abs" src="${posterAddress(id)}" style="left:${left}px;top:${top}px;width:${width}px;height:${width * 1.4}px;border-radius:${radius}px;object-fit:cover;transform:rotate(${turn}deg);box-shadow:0 0 0 .5px rgba(255,255,255,.18),${shadow}">`;
