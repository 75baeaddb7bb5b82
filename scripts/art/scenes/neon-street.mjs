import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';

const WORDS = [
  '旅馆',
  '云吞面',
  '夜宵',
  '当铺',
  '药房',
  '茶餐厅',
  '理发',
  '照相',
  '麻将',
  '冰室',
  '修表',
  '书店',
  '大酒店',
  '桑拿',
  '歌厅',
  '跌打',
];

const shopfront = (k, p, { A, B, hz, t }, x, bw, col) => {
  const { H, r } = k;
  const fhh = H * (0.018 + t * 0.06);
  const fc = r() < 0.5 ? '#ffd8a0' : r() < 0.5 ? A : B;
  if (r() >= 0.8) return '';
  return (
    `<g style="mix-blend-mode:screen" filter="${k.blur(6 + t * 10)}" opacity=".6">` +
    k.rect(x + bw * 0.06, hz - fhh, bw * 0.88, fhh, fc) +
    '</g>' +
    k.rect(
      x + bw * 0.08,
      hz - fhh,
      bw * 0.84,
      fhh,
      k.lin([
        [0, mix(fc, '#ffffff', 0.35)],
        [1, mix(fc, p[0], 0.45)],
      ]),
      'opacity=".85"',
    ) +
    k.rect(x + bw * 0.36, hz - fhh, bw * 0.06, fhh, col) +
    k.rect(x, hz - fhh - 4 - t * 6, bw, 4 + t * 6, mix(col, fc, 0.25))
  );
};

const sign = (k, p, { A, B, hz, t }, q, x0, m) => {
  const { H, r } = k;
  const w = WORDS[(r() * WORDS.length) | 0];
  const u = H * (0.016 + t * 0.03);
  const c = r() < 0.62 ? A : B;
  const sh = u * (w.length * 1.18 + 0.7);
  const sw = u * 1.62;
  const y = hz - H * (0.09 + t * (0.12 + m * 0.2) + r() * 0.1) - sh * 0.6;
  const x = (q < 0 ? x0 - sw * 0.12 : x0 - sw * 0.88) + q * m * sw * 1.25;
  const lit = r() < 0.35;
  const chars = [...w]
    .map(
      (ch, i) =>
        `<text x="${f1(x + sw / 2)}" y="${f1(y + u * (1.2 + i * 1.18))}" text-anchor="middle" font-size="${f1(u)}" font-weight="700" font-family="Noto Sans CJK SC" fill="${lit ? mix(p[0], '#000000', 0.3) : mix(c, '#ffffff', 0.78)}">${ch}</text>`,
    )
    .join('');
  return (
    `<g style="mix-blend-mode:screen" filter="${k.blur(u * 0.9)}" opacity=".75">` +
    k.rect(x - 2, y - 2, sw + 4, sh + 4, c) +
    '</g>' +
    k.rect(
      x,
      y,
      sw,
      sh,
      lit ? mix(c, '#ffffff', 0.35) : mix(p[0], '#000000', 0.35),
      `stroke="${mix(c, '#ffffff', 0.3)}" stroke-width="${f1(1 + t * 1.6)}" rx="2"`,
    ) +
    chars +
    (lit ? '' : `<g filter="${k.blur(u * 0.14)}" opacity=".9" style="mix-blend-mode:screen">${chars}</g>`)
  );
};

const building = (k, p, row, q) => {
  const { W, H, r } = k;
  const { A, B, hz, vx, t, e } = row;
  const x0 = vx + q * W * e * (0.9 + r() * 0.2);
  const top = hz - H * (0.2 + t * (0.55 + r() * 0.3));
  const col = mix(mix(p[1], mix(A, B, 0.5), 0.24), mix(p[0], '#000000', 0.5), 0.25 + t * 0.75);
  const bw = W * (0.07 + t * 0.28);
  const x = q < 0 ? x0 - bw : x0;
  let s = k.rect(x, top, bw, hz - top + 6, col);
  for (let y = top + 10; y < hz - H * 0.06; y += 12 + t * 12)
    for (let i = 0; i < 3; i++)
      if (r() < 0.3)
        s += k.rect(
          x + bw * (0.12 + i * 0.29),
          y,
          bw * 0.18,
          6 + t * 8,
          mix(col, '#ffd9a0', 0.25 + r() * 0.4),
          'opacity=".7"',
        );
  s += shopfront(k, p, row, x, bw, col);
  if (row.far) return s;
  for (let m = 0; m < 2; m++) s += sign(k, p, row, q, x0, m);
  return s;
};

const wires = (k) => {
  const { W, H, r } = k;
  let d = '';
  for (let i = 0; i < 5; i++) {
    const y = H * (0.06 + r() * 0.26);
    d += `M-5 ${f1(y)}Q${f1(W * (0.4 + r() * 0.2))} ${f1(y + H * (0.03 + r() * 0.06))} ${W + 5} ${f1(y - H * 0.05 + r() * H * 0.1)}`;
  }
  return k.line(d, '#05070a', 1.4, 'opacity=".8"');
};

/** Both sides of the street, starting at the far end. */
export const street = (k, p, { A, B, hz, vx }) => {
  const { W, H } = k;
  let s = '';
  for (let d = 6; d >= 0; d--) {
    const t = 1 - d / 6;
    const e = 0.09 + t ** 1.7 * 0.52;
    const row = { A, B, hz, vx, t, e, far: d === 6 };
    for (const q of [-1, 1]) s += building(k, p, row, q);
    s += k.rect(
      0,
      hz - H * 0.3,
      W,
      H * 0.34,
      k.rad(
        [
          [0, mix(A, B, 0.4), 0.2],
          [1, A, 0],
        ],
        vx / W,
        0.8,
        0.6,
      ),
    );
  }
  return s + wires(k);
};
