// The motif in the middle of a medal, drawn in a circle of 21 around 0, 0.
import { f1 } from '../kit/markup.mjs';

const turned = (n, draw) => Array.from({ length: n }, (_, i) => draw((i / n) * 2 * Math.PI, i)).join('');
const at = (turn, r) => `${f1(Math.sin(turn) * r)} ${f1(-Math.cos(turn) * r)}`;

const halves = (turn, step, far, near, [light, dark]) =>
  `<path d="M0 0L${at(turn, far)}L${at(turn + step, near)}z" fill="${dark}"/><path d="M0 0L${at(turn, far)}L${at(turn - step, near)}z" fill="${light}"/>`;

const waveAt = (y) =>
  `<path d="M-17 ${y}c5-7 8-7 11.500-1s7 6 11.500-1 7-4 11 0" fill="none" stroke="#f4ead9" stroke-width="3"/>`;

export const DEVICES = {
  star: () => turned(5, (turn) => halves(turn, Math.PI / 5, 17, 7, ['#fcedc4', '#e0b462'])),
  moon: () =>
    '<path d="M6 -17A17 17 0 1 0 15 9A14 14 0 0 1 6 -17z" fill="#f3f7ff"/><path d="M8 -12l1 4 4 1-4 1-1 4-1-4-4-1 4-1z" fill="#f3f7ff"/>',
  reel: (ground) =>
    `<circle r="16" fill="#f6ead0"/>${turned(5, (turn) => {
      const [x, y] = at(turn, 9).split(' ');
      return `<circle cx="${x}" cy="${y}" r="3.600" fill="${ground}"/>`;
    })}<circle r="2.200" fill="${ground}"/>`,
  wave: () => [-7, 2, 11].map(waveAt).join(''),
  peak: () =>
    '<path d="M-17 11L-5-9 3 3 8-4 17 11z" fill="#e9f0f2"/><path d="M-5-9L3 3 1 11H-9z" fill="#9fb4bd"/><path d="M8-4L17 11H6z" fill="#b9cad1"/><circle cx="9" cy="-11" r="3.600" fill="#ffdf9a"/>',
  quill: () =>
    '<path d="M13-15C0-14-9-5-10 9L-13 15" fill="none" stroke="#fff3d8" stroke-width="2"/><path d="M13-15C4-15-6-9-8 4 2 4 9-3 10-8L6-8 12-11z" fill="#fff3d8"/><path d="M11-13C3-10-4-4-8 4" fill="none" stroke="#b98b45" stroke-width="1.200"/>',
  lantern: () =>
    '<path d="M-5-15H5V-12H-5zM-4 11H4V14H-4z" fill="#f0cf86"/><ellipse cy="-.5" rx="14" ry="11.500" fill="#f7d58a"/><path d="M-7-10.500C-10-4-10 4-7 9.500M0-12V11M7-10.500C10-4 10 4 7 9.500" fill="none" stroke="#b8602c" stroke-width="1.400"/><path d="M0 14v5" stroke="#f0cf86" stroke-width="1.600"/>',
  leaf: () =>
    turned(
      4,
      (turn) =>
        `<g transform="rotate(${f1((turn * 180) / Math.PI + 45)})"><path d="M0 0C-9-5-9-15-3.500-16 -1-16.500 0-14 0-13 0-14 1-16.500 3.500-16 9-15 9-5 0 0z" fill="#d8f0c4"/><path d="M0-1V-11" stroke="#5f9a63" stroke-width="1"/></g>`,
    ),
};
