import { fig } from '../figures/people.mjs';
import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';
import { street } from './neon-street.mjs';

const wetGround = (k, p, hz, lit) => {
  const { W, H } = k;
  let s = k.rect(0, hz, W, H - hz, mix(p[0], '#000000', 0.45));
  s += `<g clip-path="${k.clip(`<rect x="0" y="${hz}" width="${W}" height="${H - hz}"/>`)}"><g filter="${k.blur(2, 9)}"><g filter="${k.rough('0.012 .09', 26, 2)}"><g transform="translate(0 ${f1(hz * 2)}) scale(1 -1)" opacity=".8">${lit}</g></g></g></g>`;
  s += k.rect(
    0,
    hz - 1,
    W,
    H - hz + 1,
    k.lin([
      [0, p[0], 0.05],
      [0.55, '#000000', 0.5],
      [1, '#000000', 0.9],
    ]),
  );
  return s;
};

const stroller = (k, A, { vx, hz, fy, fh }) => {
  const { W } = k;
  const man = fig('umbrella', vx, fy, fh, '#05070a');
  const shown =
    k.glow(vx, hz, W * 0.26, '#ffe6c8', 0.5) +
    `<g opacity=".55" filter="${k.blur(3, 4)}"><g transform="translate(0 ${f1(fy * 2)}) scale(1 -.8) translate(0 ${f1(fy * 0.25)})" >` +
    fig('man', vx - 2, fy, fh * 0.8, '#020304') +
    '</g></g>' +
    man;
  return (
    shown +
    `<g transform="translate(${f1(vx)} ${f1(fy)}) scale(${fh / 100})" fill="none" stroke="${mix(A, '#ffffff', 0.6)}" stroke-width=".9" opacity=".85"><path d="M-29-92C-27-112-12-121 0-122 12-121 27-112 29-92"/></g>`
  );
};

const rainfall = (k) => {
  const { W, H, r } = k;
  let rain = '';
  for (let i = 0; i < 190; i++) {
    const x = r() * W * 1.1;
    const y = r() * H;
    const l = 10 + r() * 34;
    rain += `M${f1(x)} ${f1(y)}l${f1(-l * 0.14)} ${f1(l)}`;
  }
  return k.line(rain, '#dfeaf2', 0.9, 'opacity=".26"');
};

export function neon(k, p, o) {
  const { W, H, r } = k;
  const vx = W * (0.5 + (r() - 0.5) * 0.12);
  const hz = H * (o.still ? 0.62 : 0.6);
  const A = p[2];
  const B = p[3];
  let s =
    k.full(
      k.lin([
        [0, p[0]],
        [0.6, p[1]],
        [1, p[0]],
      ]),
    ) +
    k.glow(vx, hz - H * 0.1, H * 0.6, mix(A, B, 0.35), 0.85) +
    k.glow(vx, hz - H * 0.02, H * 0.2, '#ffe9cf', 0.5);
  const lit = street(k, p, { A, B, hz, vx });
  s += lit + wetGround(k, p, hz, lit);
  s += stroller(k, A, { vx, hz, fy: hz + H * 0.1, fh: H * (o.still ? 0.36 : 0.235) });
  return s + rainfall(k) + k.vignette(0.6);
}
