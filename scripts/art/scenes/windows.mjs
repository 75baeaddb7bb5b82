import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';
import { room } from './windows-room.mjs';

const LAUNDRY = ['#c9bfae', '#7d8f9b', '#a8564a', '#56705f'];

const laundry = (k, wall, { X, yy, w, h }) => {
  const { r } = k;
  const l = `M${f1(X)} ${f1(yy + h + 12)}h${f1(w)}`;
  let cl2 = '';
  for (let i = 0; i < 4; i++) {
    const bx = X + w * (0.06 + i * 0.24);
    cl2 += `M${f1(bx)} ${f1(yy + h + 12)}h${f1(w * 0.17)}v${f1(10 + r() * 9)}h${f1(-w * 0.17)}z`;
  }
  return k.line(l, mix(wall, '#000000', 0.6), 1) + k.path(cl2, mix(wall, LAUNDRY[(r() * 4) | 0], 0.4));
};

const lightOf = (k, p, wall, { on, H0 }) => {
  const q = k.r();
  if (H0) return p[4];
  if (!on) return mix(wall, '#000000', 0.42);
  if (q < 0.66) return p[2];
  return q < 0.85 ? p[3] : mix(p[2], '#ffffff', 0.35);
};

const glass = (k, p, { c, on }) => {
  const lit = [
    [0, mix(c, '#ffffff', 0.22)],
    [0.5, c],
    [1, mix(c, '#000000', 0.34)],
  ];
  const dark = [
    [0, mix(c, p[1], 0.3)],
    [1, c],
  ];
  return on ? k.lin(lit) : k.lin(dark, 0, 0, 1, 1);
};

const frameBars = (k, wall, { X, yy, w, h }) =>
  k.line(
    `M${f1(X + w / 2)} ${f1(yy)}v${f1(h)}M${f1(X)} ${f1(yy + h * 0.28)}h${f1(w)}`,
    mix(wall, '#000000', 0.6),
    2.6,
  ) + k.rect(X - 7, yy + h + 4, w + 14, 5, mix(wall, '#ffffff', 0.1));

const airConditioner = (k, wall, ch, { X, yy, w, h }) =>
  k.rect(X + w * 0.55, yy + h + 9, w * 0.42, ch * 0.11, mix(wall, '#ffffff', 0.16)) +
  k.line(`M${f1(X + w * 0.57)} ${f1(yy + h + 14)}h${f1(w * 0.38)}m0 4h${f1(-w * 0.38)}`, wall, 1);

const pane = (k, p, house, x, y) => {
  const { r } = k;
  const { cw, ch, wall, hero } = house;
  const H0 = x === hero[0] && y === hero[1];
  const on = H0 || r() < 0.46;
  const box = { X: x * cw + cw * 0.13, yy: y * ch + ch * 0.2, w: cw * 0.74, h: ch * 0.62 };
  const { X, yy, w, h } = box;
  const c = lightOf(k, p, wall, { on, H0 });
  let s = on ? k.glow(X + w / 2, yy + h / 2, cw * (H0 ? 1.5 : 0.85), c, H0 ? 0.5 : 0.24) : '';
  s += k.rect(X - 4, yy - 4, w + 8, h + 8, mix(wall, '#000000', 0.55));
  s += k.rect(X, yy, w, h, glass(k, p, { c, on }));
  const cl = k.clip(`<rect x="${f1(X)}" y="${f1(yy)}" width="${f1(w)}" height="${f1(h)}"/>`);
  s += `<g clip-path="${cl}">${on ? room(k, { ...box, c, H0, house }) : ''}</g>`;
  s += frameBars(k, wall, box);
  if (r() < 0.16) s += airConditioner(k, wall, ch, box);
  else if (r() < 0.13) s += laundry(k, wall, box);
  return s;
};

const shade = (k, wall) => {
  const { W, H, r } = k;
  let rain = '';
  for (let i = 0; i < 110; i++) rain += `M${f1(r() * W)} ${f1(r() * H)}l-2 ${f1(9 + r() * 22)}`;
  const wet = k.line(rain, '#fff', 0.8, 'opacity=".12"');
  return (
    wet +
    k.full(
      k.lin([
        [0, '#000000', 0.3],
        [0.3, '#000000', 0],
        [0.68, '#000000', 0.05],
        [0.86, mix(wall, '#000000', 0.75), 0.95],
        [1, mix(wall, '#000000', 0.8)],
      ]),
    ) +
    k.vignette(0.55)
  );
};

export function windows(k, p, o) {
  const { W, H, r } = k;
  const cols = o.still ? 9 : 6;
  const rows = o.still ? 5 : 9;
  const house = { cw: W / cols, ch: (H * (o.still ? 1 : 0.86)) / rows, wall: p[0], seen: 0 };
  const { cw, ch, wall } = house;
  let s = k.full(
    k.lin([
      [0, mix(wall, p[1], 0.5)],
      [1, wall],
    ]),
  );
  house.hero = [2 + ((r() * (cols - 4)) | 0), 2 + ((r() * (rows - 4)) | 0)];
  for (let y = 0; y < rows; y++) {
    const Y = y * ch;
    s +=
      k.rect(0, Y + ch * 0.9, W, ch * 0.06, mix(wall, '#000000', 0.35)) +
      k.rect(0, Y + ch * 0.885, W, 1.6, mix(wall, '#ffffff', 0.14), 'opacity=".6"');
    for (let x = 0; x < cols; x++) s += pane(k, p, house, x, y);
  }
  s +=
    k.rect(cw * house.hero[0] - 5, 0, 5, H, mix(wall, '#000000', 0.45)) +
    k.rect(W * 0.985, 0, 4, H, mix(wall, '#000000', 0.45));
  return s + shade(k, wall);
}
