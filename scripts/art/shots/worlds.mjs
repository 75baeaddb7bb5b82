// Games with a landscape: running, racing, defending.
import { box, counter, disc, H, meter, pads, path, stroke, times, W, whole } from './kit.mjs';

function hills(r, y, height, fill) {
  const points = Array.from({ length: 9 }, (_, n) => `${n * 80} ${whole(y - r() * height)}`);
  return path(
    `M0 ${H}L${points.join('L')}L${W} ${H}Z`,
    fill,
    `stroke="${fill}" stroke-width="24" stroke-linejoin="round"`,
  );
}

const hero = (x, y, c) =>
  `<g transform="translate(${x} ${y})">${
    path('M-16 6C-40 16-46 36-62 40-44 46-26 40-12 28Z', c.spark) +
    stroke('M-6 50L-20 84M8 50L24 82', c.ink, 12) +
    path('M-18 2H18L14 54H-12Z', c.ink) +
    disc(0, -16, 18, c.ink) +
    stroke('M14 14L46 2', c.ink, 10) +
    stroke('M40 10L84-22', '#fff', 5)
  }</g>`;

export function adventure(r, c, n) {
  const ledges = times(3, (i) => {
    const [x, y] = [whole(30 + i * 210 + r() * 60), whole(196 + r() * 80)];
    return box(x, y, 150, 26, c.near, 'rx="8"') + box(x, y, 150, 9, c.spark, 'rx="4" opacity=".8"');
  });
  const sparks = times(9, () => disc(whole(r() * W), whole(40 + r() * 150), whole(3 + r() * 5), c.gold));
  return (
    disc(whole(400 + r() * 160), 92, 56, '#fff', 'opacity=".75"') +
    hills(r, 220, 130, c.far) +
    hills(r, 280, 90, c.near) +
    ledges +
    sparks +
    box(0, 326, W, 40, c.ink) +
    hero(whole(220 + n * 120), 244, c) +
    meter(32, 24, 180, 0.5 + r() * 0.4, c.spark) +
    meter(32, 48, 130, 0.4 + r() * 0.5, '#58b8ff') +
    counter(520, 20, whole(200 + r() * 700), c.gold) +
    pads(c.spark)
  );
}

export function race(r, c, n) {
  const bend = whole((r() - 0.5) * 160) + (n ? 50 : -50);
  const road = `M${300 + bend} 150L${340 + bend} 150L640 360H0Z`;
  const stripes = times(5, (i) => {
    const [y, w] = [166 + i * i * 9, 4 + i * 5];
    return box(whole(320 + bend * (1 - (y - 150) / 210) - w / 2), y, w, 6 + i * 7, '#fff', 'opacity=".85"');
  });
  const trees = times(8, (i) => {
    const [side, far] = [i % 2 ? 1 : -1, Math.floor(i / 2)];
    const x = whole(320 + bend * 0.5 + side * (110 + far * 66));
    const size = 18 + far * 16;
    return path(
      `M${x} ${150 - size}L${x + size / 2} ${164 + far * 8}H${x - size / 2}Z`,
      far % 2 ? c.near : c.ink,
    );
  });
  return (
    disc(whole(160 + r() * 320), 104, 50, c.gold) +
    hills(r, 150, 60, c.far) +
    box(0, 150, W, 210, c.near) +
    path(road, c.ink) +
    stripes +
    trees +
    `<g transform="translate(${300 + n * 40} 270)">${path('M-70 40C-70 4-44-18 0-18S70 4 70 40V62H-70Z', c.spark)}${path('M-42 6C-34-8 34-8 42 6L50 26H-50Z', '#16202c')}${box(-64, 56, 34, 18, '#111', 'rx="6"')}${box(30, 56, 34, 18, '#111', 'rx="6"')}${box(-56, 36, 24, 10, '#ff4a3a', 'rx="4"')}${box(32, 36, 24, 10, '#ff4a3a', 'rx="4"')}</g>` +
    counter(24, 20, `${1 + whole(r() * 2)}/8`, c.gold) +
    `<g transform="translate(566 288)">${disc(0, 0, 52, '#000', 'fill-opacity=".6"')}${stroke('M-34 24A42 42 0 1 1 34 24', '#fff', 5, 'opacity=".35"')}${stroke('M-34 24A42 42 0 0 1 22-36', c.spark, 6)}<text y="10" text-anchor="middle" font-family="Arial, sans-serif" font-size="28" font-weight="700" fill="#fff">${whole(140 + r() * 120)}</text></g>`
  );
}

const tower = (x, y, c) =>
  `<g transform="translate(${x} ${y})"><ellipse cy="26" rx="30" ry="10" fill="#000" opacity=".25"/>${path('M-18-30H18L24 26H-24Z', '#e9e0cc')}${path('M0-30H18L24 26H0Z', '#b9ab8c')}${path('M-26-34H-14V-42H-6V-34H6V-42H14V-34H26V-22H-26Z', c.ink)}${disc(0, -52, 9, c.spark)}</g>`;

export function strategy(r, c, n) {
  const cells = times(35, (i) => {
    const [column, row] = [i % 7, Math.floor(i / 7)];
    const [x, y] = [60 + column * 94 + (row % 2) * 47, 60 + row * 66];
    const fill = r() > 0.7 ? c.far : c.near;
    return path(
      `M${x} ${y - 42}L${x + 44} ${y - 20}V${y + 20}L${x} ${y + 42}L${x - 44} ${y + 20}V${y - 20}Z`,
      fill,
      'stroke="#000" stroke-opacity=".14" stroke-width="2"',
    );
  });
  const way = n
    ? 'M-10 260C120 240 160 120 300 150S480 280 660 190'
    : 'M-10 120C110 130 190 270 320 236S500 90 660 120';
  const troops = times(6, (i) =>
    disc(70 + i * 34, whole((n ? 246 : 130) + r() * 20), 9, '#e8483a', 'stroke="#fff" stroke-width="2"'),
  );
  return (
    box(0, 0, W, H, c.air) +
    cells +
    stroke(way, '#d9c08a', 40) +
    stroke(way, '#f2e2b4', 26) +
    troops +
    tower(whole(180 + r() * 40), 90, c) +
    tower(whole(380 + r() * 40), n ? 250 : 190, c) +
    tower(540, n ? 96 : 252, c) +
    counter(24, 18, whole(300 + r() * 600), c.gold) +
    counter(128, 18, whole(20 + r() * 60), '#7fd0ff') +
    times(
      4,
      (i) =>
        box(
          178 + i * 76,
          298,
          64,
          52,
          '#000',
          `rx="10" fill-opacity=".6" stroke="${i ? '#fff' : c.gold}" stroke-opacity=".8" stroke-width="2"`,
        ) + disc(210 + i * 76, 324, 15, i % 2 ? c.spark : c.sky),
    )
  );
}
