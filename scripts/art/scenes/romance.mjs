import { HAIR_F, HAIR_M, PROFILE_F, PROFILE_M, RIM_F, RIM_M } from '../figures/profiles.mjs';
import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';

const city = (k, p, seedCol, hz) => {
  const { W, H, r } = k;
  let d = `M0 ${H}V${hz}`;
  let x = 0;
  while (x < W) {
    const w = 9 + r() * 22;
    d += `V${f1(hz - 8 - r() ** 2 * H * 0.09)}h${f1(w)}`;
    x += w;
  }
  return (
    k.path(`${d}V${H}Z`, mix(seedCol, p[3], 0.55)) +
    k.rect(
      0,
      hz - 2,
      W,
      H,
      k.lin([
        [0, mix(p[4], seedCol, 0.3), 0.4],
        [1, p[3]],
      ]),
    )
  );
};

const hills = (k, p, seedCol, hz) => {
  const { H } = k;
  let g = '';
  for (let L = 0; L < 4; L++) {
    const pts = k.ridge(hz + L * H * 0.045, H * (0.13 - L * 0.012), 3 + L, 0.5);
    g += k.path(
      k.close(pts),
      k.lin([
        [0, mix(mix(p[4], seedCol, 0.55), p[3], 0.16 + L * 0.22)],
        [0.7, mix(p[4], p[3], 0.3 + L * 0.2)],
      ]),
    );
  }
  return g;
};

const inner = (k, p, seedCol, inTown) => {
  const { W, H } = k;
  let g = k.full(
    k.lin([
      [0, mix(seedCol, p[3], 0.25)],
      [0.3, seedCol],
      [0.62, mix(seedCol, p[4], 0.7)],
      [0.8, mix(p[4], '#ffffff', 0.25)],
    ]),
  );
  const hz = H * 0.71;
  const sx = W * (inTown ? 0.7 : 0.27);
  g += k.glow(sx, hz - H * 0.08, W * 0.3, p[4], 0.7);
  g += (inTown ? city : hills)(k, p, seedCol, hz);
  return (
    g +
    k.rect(
      0,
      hz,
      W,
      H - hz,
      k.lin([
        [0, p[3], 0],
        [1, p[3], 0.9],
      ]),
    )
  );
};

// Rim light on the faces.
const rims = (p, left, right) =>
  `<g fill="none" stroke="${mix(p[4], '#ffffff', 0.5)}" stroke-width="0.6" opacity=".75"><path transform="${left}" d="${RIM_F}"/><path transform="${left}" d="M64.500 47.500C67 48 70 47.300 72.500 45.500" stroke="${p[3]}" stroke-width="1"/><path transform="${right}" d="M63.500 48C66 48.600 69.500 48 72 46.500" stroke="${p[3]}" stroke-width="1"/><path transform="${right}" d="${RIM_M}"/></g>`;

export function romance(k, p) {
  const { W, H } = k;
  const z = Math.min(W / 600, H / 760);
  const y = H * 0.17;
  let s =
    k.full(
      k.lin([
        [0, p[0]],
        [0.7, p[1]],
        [1, mix(p[1], p[2], 0.3)],
      ]),
    ) + k.glow(W / 2, H * 0.36, W * 0.55, p[4], 0.55);
  const sc = 3.35 * z;
  const left = `translate(${f1(W * 0.5 - 82.5 * sc)} ${f1(y + 20 * z)}) scale(${sc})`;
  const right = `translate(${f1(W * 0.5 + 87.5 * sc)} ${f1(y - 16 * z)}) scale(${-sc * 1.04} ${sc * 1.04})`;
  const m = `<g transform="${right}"><path d="${PROFILE_M}"/><path d="${HAIR_M}"/></g>`;
  const w = `<g transform="${left}"><path d="${PROFILE_F}"/><path d="${HAIR_F}"/></g>`;
  const cm = k.clip(
    `<path transform="${right}" d="${PROFILE_M}"/><path transform="${right}" d="${HAIR_M}"/>`,
  );
  const cw = k.clip(`<path transform="${left}" d="${PROFILE_F}"/><path transform="${left}" d="${HAIR_F}"/>`);
  s +=
    k.birds(W * 0.5, H * 0.13, 5, mix(p[2], p[3], 0.4), z * 0.9) +
    `<g filter="${k.blur(18)}" opacity=".35" fill="${p[3]}">${m}${w}</g>`;
  s += `<g clip-path="${cm}">${inner(k, p, p[2], true)}<path transform="${right}" d="${HAIR_M}" fill="${p[3]}" opacity=".55"/></g>`;
  s += `<g clip-path="${cw}">${inner(k, p, mix(p[2], p[1], 0.25), false)}<path transform="${left}" d="${HAIR_F}" fill="${p[3]}" opacity=".5"/></g>`;
  s += rims(p, left, right);
  return (
    s +
    k.rect(
      0,
      H * 0.46,
      W,
      H * 0.54,
      k.lin([
        [0, p[3], 0],
        [0.42, mix(p[3], p[2], 0.4), 0.72],
        [0.7, p[3], 0.96],
        [1, p[3]],
      ]),
    ) +
    k.vignette(0.25, p[3])
  );
}
