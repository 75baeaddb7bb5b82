import { rng } from '../kit/chance.mjs';
import { f1 } from '../kit/markup.mjs';
import { frame } from '../pictures/frame.mjs';
import { pair, school, track, trees } from './campus-props.mjs';
import { scrim, WALL } from './scrim.mjs';

const SUN = { x: 566, y: 236, R: 68 };
const HORIZON = 322;

const sky = (k) =>
  k.full(
    k.lin([
      [0, '#46244f'],
      [0.14, '#7e3560'],
      [0.28, '#d85a5c'],
      [0.39, '#fb8f56'],
      [0.5, '#ffcb80'],
    ]),
  ) +
  k.glow(SUN.x, SUN.y, 360, '#ff8f4a', 0.5) +
  k.glow(SUN.x, SUN.y, 170, '#ffd07a', 0.7) +
  k.disc(
    SUN.x,
    SUN.y,
    SUN.R,
    k.lin([
      [0, '#fff6d8'],
      [1, '#ffcf7e'],
    ]),
  );

const streaks = (k) => {
  const { W, r } = k;
  let s = '';
  for (let i = 0; i < 13; i++) {
    const y = 44 + i * 17 + r() * 14;
    const lit = i > 6 ? '#ffd9a0' : '#f08a70';
    s += `<ellipse cx="${f1(r() * W)}" cy="${f1(y)}" rx="${f1(90 + r() * 190)}" ry="${f1(2 + r() * 6)}" fill="${lit}" opacity="${f1(0.22 + r() * 0.4)}" filter="${k.blur(16, 2)}"/>`;
  }
  return s;
};

const clouds = (k) =>
  k.cloud(236, 150, 400, 84, '#a8456a', '#ffa07a', 34) + k.cloud(700, 98, 320, 66, '#8e3d66', '#fb8a74', 26);

/** A school field at sunset, with two friends. */
export function campusSunset({ ground }) {
  return frame('wallcampus', WALL.width, WALL.height, rng('wall/campus sunset'), (k) => {
    const far = k.ridge(HORIZON + 4, 74, 3.2, 0.2, 4, 6);
    const hills = k.path(
      k.close(far),
      k.lin([
        [0, '#d2685e'],
        [0.2, '#a64c58'],
      ]),
    );
    const scene =
      sky(k) +
      streaks(k) +
      clouds(k) +
      k.birds(430, 176, 7, '#5a2a44', 0.8) +
      hills +
      k.mist(HORIZON - 50, 64, '#ffc98a', 0.55) +
      school(k, HORIZON) +
      trees(k, HORIZON) +
      track(k, HORIZON, SUN.x) +
      pair(k, 604, HORIZON + 66, 146);
    return (
      scene +
      k.glow(SUN.x, SUN.y, 240, '#ff9a50', 0.22) +
      scrim(k, ground, { top: 0.42, middle: 0, belt: 0.16, text: 0.78 }) +
      k.grain(0.16)
    );
  });
}
