import { fig } from '../figures/people.mjs';
import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';

/** A lightning bolt with branches; `g` is the distance from the trunk. */
export const bolt = (k, [x, y], [x2, y2], w, g) => {
  const { W, H, r } = k;
  const pts = [[x, y]];
  const n = g ? 9 : 26;
  const J = Math.min(W, H) * (g ? 0.05 : 0.075);
  for (let i = 1; i <= n; i++) {
    const t = i / n;
    pts.push([
      x + (x2 - x) * t + (r() - 0.5) * J + Math.sin(t * 9 + x) * J * 0.6,
      y + (y2 - y) * t + (r() - 0.5) * J * 0.3,
    ]);
  }
  let out = `<path d="${k.open(pts)}" stroke-width="${f1(w)}"/>`;
  if (g < 2)
    for (const q of [0.2, 0.36, 0.52, 0.7]) {
      const [bx0, by0] = pts[Math.round(q * n)];
      const side = r() < 0.5 ? -1 : 1;
      const len = Math.min(W, H) * (0.16 + r() * 0.2) * (g ? 0.5 : 1);
      out += bolt(k, [bx0, by0], [bx0 + side * len, by0 + len * (0.7 + r() * 0.5)], w * 0.42, g + 1);
    }
  return out;
};

const STANCES = ['man', 'walker', 'man', 'man', 'walker'];

const fighter = (k, p, stance, X, base, h, c, flip) =>
  fig(stance, X, base, h, c, flip) +
  k.line(
    `M${f1(X - h * 0.1)} ${f1(base - h * 0.44)}L${f1(X + h * 0.17)} ${f1(base - h * 0.72)}`,
    c,
    f1(h * 0.03),
  ) +
  `<g fill="none" stroke="${mix(p[3], '#ffffff', 0.4)}" stroke-width="1.300" opacity=".8" transform="translate(${f1(X + 0.6)} ${f1(base)}) scale(${f1(h) / 100})"><path d="M2.600-86C6-84.300 10-83.800 12-80.500 13.800-77 14.600-66 15-58M3.500-98C5.500-95 5.500-91 3.500-88"/></g>`;

/** Five figures on the ridge. */
export const squad = (k, p, o, gy) => {
  const { W, H } = k;
  const c = mix(p[0], '#000000', 0.75);
  const base = gy + H * 0.015;
  const fh = H * (o.still ? 0.3 : 0.15);
  let s = k.path(
    `M0 ${H}V${f1(base + 6)}C${W * 0.2} ${f1(base - 4)} ${W * 0.5} ${f1(base - 8)} ${W} ${f1(base + 10)}V${H}Z`,
    mix(p[0], '#000000', 0.8),
  );
  [0.2, 0.3, 0.4, 0.49, 0.585].forEach((x, i) => {
    const h = fh * (0.92 + ((i * 7) % 5) * 0.035);
    const X = W * (o.still ? x * 0.82 + 0.02 : x * 1.05 + 0.06);
    s += fighter(k, p, STANCES[i], X, base, h, c, i % 2 ? 1 : -1);
  });
  return s;
};
