import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';
import { car, poles } from './road-props.mjs';

const sky = (k, p, { hz, vx }) => {
  const { W, H, r } = k;
  let s = k.sky([p[0], p[1], mix(p[1], p[2], 0.6), p[2]]);
  s += k.glow(vx, hz, W * 0.75, p[3], 0.7);
  for (let i = 0; i < 11; i++) {
    const y = hz - H * (0.04 + r() ** 1.4 * 0.46);
    const w = W * (0.3 + r() * 0.8);
    s += `<ellipse cx="${f1(r() * W)}" cy="${f1(y)}" rx="${f1(w / 2)}" ry="${f1(3 + r() * 12)}" fill="${r() < 0.5 ? mix(p[2], p[3], 0.5) : mix(p[0], p[1], 0.5)}" opacity="${f1(0.18 + r() * 0.3)}" filter="${k.blur(26, 4)}"/>`;
  }
  for (let L = 0; L < 4; L++) {
    const pts = k.ridge(hz + 4, H * (0.17 - L * 0.04), 2.4 + L * 1.6, 0.7, 6, 3);
    s += k.path(
      k.close(pts, hz + 6),
      k.lin([
        [0, mix(mix(p[2], p[3], 0.25), p[4], 0.22 + L * 0.2)],
        [1, mix(p[2], p[3], 0.4)],
      ]),
    );
  }
  return s;
};

const plain = (k, p, { hz }) => {
  const { W, H, r } = k;
  const ground =
    k.rect(
      0,
      hz,
      W,
      H - hz,
      k.lin([
        [0, mix(p[2], p[4], 0.45)],
        [0.25, mix(p[4], p[2], 0.2)],
        [1, mix(p[4], '#000000', 0.55)],
      ]),
    ) + k.mist(hz - H * 0.04, H * 0.09, mix(p[3], p[2], 0.3), 0.7);
  let scrub = '';
  for (let i = 0; i < 420; i++) {
    const t = r() ** 2;
    const y = hz + 8 + t * (H - hz);
    const x = r() * W;
    const w = 2 + t * 26;
    scrub += `M${f1(x)} ${f1(y)}q${f1(w / 2)} ${f1(-w * 0.3)} ${f1(w)} 0z`;
  }
  return ground + k.path(scrub, mix(p[4], '#000000', 0.55), 'opacity=".55"');
};

const lane = (k, p, { hz, vx, bx }) => {
  const { W, H } = k;
  const bw = W * 0.62;
  let s = k.path(
    `M${vx - 2} ${hz}h4L${bx + bw} ${H + 5}H${bx - bw}Z`,
    k.lin([
      [0, mix(p[3], p[4], 0.35)],
      [0.12, mix(p[4], '#20242a', 0.5)],
      [1, '#0c0e11'],
    ]),
  );
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) ** 2.1;
    const b = ((i + 0.5) / 9) ** 2.1;
    const y0 = hz + 6 + a * (H - hz);
    const y1 = hz + 6 + b * (H - hz);
    const X = (y, q) => vx + ((y - hz) / (H - hz)) * (bx - vx) + q * (0.6 + ((y - hz) / (H - hz)) * 7);
    s += k.path(
      `M${f1(X(y0, -1))} ${f1(y0)}L${f1(X(y0, 1))} ${f1(y0)}L${f1(X(y1, 1))} ${f1(y1)}L${f1(X(y1, -1))} ${f1(y1)}Z`,
      mix(p[3], '#ffffff', 0.3),
      'opacity=".6"',
    );
  }
  return s;
};

export function road(k, p, o) {
  const { W, H, r } = k;
  const hz = H * (o.still ? 0.58 : 0.6);
  const vx = W * (0.42 + r() * 0.18);
  const way = { hz, vx, bx: W * 0.5 + (W * 0.5 - vx) * 0.3 };
  const s = sky(k, p, way) + plain(k, p, way) + lane(k, p, way) + poles(k, p, way) + car(k, p, o, way);
  return (
    s +
    k.rect(
      0,
      H * 0.75,
      W,
      H * 0.25,
      k.lin([
        [0, '#000000', 0],
        [1, '#000000', 0.6],
      ]),
    ) +
    k.vignette(0.4)
  );
}
