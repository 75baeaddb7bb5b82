// The eight levels: material, cut, and number of blades.
import { mirrored } from './facets.mjs';

export const METALS = {
  bronze: ['#54301a', '#7d4a26', '#b57b4c', '#dbab7c', '#f6dcc0'],
  silver: ['#565e68', '#7e8894', '#b3bcc6', '#dee3e9', '#ffffff'],
  gold: ['#7a5016', '#a8732a', '#d5a24a', '#f0cf86', '#fef1cd'],
  platinum: ['#4c5d6c', '#627687', '#92a8b9', '#c4d4e0', '#f4fafd'],
  steel: ['#5c5e6e', '#8f90a2', '#b2b3c1', '#d9d8e2', '#fcfcfd'],
};

const STONES = {
  jade: ['#04352a', '#064735', '#0c6d53', '#2da482', '#7fdcbc'],
  sapphire: ['#081c55', '#0c2a73', '#1847a9', '#4b83e4', '#a9c8ff'],
  ruby: ['#43081a', '#5d0b20', '#8f1732', '#cf4660', '#ffb4b0'],
  opal: ['#0f0e15', '#1b1a24', '#2a2935', '#4a4858', '#77748a'],
};

const BLADE = {
  one: [
    [31, -12],
    [47, -20],
    [44, -3],
    [30, 12],
    [31.5, 0],
  ],
  high: [
    [33, -17],
    [51, -25],
    [48, -9],
    [34, 6],
    [34.5, -5.5],
  ],
  low: [
    [32, 1],
    [47, -3],
    [43, 10],
    [30, 17],
    [32, 9],
  ],
  top: [
    [33, -29],
    [52, -41],
    [50, -29],
    [35, -19],
    [35, -24],
  ],
};
/** Points of the crown as left base, tip, right base. */
const CROWN = { one: [[-12, -38, 0, -52, 12, -38]] };
CROWN.full = [
  [-28, -33, -22, -48, -13, -38],
  [13, -38, 22, -48, 28, -33],
  [-9, -40, 0, -57, 9, -40],
];

const level = (metal, half, more = {}) => ({
  metal,
  outline: mirrored(half),
  cut: 'plate',
  ...more,
});
const gem = (stone, cut, blades, more) => ({ stone: STONES[stone], cut, blades, ...more });

/** Outlines are given by their right half, from the top to the bottom point. */
export const LEVELS = [
  level('bronze', [
    [33.6, -34.7],
    [33.6, 3.4],
    [0, 40.3],
  ]),
  level('silver', [
    [0, -43.7],
    [35.8, -24.6],
    [35.8, 12.3],
    [0, 42.6],
  ]),
  level('gold', [
    [0, -30.2],
    [16.8, -42.6],
    [38.1, -29.1],
    [34.7, 9],
    [0, 42.6],
  ]),
  level(
    'platinum',
    [
      [18, -39.2],
      [36, -21.2],
      [33.9, 8.5],
      [0, 40.3],
    ],
    { blades: [BLADE.one] },
  ),
  level(
    'gold',
    [
      [19.1, -40.3],
      [35, -24.4],
      [35, 10.6],
      [18, 28.6],
      [0, 40.3],
    ],
    gem('jade', 'step', [BLADE.one], { numeral: 0.72 }),
  ),
  level(
    'silver',
    [
      [0, -40],
      [20, -31],
      [34, -10],
      [28, 14],
      [0, 39],
    ],
    gem('sapphire', 'brilliant', [BLADE.high, BLADE.low], { numeral: 0.8, spark: [22, -27, 6] }),
  ),
  level(
    'gold',
    [
      [12, -36],
      [29, -25],
      [36, -4],
      [24, 20],
      [0, 39],
    ],
    gem('ruby', 'brilliant', [BLADE.high, BLADE.low], {
      numeral: 0.8,
      spark: [23, -22, 6.5],
      crown: CROWN.one,
    }),
  ),
  level(
    'steel',
    [
      [0, -39.2],
      [17.6, -33.3],
      [31.4, -18.6],
      [35.3, 0],
      [26.5, 19.6],
      [0, 39.2],
    ],
    gem('opal', 'brilliant', [BLADE.top, BLADE.high, BLADE.low], {
      numeral: 0.8,
      spark: [24, -26, 8],
      crown: CROWN.full,
      prism: true,
    }),
  ),
];
