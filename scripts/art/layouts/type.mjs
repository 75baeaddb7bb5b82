import { esc, f1 } from '../kit/markup.mjs';

export const SERIF = "'Noto Serif CJK SC','Songti SC',serif";
const SANS = "'Noto Sans CJK SC','PingFang SC',sans-serif";
export const LATIN = "'Noto Serif CJK SC','Times New Roman',serif";

/** A line of text: s size, f family, w weight, ls letter spacing, c colour, a anchor, op opacity. */
export const T = (x, y, s, o = {}) =>
  `<text x="${f1(x)}" y="${f1(y)}" font-size="${o.s || 14}" font-family="${o.f || SANS}" font-weight="${o.w || 400}" letter-spacing="${o.ls || 0}" fill="${o.c || '#fff'}" text-anchor="${o.a || 'start'}"${o.op ? ` opacity="${o.op}"` : ''}${o.more ? ` ${o.more}` : ''}>${esc(s)}</text>`;

/** The same, set vertically. */
export const V = (x, y, s, o = {}) =>
  [...s].map((ch, i) => T(x, y + i * (o.s * (o.lead || 1.12)), ch, { ...o, a: 'middle', ls: 0 })).join('');

/** A carved name seal of one or two characters. */
export const seal = (x, y, s, t, c) => {
  const a = [...t].slice(0, 2);
  const h = s * (a.length > 1 ? 1.9 : 1.1);
  return `<g><rect x="${x}" y="${y}" width="${s}" height="${h}" rx="3" fill="${c}"/>${a.map((ch, i) => T(x + s / 2, y + s * 0.82 + i * s * 0.86, ch, { s: s * 0.76, f: SERIF, w: 700, c: '#fff6e8', a: 'middle' })).join('')}</g>`;
};

export const spaced = (s) => s.toUpperCase();
