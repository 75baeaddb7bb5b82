import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';

export const poles = (k, p, { hz, vx }) => {
  const { W, H } = k;
  let s = '';
  const wy = [];
  for (let i = 6; i >= 0; i--) {
    const q = (1 - i / 7) ** 2.3;
    const x = vx + W * (0.03 + q * 0.62);
    const h = H * (0.015 + q * 0.62);
    const y = hz + q * H * 0.2;
    s += k.path(
      `M${f1(x - 0.6 - q * 3)} ${f1(y)}V${f1(y - h)}h${f1(1.2 + q * 5)}V${f1(y)}ZM${f1(x - q * 34)} ${f1(y - h * 0.93)}h${f1(q * 70)}v${f1(0.8 + q * 4)}h${f1(-q * 70)}Z`,
      mix(p[4], '#000000', 0.5),
    );
    wy.push([x, y - h * 0.93, q]);
  }
  for (const j of [-1, 1]) {
    let d = '';
    wy.forEach(([x, y, q], i) => {
      const X = x + j * 32 * q;
      d += i
        ? `Q${f1((wy[i - 1][0] + X) / 2)} ${f1((wy[i - 1][1] + y) / 2 + 30 * q)} ${f1(X)} ${f1(y)}`
        : `M${f1(X)} ${f1(y)}`;
    });
    s += k.line(d, mix(p[4], '#000000', 0.5), 1, 'opacity=".8"');
  }
  return s;
};

/** A car from behind. */
export const car = (k, p, o, { hz, vx, bx }) => {
  const { H } = k;
  const cy = hz + (H - hz) * (o.still ? 0.34 : 0.2);
  const u = (H / 840) * (o.still ? 1.5 : 0.95);
  const cxx = vx + (bx - vx) * 0.2 + 20 * u;
  return (
    `<g transform="translate(${f1(cxx)} ${f1(cy)}) scale(${u})"><ellipse cx="0" cy="1" rx="46" ry="6" fill="#000" opacity=".6"/><path d="M-34 0V-8H-38V-24C-38-29-34-31-30-32L-23-47C-21-50-18-51-14-51H14C18-51 21-50 23-47L30-32C34-31 38-29 38-24V-8H34V0H24V-7H-24V0Z" fill="#0a0c0f"/><path d="M-20-45H20L26-32H-26Z" fill="${mix(p[3], p[4], 0.5)}" opacity=".75"/><path d="M-36-25h12v6h-12zM36-25H24v6h12z" fill="#ff4a2d"/><rect x="-9" y="-20" width="18" height="6" fill="#cfd3d6" opacity=".55"/></g>` +
    k.glow(cxx - 30 * u, cy - 22 * u, 36 * u, '#ff3a20', 0.8) +
    k.glow(cxx + 30 * u, cy - 22 * u, 36 * u, '#ff3a20', 0.8) +
    k.glow(cxx, cy - 40 * u, 90 * u, mix(p[3], '#ffffff', 0.4), 0.3)
  );
};
