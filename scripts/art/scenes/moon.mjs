import { fig } from '../figures/people.mjs';
import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';
import { plum } from './moon-plum.mjs';

const sky = (k, p, { mx, my, R }) => {
  const { W, H, r } = k;
  let s =
    k.sky([p[0], mix(p[0], p[1], 0.7), p[1], mix(p[1], p[2], 0.7)]) + k.glow(mx, my, R * 2.3, p[3], 0.6);
  let st = '';
  for (let i = 0; i < 90; i++)
    st += k.disc(r() * W, r() * H * 0.5, 0.4 + r() ** 4 * 1.3, '#fff', `opacity="${f1(r() * 0.7)}"`);
  s +=
    st +
    k.disc(
      mx,
      my,
      R,
      k.rad(
        [
          [0, mix(p[3], '#ffffff', 0.75)],
          [0.8, mix(p[3], '#ffffff', 0.4)],
          [1, p[3]],
        ],
        0.42,
        0.38,
        0.62,
      ),
    );
  s +=
    `<g clip-path="${k.clip(`<circle cx="${mx}" cy="${my}" r="${R}"/>`)}" opacity=".16"><g filter="${k.rough(0.02, 70, 5)}"><g filter="${k.blur(16)}">` +
    [0, 1, 2, 3, 4, 5]
      .map(() =>
        k.disc(
          mx + (r() - 0.5) * R * 1.4,
          my + (r() - 0.5) * R * 1.4,
          R * (0.12 + r() * 0.24),
          mix(p[2], p[1], 0.5),
        ),
      )
      .join('') +
    '</g></g></g>';
  return s;
};

// Peaks above a sea of clouds.
const peaks = (k, p, mx) => {
  const { W, H, r } = k;
  let s = '';
  for (let L = 0; L < 4; L++) {
    const t = L / 3;
    const y = H * (0.66 + t * 0.1);
    const pts = k.ridge(y, H * (0.3 - t * 0.06), 2.6 + t, 0.85, 7, 3);
    for (const q of pts) q[1] += H * 0.13 * Math.exp(-(((q[0] - mx) / (W * 0.26)) ** 2));
    s +=
      k.path(
        k.close(pts),
        k.lin([
          [0, mix(mix(p[2], p[3], 0.1), p[4], 0.25 + t * 0.6)],
          [0.55, mix(p[2], p[1], 0.4)],
          [0.8, mix(p[2], p[3], 0.2)],
        ]),
      ) +
      k.mist(y - H * 0.06, H * 0.22, mix(p[2], p[3], 0.3), 0.62) +
      `<g opacity=".55" filter="${k.rough(0.016, 46, 4)}"><ellipse cx="${f1(r() * W)}" cy="${f1(y + H * 0.03)}" rx="${f1(W * 0.5)}" ry="${f1(H * 0.025)}" fill="${mix(p[2], '#ffffff', 0.35)}" filter="${k.blur(12)}"/></g>`;
  }
  return s;
};

// A rooftop with a raised eave and its bell.
const rooftop = (k, p, { ey, c }) => {
  const { W, H } = k;
  const ex = W * 0.17;
  let s = k.path(
    `M${W + 10} ${H}V${ey - H * 0.02}H${W * 0.44}C${W * 0.34} ${ey - H * 0.012} ${W * 0.25} ${ey - H * 0.02} ${ex} ${ey - H * 0.075}C${W * 0.2} ${ey + H * 0.01} ${W * 0.27} ${ey + H * 0.045} ${W * 0.36} ${ey + H * 0.06}L${W * 0.33} ${H}Z`,
    k.lin([
      [0, c],
      [1, '#040507'],
    ]),
  );
  let tl = '';
  for (let i = 0; i < 20; i++) {
    const x = W * (0.38 + i * 0.034);
    tl += `M${f1(x)} ${f1(ey - H * 0.018)}q${f1(-W * 0.02)} ${f1(H * 0.05)} ${f1(-W * 0.05)} ${f1(H * 0.09)}`;
  }
  s +=
    k.line(tl, mix(c, p[3], 0.28), 1.2, 'opacity=".5"') +
    k.line(
      `M${W + 10} ${ey - H * 0.02}H${W * 0.44}C${W * 0.34} ${ey - H * 0.012} ${W * 0.25} ${ey - H * 0.02} ${ex} ${ey - H * 0.075}`,
      mix(p[3], '#ffffff', 0.2),
      1.4,
      'opacity=".7"',
    );
  const bz = H / 840;
  s +=
    k.line(`M${ex + 5} ${ey - H * 0.066}v${26 * bz}`, c, 1.2) +
    k.path(`M${ex - 2 * bz} ${ey - H * 0.066 + 26 * bz}h${14 * bz}l2 ${13 * bz}h${-18 * bz}z`, c);
  return s;
};

const petals = (k, p) => {
  const { W, H, r } = k;
  const bz = H / 840;
  let pet = '';
  for (let i = 0; i < 16; i++)
    pet += `<ellipse cx="${f1(r() * W)}" cy="${f1(H * (0.15 + r() * 0.6))}" rx="${f1(3.2 * bz)}" ry="${f1(1.7 * bz)}" transform="rotate(${(r() * 180) | 0} ${f1(W / 2)} ${f1(H / 2)})" fill="${p[5] || '#d8483e'}" opacity="${f1(0.4 + r() * 0.5)}"/>`;
  return pet;
};

export function moon(k, p, o) {
  const { W, H, r } = k;
  const mx = W * (o.still ? 0.5 : 0.58 + r() * 0.05);
  const my = H * (o.still ? 0.42 : 0.37);
  const R = Math.min(W, H) * (o.still ? 0.34 : 0.32);
  const eave = { ey: H * (o.still ? 0.86 : 0.735), c: mix(p[4], '#000000', 0.6) };
  let s = sky(k, p, { mx, my, R }) + peaks(k, p, mx) + rooftop(k, p, eave);
  s += fig(
    o.who || (r() < 0.5 ? 'lady' : 'robe'),
    mx + W * 0.03,
    eave.ey - H * 0.018,
    H * (o.still ? 0.3 : 0.2),
    eave.c,
    r() < 0.5 ? 1 : -1,
  );
  s += plum(k, p) + petals(k, p);
  return (
    s +
    k.rect(
      0,
      H * 0.72,
      W,
      H * 0.28,
      k.lin([
        [0, '#000000', 0],
        [0.6, mix(p[4], '#000000', 0.8), 0.92],
        [1, mix(p[4], '#000000', 0.85)],
      ]),
    ) +
    k.vignette(0.4)
  );
}
