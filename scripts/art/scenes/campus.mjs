import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';
import { poles, school, students } from './campus-props.mjs';

const clouds = (k, p, o) => {
  const { W, H } = k;
  const wh = mix('#ffffff', p[1], 0.1);
  return (
    (o.still
      ? k.cloud(W * 0.2, H * 0.27, W * 0.42, H * 0.1, mix(wh, p[0], 0.18), '#ffffff', 22)
      : k.rect(
          0,
          0,
          W,
          H * 0.3,
          k.lin([
            [0, mix(p[0], '#0b2a4a', 0.35), 0.75],
            [1, p[0], 0],
          ]),
        )) +
    k.cloud(W * 0.66, H * 0.58, W * 0.95, H * 0.3, mix(wh, p[0], 0.22), '#fffdf8', 60) +
    k.cloud(W * 0.12, H * 0.66, W * 0.5, H * 0.17, mix(wh, p[0], 0.24), '#fffdf6', 30)
  );
};

const hill = (k, y, amp, c, c2) => {
  const pts = k.ridge(y, amp, 1.1, 0, 3, 8);
  return [
    pts,
    k.path(
      k.close(pts),
      k.lin([
        [0, c],
        [0.6, c2],
      ]),
    ),
  ];
};

const grass = (k, p, pts) => {
  const { W, H, r } = k;
  let gr = '';
  for (let i = 0; i < 900; i++) {
    const x = r() * W;
    const t = r() ** 1.5;
    const base = pts[Math.min(pts.length - 1, Math.round((x + 20) / 8))][1];
    const y = base + t * (H - base);
    const h = 5 + t * 22;
    const b = (r() - 0.35) * h * 0.7;
    gr += `M${f1(x)} ${f1(y + 3)}q${f1(b * 0.2)} ${f1(-h * 0.6)} ${f1(b)} ${f1(-h)}`;
  }
  return k.line(gr, mix(p[2], '#f6eeb0', 0.35), 1.1, 'opacity=".5" stroke-linecap="round"');
};

const lightLeak = (k) => {
  const { W, H } = k;
  return (
    k.rect(
      W * 0.55,
      0,
      W * 0.45,
      H,
      k.lin(
        [
          [0, '#ff8a3c', 0],
          [1, '#ff7a2e', 0.34],
        ],
        0,
        0,
        1,
        0.1,
      ),
      'style="mix-blend-mode:screen"',
    ) + k.full('#f2d9a8', 'opacity=".12" style="mix-blend-mode:soft-light"')
  );
};

export function campus(k, p, o) {
  const { W, H } = k;
  const gy = H * (o.still ? 0.78 : 0.7);
  let s = k.sky([p[0], mix(p[0], p[1], 0.55), p[1], mix(p[1], '#fffaf0', 0.5)]);
  s += k.glow(W * 0.82, H * 0.08, W * 0.7, '#fff6de', 0.7);
  s += clouds(k, p, o);
  s += k.mist(gy - H * 0.14, H * 0.2, mix(p[1], '#fffaf0', 0.6), 0.55);
  const [, h1] = hill(k, gy + H * 0.02, H * 0.07, mix(p[2], p[1], 0.42), p[2]);
  s += h1;
  s += school(k, p, gy);
  const [pts, h2] = hill(k, gy + H * 0.075, H * 0.06, mix(p[2], '#fff3c0', 0.18), mix(p[2], '#0d2a1c', 0.45));
  s += h2;
  s += grass(k, p, pts) + poles(k, p, gy);
  return s + students(k, p, o, gy) + lightLeak(k);
}
