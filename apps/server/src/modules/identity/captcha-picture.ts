import { randomInt } from 'node:crypto';
import sharp from 'sharp';

const WIDTH = 120;
const HEIGHT = 44;
const CELL = 26;

/** Digits as strokes in a 20 by 30 box: no font is needed, and the picture's source contains no text. */
const STROKES = [
  'M10 2C3 2 2 8 2 15s1 13 8 13 8-6 8-13S17 2 10 2Z',
  'M5 7L11 2V28',
  'M3 8C3 3 7 2 10 2s7 2 7 7c0 6-8 10-14 19H18',
  'M3 4c3-3 14-3 14 4 0 5-5 6-8 6 4 0 9 1 9 7 0 8-12 9-16 4',
  'M14 28V2L2 20H19',
  'M16 2H5L4 13c5-3 13-2 13 6 0 9-11 11-15 6',
  'M15 3C7 3 3 11 3 19c0 6 4 9 8 9s7-4 7-8-3-8-7-8-8 3-8 8',
  'M2 2H18L8 28',
  'M10 14C5 14 3 11 3 8s3-6 7-6 7 3 7 6-2 6-7 6Zm0 0c-6 0-8 4-8 7s3 7 8 7 8-4 8-7-2-7-8-7Z',
  'M17 11c0 5-3 7-7 7s-7-3-7-8 3-8 7-8 7 4 7 9c0 8-3 16-11 17',
];
const INKS = ['#4a2f0c', '#6b3a1c', '#3b3f4a', '#5a4a1c', '#2f4a44'];

export function drawCaptcha(digits: string): Promise<Buffer> {
  const glyphs = [...digits].map((digit, place) => {
    const x = 10 + place * CELL + randomInt(-2, 3);
    const y = 7 + randomInt(-3, 4);
    const turn = `rotate(${randomInt(-18, 19)} 10 15) skewX(${randomInt(-12, 13)})`;
    return `<path d="${STROKES[Number(digit)]}" transform="translate(${x} ${y}) ${turn}" stroke="${pickInk()}" stroke-width="${randomInt(22, 34) / 10}"/>`;
  });
  const noise = Array.from({ length: 5 }, () => {
    const curve = `M${spot(0)}C${spot(40)} ${spot(80)} ${spot(WIDTH)}`;
    return `<path d="${curve}" stroke="${pickInk()}" stroke-width="1" opacity=".55"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="100%" height="100%" fill="#f3ead6"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${noise.join('')}${glyphs.join('')}</g></svg>`;
  return sharp(Buffer.from(svg), { density: 144 }).png().toBuffer();
}

const pickInk = () => INKS[randomInt(INKS.length)];
const spot = (x: number) => `${x + randomInt(-8, 9)} ${randomInt(2, HEIGHT - 2)}`;
