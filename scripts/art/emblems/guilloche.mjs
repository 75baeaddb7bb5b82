// Fine engraved lines, one pattern per level, so that cards are recognisable.
import { f1 } from '../kit/markup.mjs';
import { inset, outlineOf } from './facets.mjs';

const count = (n, draw) => Array.from({ length: n }, (_, i) => draw(i)).join('');
const ring = (r) => `<circle cx="300" cy="210" r="${r}"/>`;
const oval = (rx, ry, turn) =>
  `<ellipse cx="286" cy="98" rx="${rx}" ry="${ry}" transform="rotate(${turn} 286 98)"/>`;
const ray = (i, n) => {
  const turn = (i / n) * 2 * Math.PI;
  const [x, y] = [Math.cos(turn), Math.sin(turn)];
  return `M${f1(286 + x * 64)} ${f1(98 + y * 64)}L${f1(286 + x * 420)} ${f1(98 + y * 420)}`;
};

const PATTERNS = [
  () => count(22, (i) => ring(40 + i * 14)),
  () => count(26, (i) => ring(40 + i * 11)),
  () => count(34, (i) => `<path d="M${-80 + i * 13} 200L${40 + i * 13} 0"/>`),
  () => count(18, (i) => oval(178, 58, i * 10)),
  () => count(24, (i) => `<path d="M-14 ${-200 + i * 14}L286 ${40 + i * 14}L586 ${-200 + i * 14}"/>`),
  (outline) =>
    count(13, (i) => {
      const grown = inset(outline, -4 - i * 5).map(([x, y]) => [286 + x * 1.5, 98 + y * 1.5]);
      return `<path d="${outlineOf(grown)}"/>`;
    }),
  () => count(24, (i) => oval(230, 36, i * 7.5)),
  () => `<path d="${count(72, (i) => ray(i, 72))}"/>${count(3, (i) => ring(150 + i * 8))}`,
  () => count(30, (i) => oval(210, 84, i * 6)),
];

export const guilloche = (level, outline) => PATTERNS[level](outline);
