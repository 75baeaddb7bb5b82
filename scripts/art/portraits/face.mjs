import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';

/** The outline of the face. */
export const outline = ({ cx, hw, jaw, chin }) =>
  `M${cx - hw} 102C${cx - hw} 128 ${cx - hw * 0.86} 143 ${cx - hw * jaw} ${chin - 5}Q${cx} ${chin + 5} ${cx + hw * jaw} ${chin - 5}C${cx + hw * 0.86} 143 ${cx + hw} 128 ${cx + hw} 102C${cx + hw} 62 ${cx - hw} 62 ${cx - hw} 102Z`;

const skin = (k, { cx, hw, side, lit, shade }, face) => {
  const soft = mix(shade, lit, 0.22);
  const ears = `<ellipse cx="${cx - hw + 1}" cy="114" rx="5" ry="9" fill="${mix(lit, shade, side > 0 ? 0.3 : 0.9)}"/><ellipse cx="${cx + hw - 1}" cy="114" rx="5" ry="9" fill="${mix(lit, shade, side > 0 ? 0.9 : 0.3)}"/>`;
  return (
    ears +
    k.path(
      face,
      k.lin(
        [
          [0, mix(lit, '#ffffff', 0.12)],
          [0.45, lit],
          [1, soft],
        ],
        side > 0 ? 0 : 1,
        0,
        side > 0 ? 1 : 0,
        0.15,
      ),
    )
  );
};

const shadow = (k, { cx, hw, sex, side, dx, lit, shade, X }, cl) =>
  `<g clip-path="${cl}"><path d="M${X(4 + dx * side)} 50C${X(6)} 78 ${X(8)} 92 ${X(3)} 102C${X(4)} 112 ${X(-1)} 120 ${X(-4)} 127C${X(-1)} 132 ${X(5)} 131 ${X(6)} 134C${X(4)} 140 ${X(9)} 146 ${X(5)} 153C${X(8)} 158 ${X(4)} 166 ${X(0)} 172H${X(70)}V50Z" fill="${k.lin(
    [
      [0, shade, 0.5],
      [1, mix(shade, '#2a1410', 0.3), 0.9],
    ],
    side > 0 ? 0 : 1,
    0,
    side > 0 ? 1 : 0,
    0,
  )}" filter="${k.blur(1)}"/><path d="M${cx - hw} 84H${cx + hw}V92Q${cx} 100 ${cx - hw} 96Z" fill="${shade}" opacity=".4" filter="${k.blur(3)}"/><ellipse cx="${X(-20)}" cy="131" rx="10" ry="6" fill="${mix(lit, '#e0705a', 0.4)}" opacity="${sex === 'f' ? 0.4 : 0.16}" filter="${k.blur(4)}"/></g>`;

const eye = ({ cx, dx, sex, side, shade, hc }, q, grey) => {
  const ex = cx + q * 15.5 + dx;
  const dark = '#1c1412';
  return `<g transform="translate(${f1(ex)} 111) scale(${q} 1)"><path d="M-8.500 1.500C-5-3.500 3-4.500 9 .8 5 3.400-3 4-8.500 1.500Z" fill="#fbf3e8" opacity="${q === side ? 0.55 : 0.95}"/><circle cx="${f1(0.5 - side * q * 1)}" cy="-.2" r="3.500" fill="${dark}"/><path d="M-9 1.500C-5-4 3-5.200 9.600${sex === 'f' ? '-.6' : ' .4'}" fill="none" stroke="${dark}" stroke-width="${sex === 'f' ? 2.2 : 1.7}" stroke-linecap="round"/><path d="M-8-4.500C-3-8 4-8 8-5.500" fill="none" stroke="${mix(shade, dark, 0.3)}" stroke-width="1" opacity=".6"/><path d="M-10-11.500C-4-16${sex === 'f' ? '' : '.5'} 5-15.500 11-10.500" fill="none" stroke="${grey ? '#6d6762' : mix(hc, dark, 0.5)}" stroke-width="${sex === 'f' ? 2 : 3.1}" stroke-linecap="round"/></g>`;
};

const nose = ({ cx, dx, shade }) =>
  `<path d="M${cx + dx - 4.5} 130Q${cx + dx} 133 ${cx + dx + 4.5} 130" fill="none" stroke="${mix(shade, '#4a241a', 0.5)}" stroke-width="1.500" stroke-linecap="round" opacity=".8"/>`;

const mouth = ({ cx, dx, sex, lip }) =>
  `<g transform="translate(${f1(cx + dx * 0.9)} 145)"><path d="M-9.500 0C-5-3.600-2-3.400 0-2.200 2-3.400 5-3.600 9.500 0 4 1.400-4 1.400-9.500 0Z" fill="${mix(lip, '#3a1212', 0.25)}"/><path d="M-8 .8C-3 ${sex === 'f' ? 6 : 4.6} 3 ${sex === 'f' ? 6 : 4.6} 8 .8 3 1.800-3 1.800-8 .8Z" fill="${lip}"/></g>`;

const beardOf = ({ cx, dx, hc, shade, lip }, cl, grey) =>
  `<g clip-path="${cl}" opacity=".8"><path d="M84 126C88 150 96 170 120 172 144 170 152 150 156 126 150 142 142 140 134 139 126 136 114 136 106 139 98 140 90 142 84 126Z" fill="${grey ? '#8a857f' : mix(hc, shade, 0.25)}"/><path d="M110 145C114 142 126 142 130 145 126 152 114 152 110 145Z" fill="${shade}"/></g><g transform="translate(${f1(cx + dx * 0.9)} 146)"><path d="M-7 0C-3-2 3-2 7 0 3 2.400-3 2.400-7 0Z" fill="${mix(lip, '#3a1212', 0.3)}"/></g>`;

/** Skin, light and features. */
export const face = (k, t, shape, cl, { grey, beard }) =>
  skin(k, t, shape) +
  shadow(k, t, cl) +
  eye(t, -1, grey) +
  eye(t, 1, grey) +
  nose(t) +
  mouth(t) +
  (beard ? beardOf(t, cl, grey) : '');
