// Games on a table or board: matching, turn-based games, running a shop.
import { box, counter, disc, H, meter, path, stroke, times, W, whole } from './kit.mjs';

const GEMS = [
  (x, y) => path(`M${x} ${y - 20}L${x + 20} ${y}L${x} ${y + 20}L${x - 20} ${y}Z`, '#ff5a6a'),
  (x, y) => disc(x, y, 18, '#ffc24a'),
  (x, y) => box(x - 17, y - 17, 34, 34, '#4fb8ff', 'rx="9"'),
  (x, y) => path(`M${x} ${y - 20}L${x + 19} ${y + 15}H${x - 19}Z`, '#6fd27a'),
  (x, y) =>
    path(
      `M${x - 10} ${y - 18}H${x + 10}L${x + 20} ${y}L${x + 10} ${y + 18}H${x - 10}L${x - 20} ${y}Z`,
      '#b884ff',
    ),
];

export function puzzle(r, c, n) {
  const board = times(42, (i) => {
    const [x, y] = [209 + (i % 7) * 49, 62 + Math.floor(i / 7) * 49];
    const gem = GEMS[whole(r() * 100) % GEMS.length];
    return (
      box(x - 23, y - 23, 46, 46, '#000', 'rx="9" fill-opacity=".22"') +
      gem(x, y) +
      disc(x - 6, y - 7, 4, '#fff', 'opacity=".7"')
    );
  });
  const [row, column] = n ? [3, 0] : [0, 4];
  const chosen = row
    ? box(186, 38 + row * 49, 343, 48, 'none', `rx="12" stroke="#fff" stroke-width="5"`)
    : box(186 + column * 49, 38, 48, 294, 'none', `rx="12" stroke="#fff" stroke-width="5"`);
  return (
    times(7, () => disc(whole(r() * W), whole(r() * H), whole(30 + r() * 60), c.far, 'opacity=".35"')) +
    box(174, 26, 368, 308, c.ink, 'rx="22" opacity=".8"') +
    board +
    chosen +
    box(22, 60, 130, 200, c.ink, 'rx="18" opacity=".7"') +
    meter(50, 90, 84, 0.3 + r() * 0.6, c.spark) +
    counter(41, 126, whole(1000 + r() * 8000), c.gold) +
    counter(41, 170, whole(8 + r() * 20), c.spark) +
    times(3, (i) =>
      disc(56 + i * 32, 234, 11, i < 2 + n ? c.gold : '#fff', i < 2 + n ? '' : 'opacity=".3"'),
    ) +
    times(
      3,
      (i) =>
        disc(592, 100 + i * 76, 28, c.near, 'stroke="#fff" stroke-width="3"') +
        disc(592, 100 + i * 76, 11, c.sky),
    )
  );
}

const INK_OF = ['#c9352a', '#22242c'];
const cardAt = (x, y, turn, r) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${box(-24, -34, 48, 68, '#fdf8ec', 'rx="7" stroke="#00000033"')}${path('M0-13L11 1 0 15-11 1Z', INK_OF[whole(r())])}${disc(-15, -23, 4, INK_OF[whole(r())])}</g>`;

export function board(r, c, n) {
  const seat = (x, y) =>
    disc(x, y, 28, c.ink, `stroke="${c.gold}" stroke-width="3"`) +
    disc(x, y - 5, 10, c.sky) +
    path(`M${x - 17} ${y + 18}C${x - 14} ${y + 2} ${x + 14} ${y + 2} ${x + 17} ${y + 18}Z`, c.sky);
  const hand = times(9, (i) =>
    cardAt(160 + i * 40, 322 - (i === 3 + n * 2 ? 20 : 0) - whole(14 - Math.abs(i - 4) * 3), (i - 4) * 3, r),
  );
  const played = times(4 + n, (i) => cardAt(250 + i * 40, whole(168 + r() * 12), whole((r() - 0.5) * 16), r));
  return (
    box(0, 0, W, H, c.ink) +
    `<ellipse cx="320" cy="190" rx="300" ry="150" fill="${c.near}" stroke="#6a4424" stroke-width="16"/><ellipse cx="320" cy="190" rx="250" ry="112" fill="none" stroke="${c.far}" stroke-width="3" opacity=".7"/>` +
    played +
    hand +
    seat(320, 44) +
    seat(58, 170) +
    seat(582, 170) +
    counter(24, 16, whole(1000 + r() * 9000), c.gold) +
    box(500, 300, 116, 42, c.gold, 'rx="21"') +
    stroke('M534 321H582M568 308L582 321 568 334', '#5a3a0c', 6)
  );
}

const house = (x, y, s, wall, roof) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${path('M-34 0L0 18 34 0V-34L0-16-34-34Z', wall)}${path('M0 18L34 0V-34L0-16Z', '#000', 'opacity=".18"')}${path('M-42-32L0-66 42-32 0-10Z', roof)}${path('M0-66L42-32 0-10Z', '#000', 'opacity=".16"')}${path('M10 12V-8L22-14V6Z', '#fff3c4')}</g>`;

const tree = (x, y, c) =>
  `<ellipse cx="${x}" cy="${y}" rx="16" ry="6" fill="#000" opacity=".2"/>${box(x - 3, y - 16, 6, 16, '#6a4424')}${disc(x, y - 26, 17, c)}`;

export function business(r, c, n) {
  const plots = times(20, (i) => {
    const [column, row] = [i % 5, Math.floor(i / 5)];
    const [x, y] = [320 + (column - row) * 76, 84 + (column + row) * 38];
    const fill = ['#8fc46a', '#a9d47a', '#c9a46a'][whole(r() * 100) % 3];
    return path(
      `M${x} ${y - 36}L${x + 72} ${y}L${x} ${y + 36}L${x - 72} ${y}Z`,
      fill,
      'stroke="#fff" stroke-opacity=".35" stroke-width="2"',
    );
  });
  const roofs = [c.spark, '#c9503a', c.near, '#4a7ab8'];
  const houses = times(4, (i) =>
    house(
      whole(200 + i * 82 + r() * 20),
      whole(120 + ((i + n) % 3) * 62),
      0.9,
      '#fdf3de',
      roofs[(i + n) % 4],
    ),
  );
  return (
    plots +
    times(5, () => tree(whole(120 + r() * 400), whole(110 + r() * 190), '#3f8a4a')) +
    houses +
    times(3, (i) =>
      disc(whole(240 + i * 90), whole(92 + r() * 40), 15, c.gold, 'stroke="#fff" stroke-width="3"'),
    ) +
    counter(20, 18, whole(1000 + r() * 8000), c.gold) +
    counter(126, 18, whole(10 + r() * 90), c.spark) +
    meter(470, 26, 140, 0.3 + r() * 0.6, '#6fd27a') +
    times(
      4,
      (i) =>
        disc(604, 120 + i * 58, 24, '#fff', 'fill-opacity=".92"') + disc(604, 120 + i * 58, 11, roofs[i]),
    )
  );
}
