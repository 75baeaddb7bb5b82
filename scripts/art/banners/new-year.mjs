import { f1 } from '../kit/markup.mjs';
import { banner } from './parts.mjs';

const GATE = [548, 284, 196];

/** Cracked ice: cells of a distorted grid, joined at random. */
const crackedIce = (k) => {
  const step = 50;
  const spots = Array.from({ length: 10 }, (_, row) =>
    Array.from({ length: 10 }, (_, column) => [
      320 + column * step + (k.r() - 0.5) * 30,
      60 + row * step + (k.r() - 0.5) * 30,
    ]),
  );
  let d = '';
  const join = (a, b) => {
    if (b && k.r() < 0.74) d += `M${f1(a[0])} ${f1(a[1])}L${f1(b[0])} ${f1(b[1])}`;
  };
  for (const [row, line] of spots.entries())
    for (const [column, spot] of line.entries()) {
      join(spot, line[column + 1]);
      join(spot, spots[row + 1]?.[column]);
    }
  return k.line(d, '#b98a4a', 3, 'opacity=".5"');
};

const blossom = (x, y, s, turn) =>
  `<g transform="translate(${f1(x)} ${f1(y)}) rotate(${f1(turn)}) scale(${f1(s * 10) / 10})">${[
    0, 72, 144, 216, 288,
  ]
    .map(
      (at) =>
        `<circle cx="0" cy="-9" r="8.500" transform="rotate(${at})" fill="${at % 144 ? '#d8342c' : '#b8201f'}"/>`,
    )
    .join('')}<circle r="4.500" fill="#ffe2a0"/></g>`;

const BRANCH =
  'M790 90C700 150 640 150 580 210S500 330 440 350M640 162C620 120 600 100 560 92M560 232C540 290 560 330 600 356M690 140C690 190 716 220 730 262';
const BUDS = [
  [584, 208, 1.5],
  [548, 96, 1.2],
  [602, 358, 1.3],
  [446, 346, 1.2],
  [640, 160, 1.1],
  [732, 264, 1.4],
  [502, 296, 0.9],
  [700, 176, 0.8],
  [566, 280, 1],
  [602, 116, 0.8],
];

const lantern = (k, x, y, s) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0-120V-40" stroke="#e9bd74" stroke-width="2"/>${k.rect(-16, -44, 32, 9, '#e9bd74', 'rx="3"')}<ellipse cx="0" cy="0" rx="46" ry="38" fill="${k.lin(
    [
      [0, '#ff7a52'],
      [0.5, '#dd2f26'],
      [1, '#8f1214'],
    ],
    0,
    0,
    1,
    0.3,
  )}"/><path d="M-22-33C-34-12-34 12-22 33M0-38V38M22-33C34-12 34 12 22 33" fill="none" stroke="#ffcf8a" stroke-opacity=".55" stroke-width="2"/>${k.rect(-16, 35, 32, 9, '#e9bd74', 'rx="3"')}<path d="M-8 44V76M0 44V86M8 44V76" stroke="#e9bd74" stroke-width="2.500"/></g>`;

/** A moon gate with cracked-ice lattice, plum branches in front, lanterns above. */
export const newYear = () =>
  banner('new-year', '#8a0f12', (k) => {
    const [x, y, R] = GATE;
    const moon = k.rad([
      [0, '#fff3cf'],
      [0.7, '#f6d592'],
      [1, '#dfa75a'],
    ]);
    const inside = k.clip(`<circle cx="${x}" cy="${y}" r="${R}"/>`);
    return [
      k.sky(['#a8181a', '#c0211e', '#8a0f12']),
      k.glow(x, y, 340, '#ffb46a', 0.5),
      k.disc(x, y, R + 24, 'none', 'stroke="#e9bd74" stroke-width="2"'),
      k.disc(x, y, R + 12, 'none', 'stroke="#e9bd74" stroke-width="7"'),
      k.disc(x, y, R, moon),
      `<g clip-path="${inside}">${crackedIce(k)}${k.path('M330 480C400 400 470 420 530 400S680 380 780 440V520H330Z', '#d9a258', 'opacity=".55"')}${k.path('M330 500C420 440 520 470 600 440S720 440 780 470V520H330Z', '#b87a3a', 'opacity=".55"')}</g>`,
      k.line(BRANCH, '#3a1512', 9, `stroke-linecap="round" filter="${k.rough(0.03, 8, 3)}"`),
      ...BUDS.map(([bx, by, s]) => blossom(bx, by, s, k.r() * 72)),
      lantern(k, 372, 96, 0.9),
      lantern(k, 452, 46, 0.62),
    ].join('');
  });
