import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';
import { bolt, squad } from './storm-props.mjs';

const clouds = (k, p) => {
  const { W, H, r } = k;
  let s = '';
  for (let i = 0; i < 16; i++) {
    const y = H * (0.02 + r() * 0.42);
    const w = W * (0.3 + r() * 0.4);
    s += `<g filter="${k.rough(0.011, 90, 5)}" opacity="${f1(0.35 + r() * 0.4)}"><ellipse cx="${f1(r() * W)}" cy="${f1(y)}" rx="${f1(w / 2)}" ry="${f1(H * (0.025 + r() * 0.05))}" fill="${r() < 0.3 ? mix(p[1], p[3], 0.3) : mix(p[0], '#000000', 0.3)}" filter="${k.blur(20, 9)}"/></g>`;
  }
  return s;
};

const lightning = (k, p, main) =>
  `<g fill="none" stroke="${p[3]}" stroke-linejoin="round" filter="${k.blur(16)}" style="mix-blend-mode:screen" opacity=".9">${main}</g><g fill="none" stroke="${p[3]}" stroke-linejoin="round" filter="${k.blur(4)}" style="mix-blend-mode:screen">${main}</g><g fill="none" stroke="#fffdf0" stroke-linejoin="round">${main}</g>`;

const ridges = (k, p, { gy, bx }) => {
  const { W, H } = k;
  let s = '';
  for (let L = 0; L < 4; L++) {
    const t = L / 3;
    const pts = k.ridge(gy - H * 0.04 + t * H * 0.06, H * (0.2 - t * 0.14), 2 + t * 2, 0.6, 6, 4);
    s +=
      k.path(
        k.close(pts),
        k.lin([
          [0, mix(mix(p[1], p[2], 0.4), mix(p[0], '#000000', 0.55), 0.25 + t * 0.75)],
          [1, mix(p[0], '#000000', 0.6)],
        ]),
      ) + (L < 3 ? k.mist(gy - H * 0.12, H * 0.14, mix(p[2], p[3], 0.2), 0.3) : '');
    if (L === 2) s += k.glow(bx - W * 0.06, gy - H * 0.04, H * 0.26, p[3], 0.75);
  }
  return s;
};

const rainfall = (k) => {
  const { W, H, r } = k;
  let rain = '';
  for (let i = 0; i < 170; i++) {
    const l = 10 + r() * 30;
    rain += `M${f1(r() * W * 1.1)} ${f1(r() * H)}l${f1(-l * 0.3)} ${f1(l)}`;
  }
  return k.line(rain, '#e6f0f4', 0.9, 'opacity=".22"');
};

export function storm(k, p, o) {
  const { W, H } = k;
  const z = H / 840;
  const gy = H * (o.still ? 0.84 : 0.72);
  const bx = W * (o.still ? 0.68 : 0.6);
  let s = k.sky([mix(p[0], '#000000', 0.2), p[0], p[1], p[2]]) + k.glow(bx, H * 0.2, H * 0.7, p[3], 0.5);
  s += clouds(k, p);
  s += lightning(k, p, bolt(k, [bx, -10], [bx - W * 0.06, gy - H * 0.06], 4.6 * z + 1, 0));
  s += ridges(k, p, { gy, bx }) + squad(k, p, o, gy);
  return (
    s +
    rainfall(k) +
    k.rect(
      0,
      H * 0.74,
      W,
      H * 0.26,
      k.lin([
        [0, '#000000', 0],
        [1, '#000000', 0.7],
      ]),
    ) +
    k.vignette(0.45)
  );
}
