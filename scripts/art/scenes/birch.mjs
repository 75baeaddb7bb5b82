import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';
import { walker } from './birch-walker.mjs';

const bark = (k, p, { x, y, w, t, lean }) => {
  const { r } = k;
  let m = '';
  for (let j = 0; j < 10 + t * 14; j++) {
    const my = r() * y;
    const u = my / y;
    const mx = x + lean * (1 - u) + (r() - 0.6) * w * 0.7;
    const mw = w * (0.12 + r() * 0.4);
    m += `M${f1(mx)} ${f1(my)}q${f1(mw / 2)} ${f1(-1 - t * 2)} ${f1(mw)} 0q${f1(-mw / 2)} ${f1(1.5 + t * 2.5)} ${f1(-mw)} 0z`;
  }
  return (
    `<g clip-path="${k.clip(`<rect x="${f1(x - w / 2 - 12)}" y="0" width="${f1(w + 24)}" height="${f1(y)}"/>`)}">` +
    k.path(m, p[4], `opacity="${f1(0.25 + t * 0.55)}"`) +
    '</g>'
  );
};

const branches = (k, p, { x, y, w, t, lean, sh }) => {
  const { r } = k;
  let br = '';
  for (let j = 0; j < 3; j++) {
    const by = r() * y * 0.6;
    const q = r() < 0.5 ? -1 : 1;
    br += `M${f1(x + lean * (1 - by / y))} ${f1(by)}q${f1(q * w)} ${f1(-w * 1.1)} ${f1(q * w * (2 + r() * 2))} ${f1(-w * (2.4 + r() * 2))}`;
  }
  return k.line(br, mix(sh, p[4], 0.5), f1(0.8 + t * 2), 'opacity=".7" stroke-linecap="round"');
};

const trunk = (k, p, { x, L, t, gy, w0 }) => {
  const { H, r } = k;
  const w = w0 * (0.65 + r() * 0.7);
  const y = gy - H * 0.045 + t * H * 0.12 + r() * 12;
  const lean = (r() - 0.5) * 18 * t;
  const c = mix(p[1], mix(p[1], '#ffffff', 0.6), 0.3 + t * 0.5);
  const sh = mix(p[1], p[4], 0.22 + t * 0.5);
  const g = k.lin(
    [
      [0, mix(c, p[3], 0.25)],
      [0.35, c],
      [1, sh],
    ],
    0,
    0,
    1,
    0,
  );
  let s = k.path(
    `M${f1(x - w / 2)} ${f1(y)}L${f1(x - w * 0.36 + lean)} -5H${f1(x + w * 0.36 + lean)}L${f1(x + w / 2)} ${f1(y)}Q${f1(x)} ${f1(y + w * 0.2)} ${f1(x - w / 2)} ${f1(y)}Z`,
    g,
  );
  const stem = { x, y, w, t, lean, sh };
  if (L > 0) s += bark(k, p, stem);
  if (L > 1) s += branches(k, p, stem);
  return s;
};

const row = (k, p, o, L, gy) => {
  const { W, H, r } = k;
  let s = '';
  const t = L / 4;
  const cnt = Math.round((o.still ? 30 : 17) - L * 2.6);
  const w0 = (3 + t * t * 26) * (H / 840);
  if (L === 3) s += walker(k, p, o, gy);
  for (let i = 0; i < cnt; i++) {
    const x = ((i + r() * 0.9) / cnt) * W * 1.06 - W * 0.03;
    if (L > 2 && Math.abs(x - W * 0.47) < W * (0.1 + t * 0.07)) continue;
    s += trunk(k, p, { x, L, t, gy, w0 });
  }
  const pts = k.ridge(gy - H * 0.05 + t * H * 0.12 + 8, H * 0.03, 2, 0, 3, 10);
  s +=
    k.path(
      k.close(pts),
      k.lin([
        [0, mix(p[1], '#ffffff', 0.45 + t * 0.3)],
        [0.8, mix(p[1], p[4], 0.1 + t * 0.08)],
      ]),
    ) + (L < 4 ? k.mist(H * 0.05, gy, mix(p[1], '#ffffff', 0.3), 0.26) : '');
  return s;
};

const flakes = (k) => {
  const { W, H, r } = k;
  let f = '';
  for (let i = 0; i < 150; i++) {
    const m = r() ** 3;
    f += k.disc(
      r() * W,
      r() * H,
      0.8 + m * 3.4,
      '#fff',
      `opacity="${f1(0.35 + r() * 0.55)}"${m > 0.5 ? ` filter="${k.soft}"` : ''}`,
    );
  }
  return f;
};

export function birch(k, p, o) {
  const { W, H } = k;
  const gy = H * (o.still ? 0.8 : 0.72);
  let s =
    k.full(
      k.lin([
        [0, p[0]],
        [0.55, p[1]],
        [1, mix(p[1], '#ffffff', 0.35)],
      ]),
    ) + k.glow(W * 0.6, H * 0.42, H * 0.5, p[3], 0.55);
  for (let L = 0; L < 5; L++) s += row(k, p, o, L, gy);
  return s + flakes(k) + k.vignette(0.35, p[4]);
}
