import { mix } from '../kit/colour.mjs';

const SHOULDERS = {
  f: 'M34 246C38 212 70 202 100 194L140 194C170 202 202 212 206 246Z',
  m: 'M14 246C20 208 62 200 98 192L142 192C178 200 220 208 226 246Z',
};

const neck = (k, { sex, cx, X, lit, shade }) => {
  const nk = sex === 'f' ? 15 : 19;
  const whole = k.path(
    `M${cx - nk} 148V188C${cx - nk} 200 ${cx - nk - 10} 200 ${cx - nk - 14} 201C${cx - 20} 218 ${cx + 20} 218 ${cx + nk + 14} 201C${cx + nk + 10} 200 ${cx + nk} 200 ${cx + nk} 188V148Z`,
    shade,
  );
  return (
    whole +
    k.path(
      `M${X(-nk)} 172V188C${X(-nk)} 200 ${X(-nk - 10)} 200 ${X(-nk - 14)} 201C${X(-22)} 210 ${X(-8)} 212 ${X(-4)} 212C${X(-8)} 200 ${X(-6)} 184 ${X(2)} 172Z`,
      mix(lit, shade, 0.25),
    )
  );
};

const GARMENTS = {
  suit: (k, { cloth, bg2 }) =>
    k.path(`M96 194L120 232 144 194 152 198 128 250H112L88 198Z`, '#f0ebe2') +
    k.path('M115 216L120 222 125 216 127 250H113Z', mix(bg2, '#7a1f1a', 0.6)) +
    k.path('M88 196L104 246H60ZM152 196L136 246H180Z', mix(cloth, '#000000', 0.25)),
  robe: (k, { cloth }) =>
    k.path(
      'M92 192C100 214 112 232 128 250H104C92 236 84 214 84 198ZM148 192C142 212 126 236 108 250H134C146 238 156 214 156 198Z',
      mix(cloth, '#f4ead6', 0.7),
    ) +
    k.path(
      'M148 192C142 212 126 236 108 250',
      'none',
      `stroke="${mix(cloth, '#000000', 0.3)}" stroke-width="1.500"`,
    ),
  knit: (k, { cloth }) =>
    k.path('M96 188C98 204 142 204 144 188L150 198C146 218 94 218 90 198Z', mix(cloth, '#ffffff', 0.16)),
  shirt: (k, { cloth }) =>
    k.path('M98 190L120 214 104 230 86 200ZM142 190L120 214 136 230 154 200Z', mix(cloth, '#ffffff', 0.28)) +
    k.line('M120 216V246', mix(cloth, '#000000', 0.3), 1.4),
};

/** Shoulders, neck and clothes. */
export const body = (k, t, dress) => {
  const { sex, cloth, X } = t;
  const shoulders = SHOULDERS[sex];
  const trunk =
    k.path(shoulders, cloth) +
    `<g clip-path="${k.clip(`<path d="${shoulders}"/>`)}"><path d="M${X(8)} 180L${X(26)} 250H${X(130)}V180Z" fill="#000" opacity=".28"/></g>`;
  const dressed = trunk + neck(k, t) + (GARMENTS[dress]?.(k, t) ?? '');
  return `<g transform="translate(0 -13)">${dressed}</g>`;
};
