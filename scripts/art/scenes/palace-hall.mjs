import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';

const eaves = ({ cx, z }, y, e, h) =>
  `M${cx - e * 0.56} ${y - h}H${cx + e * 0.56}C${cx + e * 0.66} ${y - h * 0.42} ${cx + e * 0.84} ${y - h * 0.1} ${cx + e + 10 * z} ${y - h * 0.2}L${cx + e + 4 * z} ${y + 3 * z}C${cx + e * 0.6} ${y + 1 * z} ${cx - e * 0.6} ${y + 1 * z} ${cx - e - 4 * z} ${y + 3 * z}L${cx - e - 10 * z} ${y - h * 0.2}C${cx - e * 0.84} ${y - h * 0.1} ${cx - e * 0.66} ${y - h * 0.42} ${cx - e * 0.56} ${y - h}Z`;

const tiles = ({ cx, z }, y, w, h) => {
  const e = w / 2;
  let tl = '';
  const n = Math.round(w / (9 * z));
  for (let i = 1; i < n; i++) {
    const u = (i / n) * 2 - 1;
    tl += `M${f1(cx + u * e * 0.56)} ${f1(y - h)}Q${f1(cx + u * e * 0.72)} ${f1(y - h * 0.34)} ${f1(cx + u * e)} ${f1(y + 1)}`;
  }
  return tl;
};

const roof = (k, p, court, y, w, h, c) => {
  const { cx, z, snow } = court;
  const e = w / 2;
  const d = eaves(court, y, e, h);
  const tl = tiles(court, y, w, h);
  const cl = k.clip(`<path d="${d}"/>`);
  let g =
    k.path(
      d,
      k.lin([
        [0, mix(c, p[3], 0.18)],
        [1, c],
      ]),
    ) +
    `<g clip-path="${cl}">` +
    k.line(tl, mix(c, '#000000', 0.4), 1.3 * z, 'opacity=".55"') +
    (snow
      ? k.path(
          d,
          k.lin([
            [0, '#f4f6f8', 0.95],
            [0.7, '#e7ecf1', 0.55],
            [1, '#dfe5ea', 0],
          ]),
        )
      : '') +
    '</g>';
  g +=
    k.rect(cx - e * 0.58, y - h - 5 * z, e * 1.16, 6 * z, mix(c, '#000000', 0.3)) +
    k.path(
      `M${cx - e * 0.58} ${y - h - 4 * z}c-3-9 2-14 7-14 2 5 0 9 3 14ZM${cx + e * 0.58} ${y - h - 4 * z}c3-9-2-14-7-14-2 5 0 9-3 14Z`,
      mix(c, '#000000', 0.3),
    );
  return (
    g +
    k.line(
      `M${cx - e - 4 * z} ${y + 3 * z}C${cx - e * 0.6} ${y + 1 * z} ${cx + e * 0.6} ${y + 1 * z} ${cx + e + 4 * z} ${y + 3 * z}`,
      p[3],
      2.6 * z,
    )
  );
};

const columns = (k, p, { cx, z }, y, w, h, wall) => {
  let g = '';
  const n = 9;
  for (let i = 0; i <= n; i++) {
    const x = cx - w * 0.42 + (i * w * 0.84) / n;
    g += k.rect(x - 3 * z, y, 6 * z, h * 1.5, mix(wall, '#000000', 0.4));
    if (i < n)
      g += k.rect(
        x + w * 0.02,
        y + h * 0.42,
        w * 0.054,
        h * 1.08,
        i === 4 ? mix(p[3], '#ffffff', 0.2) : mix(wall, p[3], i % 2 ? 0.26 : 0.18),
        i === 4 ? '' : 'opacity=".55"',
      );
  }
  return g;
};

const brackets = (k, p, { cx, z }, y, w) => {
  let dg = '';
  for (let x = cx - w * 0.43; x < cx + w * 0.43; x += 7 * z)
    dg += `M${f1(x)} ${f1(y + 2)}h${f1(4 * z)}v${f1(7 * z)}h${f1(-4 * z)}z`;
  return k.path(dg, mix(p[2], p[3], 0.42), 'opacity=".6"');
};

/** The throne hall with its two roofs; y is the lower eave. */
export const hall = (k, p, court, y, w, c, wall) => {
  const { cx, z } = court;
  let g = '';
  const h = 56 * z * (w / (400 * z)) ** 0.7;
  g +=
    k.rect(cx - w * 0.31, y - h * 1.5, w * 0.62, h * 0.6, mix(wall, '#000000', 0.25)) +
    roof(k, p, court, y - h * 1.45, w * 0.8, h * 1.02, c);
  g += k.rect(
    cx - w * 0.43,
    y,
    w * 0.86,
    h * 1.5,
    k.lin([
      [0, mix(wall, '#000000', 0.55)],
      [0.3, wall],
      [1, mix(wall, '#000000', 0.2)],
    ]),
  );
  g += columns(k, p, court, y, w, h, wall);
  g += brackets(k, p, court, y, w);
  return g + roof(k, p, court, y, w, h, c);
};
