import { rng } from '../kit/chance.mjs';
import { mix } from '../kit/colour.mjs';
import { frame } from '../pictures/frame.mjs';
import { body } from './body.mjs';
import { face, outline } from './face.mjs';
import { hairdo } from './hair.mjs';
import { traits } from './traits.mjs';

const backdrop = (k, { side, bg, bg2, cx }, deep) =>
  k.full(
    k.lin(
      [
        [0, mix(bg, bg2, 0.25)],
        [0.55, bg2],
        [1, deep],
      ],
      side > 0 ? 0 : 1,
      0,
      side > 0 ? 1 : 0,
      1,
    ),
  ) + k.glow(cx - side * 70, 60, 140, mix(bg, '#ffffff', 0.25), 0.5);

const finish = (k, { side, bg }, deep) => {
  const { W, H } = k;
  return (
    k.rect(
      side > 0 ? W * 0.45 : 0,
      0,
      W * 0.55,
      H,
      k.lin(
        [
          [0, deep, 0],
          [1, deep, 0.5],
        ],
        side > 0 ? 0 : 1,
        0,
        side > 0 ? 1 : 0,
        0,
      ),
    ) +
    k.full(bg, 'opacity=".22" style="mix-blend-mode:soft-light"') +
    k.full(
      k.lin([
        [0.6, '#000000', 0],
        [1, '#000000', 0.4],
      ]),
    ) +
    k.grain(0.2, 1.1)
  );
};

/** A screen-print bust of 240 x 240 with one hard key light. */
export function portrait(who) {
  const r = rng(`face/${who.seed}`);
  const t = traits(r, who);
  const { X, bg2, hc, hs, tilt } = t;
  return frame(`f${String(who.seed).replace(/\W/g, '')}`, 240, 240, r, (k) => {
    const shape = outline(t);
    const deep = mix(bg2, '#0c0d11', 0.45);
    let s = `${backdrop(k, t, deep)}<g transform="translate(120 132) scale(1.3) translate(-120 -130)">`;
    const cl = k.clip(`<path d="${shape}"/>`);
    s += `<path d="M${X(2)} 246V150H${X(140)}V246Z" fill="${bg2}" opacity=".35" filter="${k.blur(20)}"/>`;
    s += `<g transform="rotate(${tilt} 120 190)"><path d="${hs[0]}" fill="${mix(hc, bg2, 0.08)}"/></g>`;
    s += body(k, t, who.dress);
    s += `<g transform="rotate(${tilt} 120 190)">${face(k, t, shape, cl, who)}${hairdo(k, t, who)}</g></g>`;
    return s + finish(k, t, deep);
  });
}
