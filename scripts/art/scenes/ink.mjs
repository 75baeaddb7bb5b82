import { fig } from '../figures/people.mjs';
import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';

const LAYERS = 6;

const strokes = (k, pts, t, col, ink) => {
  const { H, r } = k;
  let cun = '';
  for (let i = 0; i < 160; i++) {
    const q = pts[(r() * pts.length) | 0];
    const a = (r() - 0.5) * 1.1;
    const l = (6 + r() * 34) * (0.5 + t * 0.7);
    const oy = r() ** 2 * H * 0.09;
    cun += `M${f1(q[0])} ${f1(q[1] + oy)}q${f1(a * l * 0.2)} ${f1(l * 0.5)} ${f1(a * l)} ${f1(l)}`;
  }
  return k.line(
    cun,
    mix(col, ink, 0.35),
    1.1 + t,
    `opacity="${f1(0.12 + t * 0.2)}" stroke-linecap="round" filter="${k.blur(0.7)}"`,
  );
};

const pines = (k, pts, t, col) => {
  const { r } = k;
  let tr = '';
  for (let i = 0; i < 46; i++) {
    const q = pts[(r() * pts.length) | 0];
    const h = 7 + r() * 12;
    tr += `M${f1(q[0])} ${f1(q[1] + 2)}l${f1(-h * 0.2)} 0l${f1(h * 0.2)} ${f1(-h)}l${f1(h * 0.22)} ${f1(h)}z`;
  }
  return k.path(tr, mix(col, '#0b0f0d', 0.5), `opacity="${f1(t * 0.55)}" filter="${k.rough(0.12, 5)}"`);
};

const mountains = (k, p, L, jade) => {
  const { W, H, r } = k;
  const paper = p[0];
  const t = L / (LAYERS - 1);
  const y = H * (0.42 + t * 0.36);
  const amp = H * (0.3 - t * 0.05) * (0.75 + r() * 0.5);
  const pts = k.ridge(y, amp, 2.2 + t * 1.4, 0.62, 7, 3);
  // Leave open water in the middle of the near layers.
  if (t > 0.5)
    for (const q of pts)
      q[1] += H * 0.2 * Math.exp(-(((q[0] / W - (L % 2 ? 0.2 : 0.78)) / 0.34) ** 2)) * (t * 1.2);
  const col = mix(mix(paper, p[2], 0.35), p[3], 0.08 + t * 0.85);
  const d = k.close(pts, y + H * 0.24);
  let s =
    `<g filter="${k.rough(0.02, 9, 4)}">` +
    k.path(
      d,
      jade
        ? k.lin([
            [0, col],
            [0.45, mix(col, p[2], 0.6), 0.8],
            [1, paper, 0],
          ])
        : k.lin([
            [0, col, 0.92],
            [0.3, col, 0.5],
            [0.85, col, 0.02],
            [1, col, 0],
          ]),
    ) +
    '</g>';
  s += strokes(k, pts, t, col, jade ? p[3] : '#10130f');
  if (jade) s += k.line(k.open(pts), '#d9b25f', 0.9, `opacity=".7" filter="${k.rough(0.02, 9, 4)}"`);
  if (t > 0.55) s += pines(k, pts, t, col);
  return s + k.mist(y - H * 0.02, H * 0.2, paper, 0.72);
};

const boat = (k, p, o) => {
  const { W, H, r } = k;
  const bx = W * (o.still ? 0.36 : 0.33 + r() * 0.08);
  const by = H * (o.still ? 0.86 : 0.81);
  const c = mix(p[3], '#0a0c0b', 0.7);
  const z = H / 840;
  let s =
    `<g transform="translate(${f1(bx)} ${f1(by)}) scale(${z})"><path d="M-62-9C-40 7 36 8 66-12 52-2 40-3 26-3H-30C-44-3-54-5-62-9Z" fill="${c}"/><path d="M-18-3C-16-24 18-26 22-4Z" fill="${c}" opacity=".82"/><path d="M44-58 72 16" stroke="${c}" stroke-width="1.600"/></g>` +
    fig('hat', bx + 38 * z, by - 4 * z, 50 * z, c);
  let rip = '';
  for (let i = 0; i < 7; i++) {
    const y = by + (8 + i * 7) * z;
    const w = (70 - i * 6) * z;
    rip += `M${f1(bx - w * (0.7 + r() * 0.4))} ${f1(y)}h${f1(w * (1.1 + r() * 0.6))}`;
  }
  s +=
    k.line(rip, c, 1, 'opacity=".28" stroke-linecap="round" stroke-dasharray="40 9 14 6"') +
    k.birds(W * 0.46, H * 0.44, 7, c, z * 0.95);
  return s;
};

export function ink(k, p, o) {
  const { W, H, r } = k;
  const jade = p[5] === 'jade';
  const paper = p[0];
  let s =
    k.full(paper) +
    k.full(
      k.lin([
        [0, p[1], 0.55],
        [0.5, p[1], 0],
        [1, p[1], 0.3],
      ]),
    );
  const sx = W * (0.22 + r() * 0.2);
  const sy = H * (0.2 + r() * 0.08);
  s += k.disc(
    sx,
    sy,
    Math.min(W, H) * 0.075,
    k.lin([
      [0, p[4], 0.95],
      [1, p[4], 0.45],
    ]),
    `filter="${k.rough(0.03, 4)}"`,
  );
  for (let L = 0; L < LAYERS; L++) s += mountains(k, p, L, jade);
  s += boat(k, p, o);
  return s + k.paper(jade ? 0.5 : 0.34);
}
