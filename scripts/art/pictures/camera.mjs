import { f1 } from '../kit/markup.mjs';

const MIRROR = new Set(['campus', 'road', 'birch', 'skyline', 'noir']);
const PUSH = {
  campus: [0.4, 0.76, 0.34],
  birch: [0.47, 0.8, 0.4],
  road: [0.5, 0.62, 0.22],
  palace: [0.5, 0.62, 0.18],
  ink: [0.36, 0.82, 0.22],
  doors: [0.5, 0.55, 0.25],
  skyline: [0.4, 0.6, 0.16],
  orbit: [0.5, 0.4, 0.15],
  sea: [0.5, 0.5, 0.14],
};

/**
 * Zooms in on the subject and sometimes mirrors it, so that one scene gives many pictures. A picture can set
 * both: `lens` for the zoom, `flip` for mirroring.
 */
export const camera = (k, style, scene, { lens = 1, flip: turned = false } = {}) => {
  const [fx, fy, m] = PUSH[style] || [0.5, 0.5, 0];
  const z = (1 + m * k.r()) * lens;
  const flip = (MIRROR.has(style) && k.r() < 0.5) !== turned;
  const x = k.W * fx;
  const y = k.H * fy;
  return `<g transform="${flip ? `translate(${k.W} 0) scale(-1 1) ` : ''}translate(${f1(x)} ${f1(y)}) scale(${f1(z * 100) / 100}) translate(${f1(-x)} ${f1(-y)})">${scene}</g>`;
};
