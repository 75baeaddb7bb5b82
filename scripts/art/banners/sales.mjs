import { METALS } from '../emblems/levels.mjs';
import { mix } from '../kit/colour.mjs';
import { numerals } from './numerals.mjs';
import { banner, beam, engraving, seats } from './parts.mjs';

const CORAL = ['#5a1436', '#a82a52', '#ef5a62', '#ff9a7e', '#ffe2c4'];

const glowing = (k, x, y, rx, ry, colour, opacity) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${k.rad([
    [0, colour, opacity],
    [1, colour, 0],
  ])}"/>`;

/** A stage in black and gold. */
export const double11 = () =>
  banner('double11', '#101014', (k) =>
    [
      k.sky(['#191310', '#2a1c14', '#151113']),
      engraving(k, '#eccb8a', 0.16),
      glowing(k, 570, 300, 380, 330, '#d99a48', 0.42),
      beam(k, 470, -10, 120, 520, '#ffe2a8', 0.5),
      beam(k, 690, -10, 110, 520, '#ffe2a8', 0.5),
      numerals('11', 376, 104, 384, METALS.gold),
      glowing(k, 580, 490, 260, 26, '#ffd590', 0.5),
      seats(k, 500, 56, '#1b1416'),
      seats(k, 540, 66, '#130f12', 30),
    ].join(''),
  );

const kite = (x, y, s, colours, turn) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"><path d="M0-40L28 0 0 56-28 0z" fill="${colours[0]}"/><path d="M0-40L28 0H0zM0 0V56L-28 0z" fill="${colours[1]}"/><path d="M0 56C14 76-14 92 4 116S-10 150 0 168" fill="none" stroke="${colours[1]}" stroke-width="2.500"/><path d="M-3 92l14-6-4 12zM4 128l-14-4 6 12z" fill="${colours[0]}"/></g>`;

/** Hills in early summer with kites. */
export const mayDay = () =>
  banner('51', '#0e2a26', (k) => {
    const hill = (y, amp, colour) => k.path(k.close(k.ridge(y, amp, 1.6, 0.1, 3, 12)), colour);
    return [
      k.sky(['#123c3c', '#3f8a78', '#e9d9a0']),
      k.glow(600, 380, 300, '#fff0bf', 0.8),
      k.disc(600, 372, 84, '#fff3cf', 'opacity=".9"'),
      hill(450, 90, '#5f9f7c'),
      kite(716, 84, 0.8, ['#f2c14e', '#d98a2b'], 18),
      kite(356, 120, 0.62, ['#ef6a4c', '#b83a2c'], -16),
      numerals('51', 412, 140, 310, METALS.gold),
      hill(520, 80, '#2f6f58'),
      k.birds(330, 300, 6, '#123c3c', 1.4),
      hill(580, 90, '#17453c'),
    ].join('');
  });

const LEAF = 'M0 0C-5-9-17-12-21-24-12-25-5-21 0-15 5-21 12-25 21-24 17-12 5-9 0 0ZM0 0V12';
const leaves = (k, n) =>
  Array.from({ length: n }, () => {
    const [x, y, s, turn] = [340 + k.r() * 440, k.r() * 560, 0.45 + k.r() * 0.95, k.r() * 360];
    const colour = mix('#ffd56a', '#e2772e', k.r());
    return `<path transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)}) scale(${s.toFixed(2)})" d="${LEAF}" fill="${colour}" stroke="${colour}" stroke-width="1.400" opacity="${(0.5 + s * 0.4).toFixed(2)}"/>`;
  }).join('');

/** Autumn ridges with ginkgo leaves in the air. */
export const october = () =>
  banner('101', '#2a0f10', (k) => {
    const ridge = (y, amp, colour) => k.path(k.close(k.ridge(y, amp, 3, 0.6, 5, 6)), colour);
    return [
      k.sky(['#5a1414', '#c2452a', '#f6b05a']),
      k.disc(560, 300, 190, '#ffe0a0', 'opacity=".55"'),
      k.glow(560, 300, 330, '#ffdf9a', 0.6),
      ridge(440, 150, '#b8482c'),
      k.mist(380, 120, '#ffcf90', 0.35),
      numerals('101', 338, 146, 262, ['#7a3a10', '#b8701f', '#e6ac4a', '#f9dc98', '#fffbe6']),
      ridge(520, 150, '#7a2220'),
      ridge(590, 130, '#46131a'),
      leaves(k, 26),
    ].join('');
  });

/** A summer night between blue and coral, with the arcs of a stage. */
export const june = () =>
  banner('618', '#0f1030', (k) => {
    const arcs = Array.from({ length: 9 }, (_, n) =>
      k.disc(
        560,
        470,
        120 + n * 52,
        'none',
        `stroke="${mix('#ff8a7a', '#4a5cff', n / 8)}" stroke-width="${(9 - n) * 1.1}" opacity="${(0.6 - n * 0.055).toFixed(2)}"`,
      ),
    ).join('');
    return [
      k.sky(['#0b0f3a', '#2c2a7a', '#7a3f86']),
      glowing(k, 560, 470, 420, 330, '#ff7a6a', 0.6),
      arcs,
      numerals('618', 322, 208, 240, CORAL),
      glowing(k, 560, 474, 300, 24, '#ffd0b0', 0.6),
      k.path('M0 470H780V600H0Z', '#14123f', 'opacity=".8"'),
      k.path('M470 470H650L780 600H340Z', '#ff9a7e', 'opacity=".16"'),
    ].join('');
  });
