// Games on a ruled board.
import { box, counter, disc, H, path, stroke, times, W, whole } from './kit.mjs';

const LINES = 11;
const STEP = 28;
const [LEFT, TOP] = [180, 40];

const seats = (r, c) =>
  times(2, (i) => {
    const y = i ? 262 : 98;
    return (
      disc(88, y, 36, c.near, `stroke="${i ? c.gold : '#fff'}" stroke-width="4"`) +
      disc(88, y - 8, 12, c.sky) +
      path(`M66 ${y + 22}C70 ${y + 4} 106 ${y + 4} 110 ${y + 22}Z`, c.sky) +
      counter(42, y + 46, `${whole(1 + r() * 9)}:${10 + whole(r() * 49)}`, i ? c.gold : c.spark)
    );
  }) + times(3, (i) => box(500, 90 + i * 66, 108, 42, '#fff', `rx="21" fill-opacity="${i ? 0.16 : 0.9}"`));

export function stones(r, c, n) {
  const span = (LINES - 1) * STEP;
  const lines = times(LINES, (i) => `M${LEFT} ${TOP + i * STEP}h${span}M${LEFT + i * STEP} ${TOP}v${span}`);
  const taken = new Set();
  const laid = times(26 + n * 12, (i) => {
    const [column, row] = [whole(r() * (LINES - 1)), whole(r() * (LINES - 1))];
    if (taken.has(column * LINES + row)) return '';
    taken.add(column * LINES + row);
    const [x, y] = [LEFT + column * STEP, TOP + row * STEP];
    return (
      disc(x + 1, y + 3, 12, '#000', 'opacity=".3"') +
      disc(x, y, 12, i % 2 ? '#22242c' : '#fdfaf2') +
      disc(x - 4, y - 4, 3, '#fff', 'opacity=".6"')
    );
  });
  return (
    box(0, 0, W, H, c.ink) +
    box(LEFT - 24, TOP - 24, span + 48, span + 48, 'hsl(36 60% 64%)', 'rx="8"') +
    stroke(lines, '#5f3a14', 1.5) +
    laid +
    seats(r, c)
  );
}

const PIECES = [
  'M-9 14H9L6 2A8 8 0 1 0-6 2Z',
  'M-11 14H11V6L8-8H11V-15H5V-11H2V-15H-2V-11H-5V-15H-11V-8H-8L-11 6Z',
  'M-11 14H11C11-2 8-12-2-17L-4-11C-12-7-14 0-13 4L-3 0C-4 4-10 8-11 14Z',
  'M-11 14H11L14-10 6-2 0-16-6-2-14-10Z',
];

export function squares(r, c, n) {
  const size = 36;
  const cells = times(64, (i) => {
    const [column, row] = [i % 8, Math.floor(i / 8)];
    return box(LEFT + column * size, 36 + row * size, size, size, (column + row) % 2 ? c.near : c.sky);
  });
  const pieces = times(18 - n * 4, (i) => {
    const [column, row] = [(i * 3 + whole(r() * 2)) % 8, i % 2 ? whole(r() * 3) : 5 + whole(r() * 2)];
    const shape = PIECES[whole(r() * 100) % PIECES.length];
    const [x, y] = [LEFT + column * size + 18, 36 + row * size + 20];
    return `<g transform="translate(${x} ${y})">${path(shape, i % 2 ? '#22242c' : '#fffaf0', 'stroke="#00000066" stroke-width="1.5"')}</g>`;
  });
  return (
    box(0, 0, W, H, c.ink) +
    box(LEFT - 14, 22, size * 8 + 28, size * 8 + 28, '#6a4424', 'rx="8"') +
    cells +
    box(LEFT + size * (2 + n), 36 + size * 4, size, size, c.gold, 'opacity=".6"') +
    pieces +
    seats(r, c)
  );
}
