// Screens other than the game itself: chapters, standings, and the collection.
import { motif } from '../icons/icon.mjs';
import { rng } from '../kit/chance.mjs';
import { kit } from '../kit/kit.mjs';
import { box, counter, disc, H, meter, path, stroke, times, W, whole } from './kit.mjs';

const star = (x, y, size, fill) =>
  path(
    `M${x} ${y - size}l${size * 0.3} ${size * 0.66} ${size * 0.72} ${size * 0.08}-${size * 0.54} ${size * 0.48} ${size * 0.16} ${size * 0.72}-${size * 0.64}-${size * 0.38}-${size * 0.64} ${size * 0.38} ${size * 0.16}-${size * 0.72}-${size * 0.54}-${size * 0.48} ${size * 0.72}-${size * 0.08}Z`,
    fill,
  );

const numeral = (x, y, text, size, fill) =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="Arial, sans-serif" font-size="${size}" font-weight="700" fill="${fill}">${text}</text>`;

/** The object of the game's icon, clipped to a rounded square. */
function objectOf(id, n, [x, y, size]) {
  const k = kit(`o${id}${n}`, 200, 200, rng(`icon/${id}`));
  const object = motif(k, id);
  const clip = k.clip('<rect width="200" height="200" rx="30"/>');
  return `<defs>${k.defs.join('')}</defs><g transform="translate(${x} ${y}) scale(${size / 200})" clip-path="${clip}">${object}</g>`;
}

const islands = (r, c) =>
  times(5, (i) => {
    const [x, y, w] = [whole(40 + i * 140 + r() * 50), whole(90 + r() * 210), whole(90 + r() * 70)];
    return (
      `<ellipse cx="${x}" cy="${y + 12}" rx="${w}" ry="${whole(w * 0.42)}" fill="${c.ink}" opacity=".3"/>` +
      `<ellipse cx="${x}" cy="${y}" rx="${w}" ry="${whole(w * 0.4)}" fill="${i % 2 ? c.far : c.near}"/>` +
      path(`M${x - 18} ${y - 4}l18-40 18 40Z`, c.ink, 'opacity=".55"') +
      path(`M${x + 10} ${y}l14-30 14 30Z`, c.ink, 'opacity=".4"')
    );
  });

/** A path with a node per chapter, the last ones locked. */
export function chapters(r, c, id) {
  const nodes = Array.from({ length: 7 }, (_, i) => [
    56 + i * 88,
    whole(224 + Math.sin(i * 1.15 + r()) * 62),
  ]);
  const way = `M${nodes.map((at) => at.join(' ')).join('L')}`;
  const done = 3 + whole(r() * 2);
  const marks = nodes.map(([x, y], i) => {
    const isDone = i < done;
    const face = i === done ? c.gold : isDone ? c.spark : '#8d93a0';
    const stars = times(3, (s) => star(x - 20 + s * 20, y + 40, 9, isDone ? c.gold : '#ffffff66'));
    return (
      disc(x, y + 5, 27, '#000', 'opacity=".25"') +
      disc(x, y, 26, face, 'stroke="#fff" stroke-width="4"') +
      numeral(x, y + 8, i + 1, 22, '#fff') +
      (i <= done ? stars : '')
    );
  });
  const [x, y] = nodes[done];
  return (
    box(0, 0, W, H, c.air) +
    islands(r, c) +
    stroke(way, '#fff', 16, 'opacity=".5"') +
    stroke(way, '#fff', 5, 'stroke-dasharray="2 14"') +
    marks.join('') +
    `<g transform="translate(${x} ${y - 68})">${path('M-34-34H34V26H12L0 42-12 26H-34Z', '#fff', 'opacity=".95"')}</g>` +
    objectOf(id, 1, [x - 27, y - 97, 54]) +
    box(0, 0, W, 48, c.ink, 'opacity=".72"') +
    counter(20, 10, whole(300 + r() * 900), c.gold) +
    counter(124, 10, `${done * 3 - 1}/21`, c.spark) +
    meter(462, 18, 150, done / 7, '#6fd27a')
  );
}

/** First, second and third place, and the ranks below. */
export function standings(r, c, id) {
  const seat = (x, y, size, ring) =>
    disc(x, y, size, c.near, `stroke="${ring}" stroke-width="5"`) +
    disc(x, y - size * 0.22, size * 0.34, c.sky) +
    path(
      `M${x - size * 0.6} ${y + size * 0.62}C${x - size * 0.5} ${y + size * 0.04} ${x + size * 0.5} ${y + size * 0.04} ${x + size * 0.6} ${y + size * 0.62}Z`,
      c.sky,
    );
  const steps = [
    [186, 190, 118, 104, c.gold, 1, 42],
    [76, 222, 106, 76, '#cfd6de', 2, 34],
    [308, 236, 106, 60, '#d6945a', 3, 32],
  ].map(
    ([x, y, w, h, fill, place, size]) =>
      box(x, y + 60, w, h + 40, c.near, 'rx="10"') +
      box(x, y + 60, w, 12, fill, 'rx="6"') +
      numeral(x + w / 2, y + 104, place, 30, '#fff') +
      seat(x + w / 2, y + 16 - size * 0.1, size, fill),
  );
  const rows = times(5, (i) => {
    const y = 76 + i * 52;
    return (
      box(440, y, 180, 44, '#fff', `rx="12" fill-opacity="${i === 1 ? 0.34 : 0.13}"`) +
      numeral(462, y + 29, i + 4, 18, '#fff') +
      disc(496, y + 22, 15, i === 1 ? c.gold : c.far) +
      box(522, y + 12, whole(56 + r() * 30), 8, '#fff', 'rx="4" opacity=".85"') +
      box(522, y + 26, whole(30 + r() * 24), 7, c.spark, 'rx="3.5"')
    );
  });
  return (
    box(0, 0, W, H, c.ink) +
    times(12, (i) =>
      path(`M245 130L${whole(i * 70 - 110)} -20h34Z`, c.far, `opacity="${i % 2 ? '.10' : '.18'}"`),
    ) +
    steps.join('') +
    star(245, 86, 20, c.gold) +
    rows +
    objectOf(id, 1, [24, 20, 56]) +
    counter(96, 34, whole(1200 + r() * 900), c.gold)
  );
}

/** The game's object in full size, beside other collectable items. */
export function collection(r, c, id) {
  const items = times(9, (i) => {
    const [x, y] = [338 + (i % 3) * 96, 62 + Math.floor(i / 3) * 96];
    const isOwned = i < 6;
    const mark = [
      () => disc(x + 42, y + 36, 20, c.spark),
      () => path(`M${x + 42} ${y + 12}l24 24-24 24-24-24Z`, c.gold),
      () => box(x + 24, y + 18, 36, 36, '#6fb8ff', 'rx="10"'),
      () => path(`M${x + 42} ${y + 12}l22 42h-44Z`, '#7fd694'),
      () => star(x + 42, y + 38, 26, '#ffb648'),
      () =>
        path(`M${x + 42} ${y + 60}c-34-22-28-44-12-44 8 0 12 8 12 8s4-8 12-8c16 0 22 22-12 44Z`, '#ff7a86'),
    ][(i + whole(r() * 5)) % 6];
    return (
      box(
        x,
        y,
        84,
        84,
        isOwned ? c.near : '#000',
        `rx="14" fill-opacity="${isOwned ? 1 : 0.3}" stroke="${i === 0 ? c.gold : '#ffffff40'}" stroke-width="${i === 0 ? 4 : 1.5}"`,
      ) +
      (isOwned
        ? mark()
        : stroke(`M${x + 34} ${y + 42}v-8a8 8 0 0 1 16 0v8M${x + 30} ${y + 42}h24v18h-24Z`, '#ffffff80', 3)) +
      (isOwned
        ? times(3, (s) => star(x + 24 + s * 18, y + 72, 6, s < 1 + (i % 3) ? c.gold : '#ffffff55'))
        : '')
    );
  });
  return (
    box(0, 0, W, H, c.ink) +
    disc(168, 176, 170, c.far, 'opacity=".35"') +
    disc(168, 176, 126, c.air, 'opacity=".3"') +
    objectOf(id, 2, [78, 66, 180]) +
    box(78, 66, 180, 180, 'none', `rx="27" stroke="#fff" stroke-opacity=".8" stroke-width="4"`) +
    times(5, (i) => star(112 + i * 28, 274, 12, i < 4 ? c.gold : '#ffffff55')) +
    meter(88, 298, 160, 0.4 + r() * 0.5, c.spark) +
    counter(20, 16, whole(2000 + r() * 7000), c.gold) +
    items +
    box(430, 18, 190, 30, '#fff', 'rx="15" fill-opacity=".14"') +
    box(434, 22, 92, 22, c.spark, 'rx="11"')
  );
}
