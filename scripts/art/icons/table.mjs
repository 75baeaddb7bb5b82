const felt = (k, near, far) =>
  k.full(
    k.rad(
      [
        [0, near],
        [1, far],
      ],
      0.42,
      0.36,
      0.8,
    ),
  );

const shade = (k, left, right) =>
  k.lin(
    [
      [0, left],
      [1, right],
    ],
    0,
    0,
    1,
    0.2,
  );

/**
 * A die with edges of length s from above; `faces` lists the pips of top, left and right as fractions of a
 * face.
 */
const die = (k, x, y, s, faces, turn) => {
  const [w, h] = [s * 0.87, s * 0.5];
  const sides = [
    { at: [0, -s], u: [w, h], v: [-w, h], fill: '#fffaf0' },
    { at: [-w, -h], u: [w, h], v: [0, s], fill: '#e2d3c4' },
    { at: [0, 0], u: [w, -h], v: [0, s], fill: '#b39c92' },
  ];
  const drawn = sides.map(({ at: [ax, ay], u, v, fill }, n) => {
    const face = `M${ax} ${ay}l${u[0]} ${u[1]}l${v[0]} ${v[1]}l${-u[0]} ${-u[1]}z`;
    const pips = faces[n].map(([a, b]) => {
      const m = `matrix(${u[0] / s} ${u[1] / s} ${v[0] / s} ${v[1] / s} ${ax + u[0] * a + v[0] * b} ${ay + u[1] * a + v[1] * b})`;
      return `<circle r="${s * 0.1}" transform="${m}" fill="${n === 0 ? '#c9352a' : '#3a2436'}"/>`;
    });
    return k.path(face, fill, `stroke="${fill}" stroke-width="5" stroke-linejoin="round"`) + pips.join('');
  });
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${drawn.join('')}</g>`;
};
const ONE = [[0.5, 0.5]];
const TWO = [
  [0.27, 0.27],
  [0.73, 0.73],
];
const THREE = [...ONE, ...TWO];
const FIVE = [...THREE, [0.27, 0.73], [0.73, 0.27]];

const SPADE = 'M0-20C8-8 20-4 20 8 20 18 8 20 3 12L7 22H-7L-3 12C-8 20-20 18-20 8-20-4-8-8 0-20Z';
const HEART = 'M0 20C-8 8-20 2-20-9-20-19-6-22 0-10 6-22 20-19 20-9 20 2 8 8 0 20Z';
const DIAMOND = 'M0-22L16 0 0 22-16 0Z';
const playingCard = (k, turn, suit, colour) =>
  `<g transform="rotate(${turn} 100 190)">${k.rect(66, 44, 68, 100, '#000000', 'rx="9" opacity=".28" transform="translate(3 5)"')}${k.rect(66, 44, 68, 100, '#fdf8ec', 'rx="9" stroke="#c9b48c" stroke-width="1.500"')}<path transform="translate(100 96)" d="${suit}" fill="${colour}"/><path transform="translate(79 61) scale(.36)" d="${suit}" fill="${colour}"/></g>`;

export const table = {
  chess: (k) =>
    felt(k, '#2f6a6a', '#0a2024') +
    k.glow(76, 60, 110, '#bff0dc', 0.35) +
    k.path('M0 168L40 150H160L200 168V200H0Z', '#12343a') +
    k.path(
      'M20 159L40 150H70L56 159ZM100 150H130L140 159H100ZM56 159H100V168H40ZM140 159H180L200 168H154Z',
      '#2a5a5c',
    ) +
    k.disc(108, 172, 52, '#000000', 'opacity=".25" transform="translate(0 138) scale(1 .2)"') +
    k.path(
      'M66 156C66 128 84 116 86 102L68 112C58 116 50 108 52 98 58 78 66 62 78 52L84 34 94 46C122 54 132 82 132 112 132 130 138 140 138 156Z',
      shade(k, '#fff6e2', '#b8975e'),
    ) +
    k.path(
      'M94 46C122 54 132 82 132 112 132 130 138 140 138 156H116C122 124 120 76 94 46Z',
      '#8f6c3a',
      'opacity=".55"',
    ) +
    k.disc(82, 74, 4.5, '#3a2412') +
    k.rect(54, 154, 96, 20, shade(k, '#f6e3b8', '#9a7440'), 'rx="7"'),
  dice: (k) =>
    felt(k, '#7a4fb0', '#2a1650') +
    k.glow(70, 50, 110, '#f0d8ff', 0.35) +
    k.disc(100, 172, 70, '#000000', 'opacity=".28" transform="translate(0 138) scale(1 .2)"') +
    die(k, 78, 84, 46, [FIVE, TWO, THREE], -8) +
    die(k, 126, 132, 40, [THREE, ONE, FIVE], 10),
  cards: (k) =>
    felt(k, '#a8323a', '#420d18') +
    k.glow(90, 60, 110, '#ffd0b0', 0.35) +
    playingCard(k, -24, SPADE, '#22242c') +
    playingCard(k, 0, HEART, '#c9352a') +
    playingCard(k, 24, DIAMOND, '#d2772a'),
  target: (k) =>
    k.sky(['#20334a', '#4f7a8c', '#e6c58a']) +
    k.path('M60 176L84 130H92L74 180ZM140 176L116 130H108L126 180Z', '#5a3a24') +
    k.disc(104, 98, 64, '#000000', 'opacity=".25"') +
    ['#fbf3e2', '#c9352a', '#fbf3e2', '#c9352a', '#ffe08a']
      .map((colour, n) => k.disc(100, 92, 62 - n * 13, colour))
      .join('') +
    k.path('M100 30A62 62 0 0 1 100 154Z', '#000000', 'opacity=".12"') +
    `<g transform="rotate(-38 100 92)">${k.rect(100, 89.5, 84, 5, '#4a2a18')}${k.path('M98 92L112 84V100Z', '#dfe8ea')}${k.path('M164 92L178 78H196L184 92 196 106H178Z', '#2f8fa0')}</g>`,
};
