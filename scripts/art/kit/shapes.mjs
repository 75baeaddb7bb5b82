import { f1 } from './markup.mjs';

/** Plain shapes as SVG markup; `more` is for further attributes. */
export const shapes = ({ W, H }) => ({
  rect: (x, y, w, h, fill, more = '') =>
    `<rect x="${f1(x)}" y="${f1(y)}" width="${f1(w)}" height="${f1(h)}" fill="${fill}" ${more}/>`,
  full: (fill, more = '') => `<rect width="${W}" height="${H}" fill="${fill}" ${more}/>`,
  disc: (x, y, R, fill, more = '') =>
    `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(R)}" fill="${fill}" ${more}/>`,
  path: (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`,
  line: (d, stroke, w, more = '') =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}" ${more}/>`,
  close: (pts, base = H + 10) =>
    `M${f1(pts[0][0])} ${base}` +
    pts.map((p) => `L${f1(p[0])} ${f1(p[1])}`).join('') +
    `L${f1(pts.at(-1)[0])} ${base}Z`,
  open: (pts) => `M${pts.map((p) => `${f1(p[0])} ${f1(p[1])}`).join('L')}`,
});
