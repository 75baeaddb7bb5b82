import { fig } from '../figures/people.mjs';
import { fbm, noise1 } from '../kit/chance.mjs';
import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';
import { beam, lighthouse } from './sea-light.mjs';

const sky = (k, p, hz) => {
  const { W, H, r } = k;
  let s = k.sky([p[0], mix(p[0], p[1], 0.6), p[1], mix(p[1], p[2], 0.45)]);
  let st = '';
  for (let i = 0; i < 120; i++)
    st += k.disc(r() * W, r() * hz * 0.8, 0.4 + r() ** 4 * 1.2, '#fff', `opacity="${f1(r() * 0.6)}"`);
  s += st;
  for (let i = 0; i < 6; i++)
    s += `<ellipse cx="${f1(r() * W)}" cy="${f1(hz - H * (0.02 + r() * 0.3))}" rx="${f1(W * (0.3 + r() * 0.3))}" ry="${f1(10 + r() * 22)}" fill="${mix(p[0], p[2], 0.25 + r() * 0.25)}" opacity=".5" filter="${k.blur(34, 9)}"/>`;
  return s;
};

const cliff = (k, p, { hz, X }) => {
  const { W, H, r } = k;
  const n = noise1(r);
  let cl = `M${X(W + 10)} ${H * 0.86}V${f1(hz - H * 0.1)}`;
  for (let i = 0; i <= 40; i++) {
    const t = i / 40;
    const x = X(W * (1 - t * 0.56));
    const base = hz - H * 0.085 + t ** 2.4 * H * 0.19;
    cl += `L${f1(x)} ${f1(base - fbm(n, t * 9, 4) * H * 0.03)}`;
  }
  cl += `L${X(W * 0.36)} ${H * 0.86}Z`;
  const rock = mix(p[0], '#000000', 0.5);
  let s = k.path(
    cl,
    k.lin([
      [0, mix(rock, p[2], 0.16)],
      [0.5, rock],
    ]),
  );
  let cr = '';
  for (let i = 0; i < 90; i++) {
    const t = r() * 0.5;
    const x = X(W * (1 - t));
    const y = hz - H * 0.06 + t ** 2 * H * 0.5 + r() * H * 0.09;
    cr += `M${f1(x)} ${f1(y)}l${f1((r() - 0.5) * 8)} ${f1(8 + r() * 22)}`;
  }
  s += k.line(cr, mix(p[2], p[3], 0.3), 1, 'opacity=".16"');
  return s;
};

const boat = (k, p, { z, X }, y) => {
  const bx = X(k.W * 0.26);
  return (
    `<g transform="translate(${f1(bx)} ${f1(y - 8 * z)}) scale(${z}) rotate(-5)"><path d="M-36-6C-26 9 26 9 38-8Z" fill="#05070a"/></g>` +
    fig('man', bx, y - 12 * z, 44 * z, '#05070a') +
    k.glow(bx + 16 * z, y - 22 * z, 30 * z, p[3], 0.9) +
    k.disc(bx + 16 * z, y - 22 * z, 2.4 * z, '#fff4d6')
  );
};

const swell = (k, p, bay, L) => {
  const { W, H, r } = k;
  const { hz } = bay;
  const t = L / 8;
  const y = hz + H * 0.02 + t ** 1.5 * (H - hz) * 0.95;
  const pts = [];
  const n2 = noise1(r);
  const amp = 3 + t * 30;
  for (let x = -10; x <= W + 10; x += 6) {
    const v = fbm(n2, (x / W) * (9 - t * 5) + L * 31, 3);
    pts.push([x, y - amp * (1 - Math.abs(2 * v - 1)) ** 1.6]);
  }
  const c = mix(mix(p[1], p[2], 0.35), mix(p[0], '#000000', 0.35), 0.2 + t * 0.75);
  const wave =
    k.path(
      k.close(pts),
      k.lin([
        [0, mix(c, p[2], 0.3)],
        [0.2, c],
        [1, mix(c, '#000000', 0.4)],
      ]),
      'opacity=".92"',
    ) +
    k.line(
      k.open(pts),
      mix(p[2], '#ffffff', 0.5),
      0.7 + t,
      `opacity="${f1(0.3 - t * 0.1)}" stroke-dasharray="${4 + t * 30} ${8 + t * 40} ${2 + t * 9} ${16 + t * 20}"`,
    );
  return L === 4 ? wave + boat(k, p, bay, y) : wave;
};

export function sea(k, p, o) {
  const { W, H, r } = k;
  const hz = H * (o.still ? 0.56 : 0.54);
  const q = r() < 0.5 ? 1 : -1;
  const X = (v) => (q > 0 ? v : W - v);
  const z = H / 840;
  const lx = X(W * (o.still ? 0.76 : 0.74));
  const top = hz - H * 0.235;
  const bay = { hz, q, X, z, lx, top };
  let s = sky(k, p, hz);
  const dir = q > 0 ? Math.PI : 0;
  const tilt = (q > 0 ? 1 : -1) * 0.2;
  s +=
    beam(k, p, bay, dir + tilt, 0.1, 0.95) +
    beam(k, p, bay, dir + tilt, 0.035, 0.8) +
    beam(k, p, bay, dir + Math.PI + tilt * 0.6, 0.1, 0.4);
  s +=
    k.rect(
      0,
      hz,
      W,
      H - hz,
      k.lin([
        [0, mix(p[1], p[2], 0.5)],
        [0.3, mix(p[1], p[0], 0.4)],
        [1, mix(p[0], '#000000', 0.45)],
      ]),
    ) + k.mist(hz - H * 0.05, H * 0.08, mix(p[2], p[3], 0.2), 0.45);
  s += cliff(k, p, bay) + lighthouse(k, p, bay);
  for (let L = 0; L < 9; L++) s += swell(k, p, bay, L);
  return s + k.vignette(0.5);
}
