import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';

const blossom = (k, red, [x, y], [x2, y2]) => {
  const { r } = k;
  const bz = k.H / 840;
  const u = r();
  const px = x + (x2 - x) * u + (r() - 0.5) * 8;
  const py = y + (y2 - y) * u + (r() - 0.5) * 8;
  const s0 = (2.4 + r() * 4) * bz;
  if (r() < 0.35) return k.disc(px, py, s0 * 0.6, red);
  let bl = '';
  for (let j = 0; j < 5; j++)
    bl += k.disc(
      px + Math.cos(j * 1.257) * s0,
      py + Math.sin(j * 1.257) * s0,
      s0 * 0.78,
      mix(red, '#ffffff', r() * 0.3),
    );
  return bl;
};

/** A branch grows from x,y at angle `a`; `tree` collects its wood and flowers. */
const grow = (k, red, tree, [x, y], a, l, w, g) => {
  const { r } = k;
  if (g > 5 || l < 8) return;
  const x2 = x + Math.cos(a) * l;
  const y2 = y + Math.sin(a) * l;
  const b = (r() - 0.5) * l * 0.35;
  tree.wood += `<path d="M${f1(x)} ${f1(y)}Q${f1((x + x2) / 2 + b)} ${f1((y + y2) / 2 + b)} ${f1(x2)} ${f1(y2)}" stroke-width="${f1(w)}"/>`;
  if (g > 1) for (let i = 0; i < 2; i++) if (r() < 0.75) tree.bloom += blossom(k, red, [x, y], [x2, y2]);
  grow(k, red, tree, [x2, y2], a + (r() - 0.35) * 0.7, l * 0.78, w * 0.68, g + 1);
  if (r() < 0.85) grow(k, red, tree, [x2, y2], a - 0.3 - r() * 0.7, l * 0.62, w * 0.5, g + 1);
};

export const plum = (k, p) => {
  const { W, H } = k;
  const bz = H / 840;
  const red = p[5] || '#d8483e';
  const tree = { wood: '', bloom: '' };
  grow(k, red, tree, [W + 20, H * 0.02], Math.PI * 0.86, W * 0.22, 11 * bz, 0);
  grow(k, red, tree, [W + 10, H * 0.16], Math.PI * 0.93, W * 0.14, 7 * bz, 1);
  return `<g fill="none" stroke="${mix(p[4], '#000000', 0.65)}" stroke-linecap="round">${tree.wood}</g>${tree.bloom}`;
};
