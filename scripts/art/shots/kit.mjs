// Shared parts of the screenshots: a picture of 640 x 360 in colours of one hue, and the overlays of a game.
export const W = 640;
export const H = 360;

/** Seven colours of a hue, from the light sky to the dark foreground. */
export const coloursOf = (hue) => ({
  sky: `hsl(${hue} 62% 82%)`,
  air: `hsl(${(hue + 18) % 360} 54% 66%)`,
  far: `hsl(${hue} 36% 54%)`,
  near: `hsl(${hue} 40% 36%)`,
  ink: `hsl(${hue} 46% 16%)`,
  spark: `hsl(${(hue + 165) % 360} 84% 60%)`,
  gold: 'hsl(42 92% 62%)',
});

export const box = (x, y, w, h, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
export const disc = (x, y, r, fill, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const stroke = (d, colour, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const times = (count, draw) => Array.from({ length: count }, (_, n) => draw(n)).join('');
export const whole = (value) => Math.round(value);

const SHADE = 'fill-opacity=".55"';

/** A partly filled bar with a mark at its end. */
export const meter = (x, y, width, share, colour) =>
  box(x, y, width, 14, '#000', `rx="7" ${SHADE}`) +
  box(x + 2, y + 2, whole((width - 4) * share), 10, colour, 'rx="5"') +
  disc(x, y + 7, 12, colour, 'stroke="#fff" stroke-width="3"');

/** A counter on a dark plate. */
export const counter = (x, y, text, colour) =>
  `${box(x, y, 92, 28, '#000', `rx="14" ${SHADE}`)}${disc(x + 15, y + 14, 9, colour)}<text x="${x + 32}" y="${y + 20}" font-family="Arial, sans-serif" font-size="16" font-weight="700" fill="#fff">${text}</text>`;

/** Touch controls. */
export const pads = (colour) =>
  disc(84, 286, 46, '#000', 'fill-opacity=".3" stroke="#fff" stroke-opacity=".6" stroke-width="2"') +
  disc(94, 276, 20, '#fff', 'fill-opacity=".75"') +
  disc(566, 292, 34, colour, 'stroke="#fff" stroke-width="3"') +
  disc(506, 318, 20, '#000', 'fill-opacity=".45" stroke="#fff" stroke-width="2"') +
  disc(520, 262, 20, '#000', 'fill-opacity=".45" stroke="#fff" stroke-width="2"');
