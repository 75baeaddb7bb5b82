import { fig } from '../figures/people.mjs';
import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';

const footprints = ({ H }, p, fx, fy) => {
  let foot = '';
  for (let i = 0; i < 14; i++) {
    const q = i / 14;
    foot += `<ellipse cx="${f1(fx + (i % 2 ? 6 : -6) * (1 + q * 1.6) + q * q * 50)}" cy="${f1(fy + 10 + q ** 1.4 * H * 0.2)}" rx="${f1(3 + q * 5)}" ry="${f1(1.4 + q * 3)}" fill="${p[4]}" opacity="${f1(0.22 + q * 0.2)}"/>`;
  }
  return foot;
};

/** The only figure with a bright coat in the wood, from behind. */
export const walker = (k, p, o, gy) => {
  const { W, H } = k;
  const fx = W * (o.still ? 0.44 : 0.47);
  const fy = gy + H * 0.055;
  const fh = H * (o.still ? 0.34 : 0.215);
  return (
    footprints(k, p, fx, fy) +
    `<ellipse cx="${fx}" cy="${fy}" rx="${fh * 0.2}" ry="4" fill="${p[4]}" opacity=".35" filter="${k.blur(3)}"/>` +
    `<g transform="translate(${f1(fx)} ${f1(fy)}) scale(${fh / 100})"><path d="M-8-28-7 0H-1.500L-.6-26ZM.6-26 2.500 0H8L8-28Z" fill="${mix(p[4], '#000000', 0.45)}"/></g>` +
    fig(
      'coat',
      fx,
      fy,
      fh,
      k.lin(
        [
          [0, mix(p[2], '#ffffff', 0.12)],
          [1, mix(p[2], '#000000', 0.35)],
        ],
        0,
        0,
        1,
        0.3,
      ),
    ) +
    `<g transform="translate(${f1(fx)} ${f1(fy)}) scale(${fh / 100})"><ellipse cx=".5" cy="-94" rx="5.400" ry="6.800" fill="${mix(p[4], '#000000', 0.5)}"/><path d="M-.4-80V-24" stroke="${mix(p[2], '#000000', 0.5)}" stroke-width=".7" opacity=".6"/><path d="M-6-87C-3-84 4-84 6.500-87 8-84 7-82 5-81.500 7-74 10-68 12-60L8-59C6-66 3-73 1-80-3-80-7-82-6-87Z" fill="${mix(p[2], '#000000', 0.28)}"/></g>`
  );
};
