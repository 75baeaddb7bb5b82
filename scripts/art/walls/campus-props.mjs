import { fig } from '../figures/people.mjs';
import { f1 } from '../kit/markup.mjs';

const DARK = '#3a1c33';

/** Silhouette of the school with lit windows and its clock. */
export const school = (k, hz) => {
  const top = hz - 92;
  const body = `M-10 ${hz + 8}V${top + 18}H70V${top - 6}H96V${top - 44}L118 ${top - 62}L140 ${top - 44}V${top - 6}H166V${top + 18}H352V${top + 44}H404V${hz + 8}Z`;
  let s = k.path(
    body,
    k.lin([
      [0, '#5a2b48'],
      [1, '#4a2440'],
    ]),
  );
  let lit = '';
  let dim = '';
  for (let row = 0; row < 3; row++)
    for (let col = 0; col < 17; col++) {
      const x = 10 + col * 20;
      const pane = `M${x} ${top + 32 + row * 20}h10v11h-10z`;
      if (k.r() < 0.34) lit += pane;
      else dim += pane;
    }
  s += k.path(dim, '#7a3f56', 'opacity=".75"') + k.path(lit, '#ffd48a');
  s += k.disc(118, top - 28, 11, '#ffe3b0') + k.line(`M118 ${top - 28}v-7M118 ${top - 28}h5`, '#4a2440', 1.8);
  return s + k.line(`M118 ${top - 62}v-26`, '#4a2440', 2) + k.path(`M119 ${top - 88}l20 6-20 7z`, '#e2574a');
};

/** A row of plane trees at the right edge of the field. */
export const trees = (k, hz) => {
  const { r } = k;
  let crowns = '';
  let trunks = '';
  for (let i = 0; i < 9; i++) {
    const x = 682 + i * 17 + r() * 10;
    const h = 34 + i * 7 + r() * 14;
    trunks += `M${f1(x)} ${hz + 6}v${f1(-h * 0.6)}`;
    for (let j = 0; j < 12; j++)
      crowns += k.disc(
        x + (r() - 0.5) * h * 0.7,
        hz - h * (0.5 + r() * 0.6),
        h * (0.12 + r() * 0.12),
        '#4a2440',
      );
  }
  return `${k.line(trunks, '#4a2440', 4)}<g filter="${k.rough(0.06, 9, 3)}">${crowns}</g>`;
};

/** Field and running track, lit from the sun's side. */
export const track = (k, hz, sunX) => {
  const { W, H, r } = k;
  let s = k.rect(
    0,
    hz,
    W,
    H - hz,
    k.lin([
      [0, '#d9794e'],
      [0.1, '#9a4c48'],
      [0.3, '#6a3442'],
      [1, DARK],
    ]),
  );
  for (let i = 0; i < 5; i++) {
    const y = hz + 30 + i * i * 9 + i * 12;
    s += k.line(
      `M-20 ${y + 26}Q${W * 0.46} ${y - 22} ${W + 20} ${y + 12}`,
      '#ffd3a4',
      1 + i * 0.5,
      'opacity=".62"',
    );
  }
  let grass = '';
  for (let i = 0; i < 420; i++) {
    const t = r() ** 1.6;
    const h = 3 + t * 14;
    grass += `M${f1(r() * W)} ${f1(hz + 4 + t * 130)}q1 ${f1(-h * 0.6)} ${f1((r() - 0.4) * h * 0.6)} ${f1(-h)}`;
  }
  s += k.line(grass, '#ffbe86', 1, 'opacity=".3" stroke-linecap="round"');
  return s + k.glow(sunX, hz + 14, 240, '#ffc27a', 0.5);
};

// The same figure, moved slightly towards the sun, forms the light on its edge.
const friend = (name, x, y, h, flip) =>
  fig(name, x - 1.5, y - 0.5, h, '#ffdca6', flip) + fig(name, x, y, h, '#2a1322', flip);

/** Two friends from behind, with a bag; their shadows point towards the viewer. */
export const pair = (k, x, y, h) => {
  const near = x + h * 0.34;
  const cast = (from, wide) =>
    `<path d="M${f1(from - wide)} ${y}L${f1(from + 26)} ${y + 150}H${f1(from + 26 + wide * 3.4)}L${f1(from + wide)} ${y}Z" fill="#1d1018" opacity=".5" filter="${k.blur(4)}"/>`;
  const bag = `<g transform="translate(${f1(x)} ${y}) scale(${h / 100})"><path d="M-7-83C-7.500-78-7.500-74-7-70M7-83C7.500-78 7.500-74 7-70" fill="none" stroke="#8a4a5c" stroke-width="2"/><rect x="-8.500" y="-80" width="17" height="27" rx="6" fill="#6d3850"/><rect x="-6" y="-66" width="12" height="10" rx="2.500" fill="#54293f"/></g>`;
  return (
    cast(x, 14) + cast(near, 11) + friend('man', x, y, h, 1) + bag + friend('woman', near, y + 3, h * 0.92, 1)
  );
};
