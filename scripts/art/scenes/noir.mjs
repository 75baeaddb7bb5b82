import { FIG } from '../figures/people.mjs';
import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';

const SLATS = 15;

const windowBox = ({ W, H }, o) => ({
  lx: W * (o.still ? 0.3 : 0.12),
  ty: H * 0.1,
  lw: W * (o.still ? 0.42 : 0.78),
  lh: H * (o.still ? 0.78 : 0.62),
  sk: W * 0.14,
});

const slats = ({ lx, ty, lw, lh, sk }, dx, dy, w = 0.6) => {
  let d = '';
  for (let i = 0; i < SLATS; i++) {
    const y = ty + dy + (lh / SLATS) * i;
    const h = (lh / SLATS) * w;
    if (i === 6) continue;
    d += `M${f1(lx + dx)} ${f1(y)}L${f1(lx + dx + lw)} ${f1(y - sk * 0.62)}v${f1(h)}L${f1(lx + dx)} ${f1(y + h)}Z`;
  }
  return d;
};

const blinds = (k, p, box) => {
  const { W } = k;
  const { lx, ty, lw, lh, sk } = box;
  const lg = k.lin(
    [
      [0, p[3], 0.95],
      [0.5, p[2], 0.82],
      [1, p[2], 0.2],
    ],
    0,
    0,
    1,
    0.25,
  );
  const light =
    `<g filter="${k.blur(2.2)}">` +
    k.path(slats(box, 0, sk * 0.6), lg) +
    '</g>' +
    `<g filter="${k.blur(16)}" style="mix-blend-mode:screen" opacity=".5">` +
    k.path(slats(box, 0, sk * 0.6), p[2]) +
    '</g>';
  // Shadows of the window bars.
  return (
    light +
    k.path(
      `M${lx + lw * 0.49} ${ty - 60}h${W * 0.02}V${ty + lh + 80}h${-W * 0.02}Z`,
      p[0],
      `opacity=".82" filter="${k.blur(3)}"`,
    )
  );
};

const sitter = (k, p, box, { fh, fx, fy, body }) => {
  const { W, H } = k;
  const { lh, sk } = box;
  let s = `<g fill="${p[0]}" opacity=".55" filter="${k.blur(10)}">${body(-W * 0.15)}</g><g fill="${mix(p[0], '#000000', 0.6)}">${body(0)}</g>`;
  const mk = k.mask(`<g fill="#fff">${body(0)}</g>`);
  const half = k.lin(
    [
      [0, p[3], 0.95],
      [0.55, p[2], 0.35],
      [1, p[2], 0],
    ],
    0,
    0,
    1,
    0,
  );
  s +=
    `<g mask="${mk}"><g filter="${k.blur(1.6)}"><g clip-path="${k.clip(`<path d="${slats(box, 0, sk * 0.6 - lh / SLATS / 2.6, 0.5)}"/>`)}">` +
    k.rect(fx - fh * 0.4, 0, fh * 0.42, H, half) +
    '</g></g></g>';
  s += `<g mask="${mk}"><g fill="none" stroke="${mix(p[3], '#ffffff', 0.2)}" stroke-width="1.100" opacity=".7" filter="${k.blur(1.2)}" transform="translate(${f1(fx + 1.5)} ${f1(fy + 1)}) scale(${fh / 100})"><path d="M-38 30C-37-20-36-42-31.500-54-28-62-18-63-10.500-66.500M-9.200-88C-10.500-99-6-105 0-105"/></g></g>`;
  return s;
};

const smoke = (k, p, fx, fh) => {
  const { H, r } = k;
  let sm = '';
  for (let i = 0; i < 5; i++) {
    const x = fx - fh * 0.28 + r() * 12;
    sm += `M${f1(x)} ${f1(H * 0.56)}c${f1(-30 - r() * 20)} ${f1(-H * 0.09)} ${f1(36 + r() * 20)} ${f1(-H * 0.14)} ${f1(-4 + r() * 10)} ${f1(-H * 0.24)}s${f1(-26 - r() * 22)} ${f1(-H * 0.08)} ${f1(r() * 22)} ${f1(-H * 0.16)}`;
  }
  return k.line(
    sm,
    mix(p[3], '#ffffff', 0.3),
    5,
    `opacity=".16" filter="${k.blur(5)}" style="mix-blend-mode:screen"`,
  );
};

export function noir(k, p, o) {
  const { W, H, r } = k;
  const box = windowBox(k, o);
  const { lx, ty, lw, lh } = box;
  let s =
    k.full(
      k.lin(
        [
          [0, p[0]],
          [1, p[1]],
        ],
        0,
        0,
        0.4,
        1,
      ),
    ) + k.glow(lx + lw * 0.5, ty + lh * 0.45, Math.max(W, H) * 0.7, p[2], 0.34);
  s += blinds(k, p, box);
  const fh = H * (o.still ? 0.86 : 0.62);
  const fx = W * (o.still ? 0.66 : 0.62);
  const fy = H * (o.still ? 1.02 : 0.8);
  const hat = r() < 0.45 ? FIG.fedora : '';
  const body = (dx) =>
    `<g transform="translate(${f1(fx + dx)} ${f1(fy)}) scale(${fh / 100})">${FIG.bust}${hat}</g>`;
  s += sitter(k, p, box, { fh, fx, fy, body });
  s += smoke(k, p, fx, fh);
  return (
    s +
    k.full(
      k.lin([
        [0.55, '#000000', 0],
        [1, '#000000', 0.75],
      ]),
    ) +
    k.vignette(0.65)
  );
}
