import { fbm, noise1 } from './chance.mjs';
import { f1 } from './markup.mjs';

/** Random shapes: ridges, clouds and birds. */
export const land = (k) => {
  const { W, r } = k;
  return {
    ridge(y, amp, freq, sharp = 0.5, oct = 6, step = 4) {
      const n = noise1(r);
      const o = r() * 400;
      const pts = [];
      for (let x = -20; x <= W + 20; x += step) {
        const v = fbm(n, o + (x / W) * freq, oct);
        const s = 1 - Math.abs(2 * v - 1);
        pts.push([x, y - amp * (v * (1 - sharp) + s * sharp)]);
      }
      return pts;
    },
    cloud(x, y, w, h, c, lit, n = 26) {
      let a = '';
      let b = '';
      for (let i = 0; i < n; i++) {
        const t = r();
        const px = x + (t - 0.5) * w;
        const R = h * (0.16 + 0.3 * r()) * (1 - Math.abs(t - 0.5) * 1.3);
        const py = y - r() * h * 0.55 * (1 - Math.abs(t - 0.5) * 1.6);
        a += k.disc(px, py, R, c);
        b += k.disc(px - R * 0.18, py - R * 0.25, R * 0.74, lit);
      }
      a += k.rect(x - w * 0.42, y - h * 0.1, w * 0.84, h * 0.28, c, `rx="${h * 0.14}"`);
      return `<g filter="${k.rough(0.025, h * 0.35, 4)}"><g filter="${k.blur(h * 0.03)}">${a}</g><g filter="${k.blur(h * 0.1)}" opacity=".9">${b}</g></g>`;
    },
    birds(x, y, n, c, s = 1) {
      let o = '';
      for (let i = 0; i < n; i++) {
        const bx = x + (r() - 0.5) * 120 * s;
        const by = y + (r() - 0.5) * 50 * s;
        const w = (5 + r() * 6) * s;
        o += `M${f1(bx - w)} ${f1(by - w * 0.3)}Q${f1(bx - w * 0.4)} ${f1(by - w * 0.55)} ${f1(bx)} ${f1(by)}Q${f1(bx + w * 0.5)} ${f1(by - w * 0.6)} ${f1(bx + w)} ${f1(by - w * 0.25)}`;
      }
      return k.line(o, c, 1.3 * s, 'stroke-linecap="round"');
    },
  };
};
