import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';

const glassesOf = ({ cx, dx }) =>
  `<g fill="none" stroke="#16120f" stroke-width="2"><rect x="${f1(cx + dx - 29)}" y="102" width="24" height="19" rx="8"/><rect x="${f1(cx + dx + 5)}" y="102" width="24" height="19" rx="8"/><path d="M${f1(cx + dx - 5)} 109Q${f1(cx + dx)} 106 ${f1(cx + dx + 5)} 109"/></g>`;

/** Hair in front of the face, and headwear. */
export const hairdo = (k, { hc, hs, bg, X, cx, dx }, { hair, dress, grey, glasses }) => {
  let s =
    k.path(hs[1], hc) +
    `<g clip-path="${k.clip(`<path d="${hs[1]}"/>`)}"><path d="M${X(-38)} 96C${X(-40)} 64 ${X(-18)} 50 ${X(8)} 50C${X(-12)} 56 ${X(-26)} 70 ${X(-30)} 100Z" fill="${mix(hc, mix(bg, '#ffffff', 0.4), grey ? 0.5 : 0.36)}" opacity=".8"/></g>`;
  if (glasses) s += glassesOf({ cx, dx });
  if (hair === 'topknot') s += k.rect(106, 40, 28, 6, mix('#cfa452', hc, 0.15), 'rx="2"');
  if (hair === 'bun' && dress === 'robe')
    s += k.line('M92 40L150 34', '#cfa452', 2.4, 'stroke-linecap="round"') + k.disc(150, 34, 3.6, '#b8352a');
  return s;
};
