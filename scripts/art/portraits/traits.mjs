import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';
import { GROUND, HAIR, SKIN } from './wardrobe.mjs';

const pickFrom = (r) => (a) => a[(r() * a.length) | 0];

/** All random traits of a face, in a fixed order. */
export function traits(r, { sex = 'f', hair, ground, skin, grey }) {
  const pick = pickFrom(r);
  const [bg, bg2, cloth] = GROUND[ground || pick(Object.keys(GROUND))];
  const [lit, shade] = SKIN[skin ?? (r() * SKIN.length) | 0];
  const hc = grey ? '#8e8a85' : pick(['#1b1716', '#241a17', '#15171b', '#3a251b']);
  const hs =
    HAIR[
      hair ||
        (sex === 'f'
          ? pick(['long', 'side', 'bob', 'bun', 'pony'])
          : pick(['swept', 'crop', 'fringe', 'swept']))
    ];
  const side = r() < 0.5 ? 1 : -1;
  const dx = -side * (2 + r() * 3.5);
  const hw = sex === 'f' ? 34 + r() * 2 : 36 + r() * 2.5;
  const jaw = sex === 'f' ? 0.36 + r() * 0.08 : 0.5 + r() * 0.08;
  const chin = sex === 'f' ? 161 : 164;
  const tilt = f1((r() - 0.5) * 9);
  const cx = 120;
  const lip = sex === 'f' ? mix('#a8322f', shade, 0.25) : mix(shade, '#6a2f28', 0.35);
  return {
    sex,
    bg,
    bg2,
    cloth,
    lit,
    shade,
    hc,
    hs,
    side,
    dx,
    hw,
    jaw,
    chin,
    tilt,
    cx,
    lip,
    X: (v) => cx + side * v,
  };
}
