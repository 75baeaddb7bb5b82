// Games without ground: in the air, over the sea, in space; and archery, where only the arrow flies.
import { box, counter, disc, H, meter, path, stroke, times, W, whole } from './kit.mjs';

const cloud = (x, y, s) =>
  `<g transform="translate(${x} ${y}) scale(${s})" fill="#fff" opacity=".85">${disc(-34, 6, 20, '#fff')}${disc(0, -6, 28, '#fff')}${disc(34, 6, 20, '#fff')}${box(-54, 6, 108, 20, '#fff', 'rx="10"')}</g>`;

const flyers = [
  (c) =>
    path('M0-70C44-70 58-40 58-14 58 16 22 40 14 56H-14C-22 40-58 16-58-14-58-40-44-70 0-70Z', c.spark) +
    path(
      'M0-70C16-70 22-40 22-14 22 16 8 40 6 56H-6C-8 40-22 16-22-14-22-40-16-70 0-70Z',
      '#fff',
      'opacity=".55"',
    ) +
    box(-15, 68, 30, 22, '#7a4a22', 'rx="5"') +
    stroke('M-13 56L-12 70M13 56L12 70', '#5a3418', 3),
  (c) =>
    path('M0-66L52 0 0 70-52 0Z', c.spark) +
    path('M0-66L52 0H0Z', c.gold) +
    path('M0 70L-52 0H0Z', c.near) +
    stroke('M0 70C20 96-16 110 8 140', c.ink, 3),
];

function flight(r, c, n, flyer) {
  return (
    disc(530, 74, 40, '#fff', 'opacity=".8"') +
    times(6, (i) => cloud(whole(60 + i * 110 + r() * 30), whole(60 + r() * 240), 0.5 + r() * 0.7)) +
    path('M0 360L90 270 170 320 280 250 380 330 470 276 560 322 640 268V360Z', c.far) +
    times(7, (i) =>
      disc(250 + i * 46, whole(170 + Math.sin(i + n) * 60), 11, c.gold, 'stroke="#fff" stroke-width="3"'),
    ) +
    `<g transform="translate(${180 + n * 60} ${190 - n * 40}) rotate(${n ? 10 : -6})">${flyers[flyer](c)}</g>` +
    counter(24, 20, whole(100 + r() * 800), c.gold) +
    meter(470, 26, 140, 0.4 + r() * 0.5, c.spark)
  );
}

export const balloons = (r, c, n) => flight(r, c, n, 0);
export const kites = (r, c, n) => flight(r, c, n, 1);

const crest = (y, height, r) =>
  `M0 ${y}${times(8, (i) => `Q${40 + i * 80} ${whole(y - height * (0.6 + r() * 0.8))} ${80 + i * 80} ${y}`)}V${H}H0Z`;

const sails = (c) =>
  path('M-70 30H76L54 66H-50Z', '#6a4424') +
  stroke('M0 30V-78', '#4a2c16', 6) +
  path('M6-74C56-56 60-12 58 18H6Z', '#fdf3de') +
  path('M-6-60C-46-42-50-8-48 18H-6Z', c.spark);

const surfer = (c) =>
  path('M-70 46C-40 30 50 26 84 36 50 58-40 60-70 46Z', c.gold) +
  stroke('M-14 40L-4 12 18 40', c.ink, 11) +
  stroke('M-4 14L8-22', c.ink, 15) +
  stroke('M6-16L44-26M4-14L-32-2', c.ink, 9) +
  disc(12, -40, 13, c.ink);

const sea = (draw) => (r, c, n) =>
  disc(whole(140 + r() * 340), 110, 46, c.gold) +
  path(crest(190, 26, r), c.far) +
  path(crest(240, 60, r), c.near) +
  `<g transform="translate(${260 + n * 90} 214) rotate(${n ? -8 : 5})">${draw(c)}</g>` +
  path(crest(300, 50, r), c.ink, 'opacity=".85"') +
  times(5, (i) => stroke(`M${60 + i * 120} ${whole(312 + r() * 24)}h46`, '#fff', 3, 'opacity=".5"')) +
  counter(24, 20, whole(100 + r() * 800), c.gold) +
  counter(128, 20, whole(1 + r() * 30), c.spark) +
  meter(470, 26, 140, 0.4 + r() * 0.5, c.spark);

export const voyage = sea(sails);
export const surf = sea(surfer);

export function space(r, c, n) {
  const [x, y] = n ? [420, 200] : [250, 180];
  const orbit = (rx, ry) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2" stroke-dasharray="6 8"/>`;
  return (
    box(0, 0, W, H, c.ink) +
    times(60, () => disc(whole(r() * W), whole(r() * H), whole(1 + r() * 2), '#fff', 'opacity=".7"')) +
    orbit(130, 62) +
    orbit(220, 110) +
    disc(x, y, 52, c.gold) +
    disc(x - 14, y - 14, 30, '#fff', 'opacity=".3"') +
    disc(x + 130, y, 18, c.spark) +
    disc(x - 210, whole(y + 30 - n * 50), 26, c.far) +
    `<g transform="translate(${whole(x + 60 + r() * 60)} ${y - 84}) rotate(50)">${path('M0-30C16-10 16 14 12 30H-12C-16 14-16-10 0-30Z', '#fff')}${path('M-8 30H8L0 52Z', c.spark)}${disc(0, -2, 6, c.near)}</g>` +
    stroke(
      `M${x - 190} ${y + 40}C${x - 60} ${y + 150} ${x + 150} ${y + 60} ${x + 96} ${y - 60}`,
      c.spark,
      3,
      'stroke-dasharray="2 10"',
    ) +
    counter(24, 20, whole(10 + r() * 80), c.spark) +
    meter(470, 26, 140, 0.3 + r() * 0.6, '#6fd27a') +
    box(200, 306, 240, 38, '#fff', 'rx="19" fill-opacity=".14" stroke="#fff" stroke-opacity=".5"') +
    times(5, (i) =>
      disc(240 + i * 40, 325, 10, i < 2 + n ? c.spark : '#fff', i < 2 + n ? '' : 'opacity=".3"'),
    )
  );
}

export function range(r, c, n) {
  const [x, y, s] = n ? [410, 150, 0.8] : [330, 160, 1.1];
  const rings = ['#fdf6e6', '#22242c', '#3f8fd0', '#d9452f', '#ffd95e'];
  return (
    path('M0 200L120 150 260 190 420 140 640 196V360H0Z', c.far) +
    box(0, 214, W, 146, c.near) +
    `<g transform="translate(${x} ${y}) scale(${s})">${stroke('M-50 110L-20 20M50 110L20 20', '#6a4424', 10)}${rings.map((fill, i) => disc(0, 0, 74 - i * 15, fill)).join('')}${times(3, () => stroke(`M${whole((r() - 0.5) * 60)} ${whole((r() - 0.5) * 60)}l34-22`, '#4a2c16', 5))}</g>` +
    stroke('M96 360C200 300 200 170 96 90', '#5a3418', 12) +
    stroke('M96 90L70 226 96 360', '#fff', 2) +
    stroke('M70 226L238 212', '#4a2c16', 6) +
    path('M238 204L262 210 240 220Z', '#dfe8ea') +
    stroke('M560 300V220L610 236 560 252', c.spark, 6) +
    counter(24, 20, whole(60 + r() * 240), c.gold) +
    counter(520, 20, `${1 + whole(r() * 4)}.${whole(r() * 9)}`, '#7fd0ff')
  );
}
