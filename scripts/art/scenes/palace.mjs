import { fig } from '../figures/people.mjs';
import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';
import { hall } from './palace-hall.mjs';

const layOut = ({ W, H }, p, o) => {
  const z = Math.min(W / 600, H / 640);
  const by = H * (o.still ? 0.64 : 0.575);
  return {
    cx: W / 2,
    z,
    my: H * (o.still ? 0.36 : 0.33),
    snow: p[5] === 'snow',
    by,
    s0: by + 22 * z,
    s1: H * (o.still ? 1.02 : 0.86),
  };
};

const sky = (k, p, { cx, z, my }) => {
  const { H } = k;
  let s =
    k.sky([p[0], mix(p[0], p[1], 0.7), p[1]]) +
    k.glow(cx, my, 330 * z, p[3], 0.6) +
    k.disc(
      cx,
      my,
      112 * z,
      k.lin([
        [0, mix(p[3], '#ffffff', 0.45)],
        [1, mix(p[3], p[1], 0.35)],
      ]),
    );
  const far = k.ridge(H * 0.52, H * 0.12, 3, 0.5);
  s +=
    k.path(
      k.close(far),
      k.lin([
        [0, mix(p[1], p[2], 0.3)],
        [0.5, p[1]],
      ]),
    ) + k.mist(H * 0.42, H * 0.16, mix(p[1], p[3], 0.3), 0.7);
  return s;
};

const terraces = (k, p, { cx, z, by, snow }) => {
  let s = '';
  for (let i = 0; i < 3; i++) {
    const y = by + (28 + i * 30) * z;
    const w = (470 + i * 110) * z;
    const c = mix(mix(p[1], '#efe6d6', snow ? 0.7 : 0.35), p[2], 0.25 + i * 0.12);
    s += k.rect(
      cx - w / 2,
      y,
      w,
      34 * z,
      k.lin([
        [0, c],
        [1, mix(c, '#000000', 0.35)],
      ]),
    );
    let b = '';
    for (let x = cx - w / 2; x < cx + w / 2; x += 15 * z)
      if (Math.abs(x - cx) > 52 * z) b += `M${f1(x)} ${f1(y)}v${f1(-12 * z)}h${f1(4 * z)}v${f1(12 * z)}z`;
    s +=
      k.path(b, c) +
      k.rect(cx - w / 2, y - 8 * z, w / 2 - 52 * z, 2 * z, c) +
      k.rect(cx + 52 * z, y - 8 * z, w / 2 - 52 * z, 2 * z, c);
  }
  return s;
};

const stairs = (k, p, { cx, z, s0, s1, snow }) => {
  let s = '';
  const st = mix(mix(p[1], '#f2e9da', snow ? 0.8 : 0.45), p[2], 0.12);
  for (let i = 0; i < 26; i++) {
    const t = i / 26;
    const e = t ** 1.25;
    const y = s0 + (s1 - s0) * e;
    const y2 = s0 + (s1 - s0) * ((i + 1) / 26) ** 1.25;
    const w = (92 + 250 * e) * z;
    s += k.rect(cx - w / 2, y, w, y2 - y + 0.5, mix(st, '#000000', i % 2 ? 0.34 : 0.12 + 0.1 * t));
  }
  s += k.path(
    `M${cx - 46 * z} ${s0}L${cx - 172 * z} ${s1}h${-30 * z}L${cx - 58 * z} ${s0}ZM${cx + 46 * z} ${s0}L${cx + 172 * z} ${s1}h${30 * z}L${cx + 58 * z} ${s0}Z`,
    mix(st, '#000000', 0.5),
  );
  return s;
};

// Side walls in shadow.
const walls = (k, p, { z, by, snow }) => {
  const { W, H } = k;
  let s = '';
  for (const q of [0, 1]) {
    const X = (v) => (q ? W - v : v);
    s +=
      k.path(
        `M${X(-5)} ${H * 0.3}L${X(W * 0.2)} ${by + 10 * z}V${by + 118 * z}L${X(-5)} ${H}Z`,
        k.lin(
          [
            [0, mix(p[4], '#000000', 0.25)],
            [1, mix(p[4], '#000000', 0.62)],
          ],
          q,
          0,
          1 - q,
          0,
        ),
      ) +
      k.path(
        `M${X(-5)} ${H * 0.24}L${X(W * 0.215)} ${by - 6 * z}L${X(W * 0.2)} ${by + 12 * z}L${X(-5)} ${H * 0.31}Z`,
        mix(p[2], '#000000', 0.35),
      ) +
      (snow
        ? k.path(
            `M${X(-5)} ${H * 0.235}L${X(W * 0.215)} ${by - 8 * z}L${X(W * 0.21)} ${by}L${X(-5)} ${H * 0.262}Z`,
            '#eef2f5',
          )
        : '');
  }
  return s;
};

const visitor = (k, p, { cx, z, s0, s1 }) => {
  const { r } = k;
  const fy = s0 + (s1 - s0) * 0.5;
  return (
    k.path(
      `M${cx - 8 * z} ${fy}L${cx - 22 * z} ${fy + 66 * z}H${cx + 22 * z}L${cx + 8 * z} ${fy}Z`,
      '#000000',
      `opacity=".4" filter="${k.blur(4)}"`,
    ) + fig(r() < 0.5 ? 'robe' : 'lady', cx, fy, 74 * z, p[6] || mix(p[4], '#000000', 0.65))
  );
};

// A near eave frames the top.
const nearEave = (k, p, { z }) => {
  const { W } = k;
  let cap = '';
  for (let x = 8; x < W; x += 20 * z)
    cap +=
      k.disc(x, 26 * z, 7.2 * z, mix(p[2], '#000000', 0.72)) +
      k.disc(x, 26 * z, 3.4 * z, mix(p[2], '#000000', 0.5));
  return k.rect(0, 0, W, 20 * z, mix(p[2], '#000000', 0.82)) + cap;
};

const snowfall = (k) => {
  const { W, H, r } = k;
  let f = '';
  for (let i = 0; i < 170; i++)
    f += k.disc(r() * W, r() * H, 0.7 + r() ** 3 * 3, '#ffffff', `opacity="${f1(0.3 + r() * 0.6)}"`);
  return f;
};

export function palace(k, p, o) {
  const { W, H } = k;
  const court = layOut(k, p, o);
  const { cx, z, by, snow } = court;
  let s = sky(k, p, court);
  s += hall(k, p, court, by - 50 * z, 430 * z, mix(p[2], p[1], 0.18), mix(p[4], p[2], 0.1));
  s += k.glow(cx, by + 10 * z, 200 * z, p[3], 0.26);
  s += terraces(k, p, court) + stairs(k, p, court) + walls(k, p, court);
  s += k.rect(
    0,
    H * (o.still ? 0.9 : 0.8),
    W,
    H * 0.3,
    k.lin([
      [0, '#000000', 0],
      [0.7, mix(p[4], '#000000', 0.82)],
    ]),
  );
  s += visitor(k, p, court);
  if (!o.still) s += nearEave(k, p, court);
  if (snow) s += snowfall(k);
  return s + k.vignette(0.45);
}
