import { fig } from '../figures/people.mjs';
import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';

const COUNT = 8;

const opening = (k, o, { vx, vy, arch }, i) => {
  const { W, H } = k;
  const q = 1 / (1 + i * 0.42);
  const w = W * 1.12 * q * (o.still ? 0.62 : 0.86);
  const h = H * 1.16 * q * 0.8;
  const x = vx - w / 2;
  const yb = vy + H * 0.43 * q;
  const yt = yb - h;
  const door = arch
    ? `M${f1(x)} ${f1(yb)}V${f1(yt + w * 0.5)}A${f1(w / 2)} ${f1(w / 2)} 0 0 1 ${f1(x + w)} ${f1(yt + w * 0.5)}V${f1(yb)}Z`
    : `M${f1(x)} ${f1(yb)}V${f1(yt)}H${f1(x + w)}V${f1(yb)}Z`;
  return { w, h, x, yb, door };
};

const room = (k, p, o, hall, i) => {
  const { x, w, yb, door } = opening(k, o, hall, i);
  const t = i / (COUNT - 1);
  const c = mix(mix(p[0], '#000000', 0.35), mix(p[1], p[2], t * 0.6), t ** 1.25);
  const wall =
    k.path(
      door,
      k.lin([
        [0, mix(c, '#000000', 0.5)],
        [0.6, c],
        [1, mix(c, p[2], 0.25)],
      ]),
    ) + k.line(door.replace('Z', ''), mix(c, p[2], 0.34 + t * 0.2), 1.6 + (1 - t) * 3, 'opacity=".8"');
  if (i === COUNT - 1) return wall;
  const next = opening(k, o, hall, i + 1);
  return (
    wall +
    k.path(
      `M${f1(x)} ${f1(yb)}L${f1(hall.vx - next.w / 2)} ${f1(next.yb)}H${f1(hall.vx + next.w / 2)}L${f1(x + w)} ${f1(yb)}Z`,
      k.lin([
        [0, mix(mix(c, p[2], 0.5), p[3], t * 0.4)],
        [1, mix(c, '#000000', 0.2)],
      ]),
    )
  );
};

const lightBeyond = (k, p, { vx, arch }, { w, h, yb }) => {
  const { W, H } = k;
  let s = arch
    ? k.path(
        `M${f1(vx - w / 2)} ${f1(yb)}V${f1(yb - h + w / 2)}A${f1(w / 2)} ${f1(w / 2)} 0 0 1 ${f1(vx + w / 2)} ${f1(yb - h + w / 2)}V${f1(yb)}Z`,
        mix(p[3], '#ffffff', 0.5),
      )
    : k.rect(vx - w / 2, yb - h, w, h, mix(p[3], '#ffffff', 0.5));
  s += k.glow(vx, yb - h * 0.4, H * 0.42, p[3], 0.75) + k.glow(vx, yb - h * 0.4, H * 0.16, '#ffffff', 0.7);
  s += k.path(
    `M${f1(vx - w * 0.5)} ${f1(yb)}L${f1(vx - W * 0.5)} ${H * 1.02}H${f1(vx + W * 0.5)}L${f1(vx + w * 0.5)} ${f1(yb)}Z`,
    k.lin([
      [0, mix(p[3], '#ffffff', 0.3), 0.75],
      [0.5, p[2], 0.22],
      [1, p[2], 0],
    ]),
    `filter="${k.blur(5)}" style="mix-blend-mode:screen"`,
  );
  return s;
};

const comer = (k, o, { vx }, yb) => {
  const { H, r } = k;
  const fy = yb + H * 0.052;
  const fh = H * (o.still ? 0.25 : 0.2);
  return (
    k.path(
      `M${f1(vx - fh * 0.09)} ${f1(fy)}L${f1(vx - fh * 0.6)} ${f1(H * 0.98)}H${f1(vx + fh * 0.6)}L${f1(vx + fh * 0.09)} ${f1(fy)}Z`,
      k.lin([
        [0, '#000000', 0.85],
        [1, '#000000', 0.15],
      ]),
      `filter="${k.blur(3.5)}"`,
    ) + fig(r() < 0.6 ? 'man' : 'woman', vx, fy, fh, '#050403')
  );
};

export function doors(k, p, o) {
  const { W, H, r } = k;
  const vx = W * (0.5 + (r() - 0.5) * 0.08);
  const vy = H * 0.47;
  const arch = r() < 0.5;
  const hall = { vx, vy, arch };
  let s = k.full(mix(p[0], '#000000', 0.4));
  for (let i = 0; i < COUNT; i++) s += room(k, p, o, hall, i);
  const last = opening(k, o, hall, COUNT - 1);
  s += lightBeyond(k, p, hall, last) + comer(k, o, hall, last.yb);
  return (
    s +
    k.rect(
      0,
      H * 0.72,
      W,
      H * 0.28,
      k.lin([
        [0, '#000000', 0],
        [1, '#000000', 0.72],
      ]),
    ) +
    k.vignette(0.5)
  );
}
