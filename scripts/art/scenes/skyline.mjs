import { fig } from '../figures/people.mjs';
import { fbm, noise1 } from '../kit/chance.mjs';
import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';

const roofline = (x, w, h, top, q, L) => {
  const e = x + w;
  if (q < 0.09)
    return `L${f1(x)} ${f1(top)}H${f1(x + w * 0.42)}L${f1(x + w * 0.49)} ${f1(top - h * 0.42)}L${f1(x + w * 0.56)} ${f1(top)}H${f1(e)}`;
  if (q < 0.3)
    return `V${f1(top + h * 0.22)}H${f1(x + w * 0.2)}V${f1(top)}H${f1(x + w * 0.8)}V${f1(top + h * 0.14)}H${f1(e)}`;
  if (q < 0.42) return `L${f1(x)} ${f1(top + w * 0.35)}L${f1(e)} ${f1(top)}`;
  if (q < 0.6)
    return `V${f1(top)}H${f1(x + w * 0.3)}v${f1(-4 - L * 1.6)}h${f1(w * 0.22)}v${f1(4 + L * 1.6)}H${f1(x + w * 0.8)}v${f1(-9 - L * 3)}h1v${f1(9 + L * 3)}H${f1(e)}`;
  return `V${f1(top)}H${f1(e)}`;
};

const litWindows = (r, x, e, top, base) => {
  let win = '';
  for (let wy = top + 9; wy < base + 30; wy += 8)
    for (let wx = x + 4; wx < e - 5; wx += 6.5)
      if (r() < 0.1) win += `M${f1(wx)} ${f1(wy)}h2.600v3.400h-2.600z`;
  return win;
};

const towers = (k, p, L, { hz, sx, R }) => {
  const { W, H, r } = k;
  const t = L / 4;
  const base = hz + t * H * 0.1;
  const col = mix(mix(p[2], p[3], 0.15), p[4], 0.14 + t * 0.8);
  const lo = H * (0.05 + 0.02 * L);
  const hi = H * (0.12 + 0.075 * L);
  const wmin = (10 + L * 5) * (W / 600);
  const n = noise1(r);
  let d = `M-20 ${H + 5}V${f1(base)}`;
  let x = -20;
  let win = '';
  while (x < W + 20) {
    const w = wmin * (0.8 + r() * 1.9);
    const env =
      0.35 + 0.9 * fbm(n, (x / W) * 3 + L * 9, 2) - 0.3 * Math.exp(-(((x - sx) / (R * 1.1)) ** 2)) * t;
    const h = (lo + (hi - lo) * r() ** 1.5) * env;
    const top = base - h;
    const q = r();
    const e = x + w;
    d += roofline(x, w, h, top, q, L);
    if (r() < 0.3) {
      const g = 3 + r() * 8;
      d += `V${f1(base - lo * 0.4)}h${f1(g)}`;
      x += g;
    }
    if (L > 2) win += litWindows(r, x, e, top, base);
    x = e;
  }
  const front =
    k.path(
      `${d}V${H + 5}Z`,
      L < 4
        ? k.lin([
            [0, col],
            [0.75, mix(col, p[2], 0.42 - t * 0.2)],
            [1, col],
          ])
        : col,
    ) + (win ? k.path(win, mix(p[3], '#ffffff', 0.2), 'opacity=".7"') : '');
  return L < 4 ? front + k.mist(base - H * 0.06, H * 0.14, mix(p[2], p[3], 0.35), 0.34) : front;
};

const rooftop = (k, p, o, { sx, sy, R }) => {
  const { W, H, r } = k;
  const ry = H * (o.still ? 0.86 : 0.775);
  let s = k.path(
    `M0 ${ry}H${W * 0.5}V${ry + 14}H${W}V${H}H0Z`,
    k.lin([
      [0, mix(p[4], '#000000', 0.3)],
      [1, mix(p[4], '#000000', 0.6)],
    ]),
  );
  let rail = '';
  for (let x = W * 0.5; x < W; x += 11) rail += `M${f1(x)} ${f1(ry + 14)}v-26`;
  s += k.line(
    `${rail}M${W * 0.5} ${ry - 12}H${W}M${W * 0.5} ${ry - 4}H${W}`,
    mix(p[4], '#000000', 0.35),
    1.6,
  );
  const fx = W * 0.33;
  const c = mix(p[4], '#000000', 0.55);
  s +=
    fig('man', fx, ry + 1, H * 0.1, c) +
    (r() < 0.75 ? fig('woman', fx + H * 0.06, ry + 1, H * 0.093, c) : '') +
    k.glow(sx, sy, R * 2.2, p[3], 0.28);
  return s;
};

export function skyline(k, p, o) {
  const { W, H, r } = k;
  const hz = H * 0.66;
  const sx = W * (0.3 + r() * 0.4);
  const sy = H * (0.4 + r() * 0.08);
  const R = Math.min(W, H) * (0.2 + r() * 0.07);
  let s = k.sky([p[0], mix(p[0], p[1], 0.6), p[1], p[2]]) + k.glow(sx, sy, R * 3.2, p[3], 0.75);
  s += k.disc(
    sx,
    sy,
    R,
    k.lin([
      [0, mix(p[3], '#ffffff', 0.35)],
      [1, mix(p[3], p[2], 0.55)],
    ]),
  );
  for (let i = 0; i < 7; i++) {
    const y = sy - R * 0.5 + i * R * 0.28 + r() * 10;
    const w = W * (0.35 + r() * 0.6);
    const x = sx - w / 2 + (r() - 0.5) * W * 0.5;
    s += `<ellipse cx="${f1(x + w / 2)}" cy="${f1(y)}" rx="${f1(w / 2)}" ry="${f1(2 + r() * 5)}" fill="${mix(p[1], p[2], 0.4 + r() * 0.5)}" opacity="${f1(0.35 + r() * 0.45)}" filter="${k.blur(8, 1)}"/>`;
  }
  const sun = { hz, sx, sy, R };
  for (let L = 0; L < 5; L++) s += towers(k, p, L, sun);
  return s + rooftop(k, p, o, sun);
}
