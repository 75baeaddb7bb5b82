import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';
import { rings, traveller } from './orbit-rings.mjs';

const stars = (k, p) => {
  const { W, H, r } = k;
  let s = k.full(
    k.lin([
      [0, p[0]],
      [0.6, mix(p[0], p[1], 0.5)],
      [1, p[1]],
    ]),
  );
  let st = '';
  for (let i = 0; i < 420; i++) {
    const m = r() ** 6;
    st += k.disc(
      r() * W,
      r() * H * 0.75,
      0.35 + m * 1.7,
      m > 0.4 ? mix(p[3], '#ffffff', 0.7) : '#ffffff',
      `opacity="${f1(0.15 + r() * 0.75)}"`,
    );
  }
  s +=
    st +
    `<g transform="rotate(-32 ${W / 2} ${H * 0.3})" opacity=".5" filter="${k.rough(0.012, 70, 4)}"><ellipse cx="${W / 2}" cy="${H * 0.28}" rx="${W}" ry="${H * 0.07}" fill="${mix(p[1], p[2], 0.5)}" filter="${k.blur(30)}"/></g>`;
  return s;
};

const cityLights = (k, p, { cx, cy, R }) => {
  const { r } = k;
  let city = '';
  for (let c = 0; c < 16; c++) {
    const t = r();
    const ang = -Math.PI / 2 + (r() - 0.5) * 1.1;
    const rr = R * (0.93 - t * 0.3);
    const px = cx + Math.cos(ang) * rr;
    const py = cy + Math.sin(ang) * rr;
    for (let i = 0; i < 34; i++) {
      const d = r() ** 2 * 46;
      const b = r() * 6.28;
      city += k.disc(
        px + Math.cos(b) * d * 1.7,
        py + Math.sin(b) * d * 0.45,
        0.4 + r() * 1.1,
        mix(p[3], '#fff2cf', 0.5),
        `opacity="${f1(0.25 + r() * 0.6)}"`,
      );
    }
  }
  return city;
};

const planet = (k, p, ball) => {
  const { cx, cy, R } = ball;
  const disc =
    k.disc(
      cx,
      cy,
      R * 1.16,
      k.rad([
        [0.82, p[2], 0],
        [0.862, mix(p[2], '#ffffff', 0.25), 0.75],
        [0.885, p[2], 0.4],
        [1, p[2], 0],
      ]),
    ) +
    k.disc(
      cx,
      cy,
      R,
      k.rad([
        [0.84, mix(p[0], '#000000', 0.5)],
        [0.955, mix(p[1], p[0], 0.3)],
        [0.988, mix(p[2], p[1], 0.35)],
        [1, mix(p[2], '#ffffff', 0.5)],
      ]),
    );
  const cl = k.clip(`<circle cx="${cx}" cy="${cy}" r="${R * 0.985}"/>`);
  const city = cityLights(k, p, ball);
  return (
    disc +
    `<g clip-path="${cl}"><g opacity=".4" filter="${k.rough('0.006 .02', 80, 4)}"><ellipse cx="${cx}" cy="${cy - R * 0.86}" rx="${R * 0.6}" ry="14" fill="${p[2]}" filter="${k.blur(10)}"/><ellipse cx="${cx - R * 0.2}" cy="${cy - R * 0.78}" rx="${R * 0.5}" ry="18" fill="${p[2]}" filter="${k.blur(14)}"/></g>${city}</g>`
  );
};

// The sun rises over the planet's edge.
const sunrise = (k, p, { lx, ly, M }) => {
  const { W } = k;
  return (
    k.glow(lx, ly, M * 0.42, p[3], 0.85) +
    k.glow(lx, ly, M * 0.12, '#ffffff', 1) +
    `<ellipse cx="${f1(lx)}" cy="${f1(ly)}" rx="${f1(W * 0.62)}" ry="2.400" fill="${k.rad([
      [0, '#ffffff', 0.95],
      [1, p[3], 0],
    ])}"/><ellipse cx="${f1(lx)}" cy="${f1(ly)}" rx="2" ry="${f1(M * 0.16)}" fill="${k.rad([
      [0, '#ffffff', 0.8],
      [1, p[3], 0],
    ])}"/>`
  );
};

export function orbit(k, p, o) {
  const { W, H, r } = k;
  const M = Math.max(W, H);
  const R = M * (o.still ? 0.78 : 0.72);
  const cx = W * (o.still ? 0.62 : 0.5 + (r() - 0.5) * 0.3);
  const cy = H * (o.still ? 0.5 : 0.56) + R;
  const a = -Math.PI / 2 + (r() - 0.5) * 0.5;
  const lx = cx + Math.cos(a) * R;
  const ly = cy + Math.sin(a) * R;
  const dial = { ox: W * 0.5, oy: H * (o.still ? 0.4 : 0.34), q: Math.min(W, H) * 0.3 };
  const s = stars(k, p) + planet(k, p, { cx, cy, R }) + sunrise(k, p, { lx, ly, M });
  return s + rings(dial) + traveller(k, p, dial) + k.vignette(0.4);
}
