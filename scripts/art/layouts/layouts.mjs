import { f1 } from '../kit/markup.mjs';
import { LATIN, SERIF, seal, spaced, T, V } from './type.mjs';

// Centred serif at the bottom of the picture.
function foot(k, o) {
  const { W, H } = k;
  const n = [...o.title].length;
  const s = Math.min(82, (W * 0.84) / n / 1.1);
  const y = H * 0.885;
  return (
    T(W / 2 + s * 0.06, y, o.title, { s, f: SERIF, w: 700, ls: s * 0.12, a: 'middle', c: o.ink }) +
    T(W / 2, y + 32, spaced(o.en), { s: 12.5, f: LATIN, ls: 5, a: 'middle', c: o.ink, op: 0.78 }) +
    T(W / 2, H * 0.955 + 6, o.cast.join('  ·  '), { s: 15, ls: 2, a: 'middle', c: o.ink, op: 0.86 }) +
    T(W / 2, H * 0.06, o.tag, { s: 15, f: SERIF, ls: 6, a: 'middle', c: o.top || o.ink, op: 0.9 })
  );
}

// Brushed vertical title with a seal.
function column(k, o) {
  const { W, H } = k;
  const n = [...o.title].length;
  const s = Math.min(104, (H * 0.5) / n / 1.05);
  const x = o.left ? W * 0.15 : W * 0.845;
  const y = H * 0.085 + s * 0.85;
  return (
    `<g filter="${k.brush(6)}">${V(x, y, o.title, { s, f: SERIF, w: 700, c: o.ink, lead: 1.05 })}</g>` +
    seal(x - 13, y + (n - 1) * s * 1.05 + 26, 26, o.mark || '出品', o.sealC || '#a82a1e') +
    (o.left
      ? ''
      : V(x - s * 0.8, y - s * 0.62, o.tag.replace(/[，。]/g, ' '), {
          s: 15.5,
          f: SERIF,
          w: 700,
          c: o.ink,
          lead: 1.45,
          op: 0.8,
        })) +
    T(W / 2, H * 0.945, o.cast.join('    '), { s: 16, f: SERIF, ls: 4, a: 'middle', c: o.ink2 || o.ink }) +
    T(W / 2, H * 0.97, spaced(o.en), { s: 10.5, f: LATIN, ls: 4, a: 'middle', c: o.ink2 || o.ink, op: 0.7 })
  );
}

// Heavy sans, two lines, lower left.
function slab(k, o) {
  const { W, H } = k;
  const [a, b = ''] = o.raw.includes('|') ? o.raw.split('|') : [o.title];
  const s = Math.min(108, (W * 0.84) / Math.max(a.length, b.length));
  const y = H * 0.93 - (b ? s * 1.0 : 0) - 14;
  const x = W * 0.065;
  return (
    T(x, y, a, { s, w: 700, c: o.ink, ls: -s * 0.02 }) +
    (b ? T(x, y + s * 1.02, b, { s, w: 700, c: o.ink, ls: -s * 0.02 }) : '') +
    T(x + 3, y - s * 1.0 - 6, spaced(o.en), { s: 12, ls: 4, w: 700, c: o.accent || o.ink }) +
    T(x + 3, H * 0.968, o.cast.join('  '), { s: 15, ls: 1.5, c: o.ink, op: 0.85 }) +
    T(W * 0.935, H * 0.06, o.date, { s: 14, ls: 2, a: 'end', c: o.top || o.ink, op: 0.9 })
  );
}

// Small title with wide margins.
function quiet(k, o) {
  const { W, H } = k;
  const n = [...o.title].length;
  const s = 46;
  const y = H * 0.125;
  return (
    T(W / 2 + 12, y, o.title, { s, f: SERIF, w: 700, ls: 24 - n * 1.6, a: 'middle', c: o.top || o.ink }) +
    T(W / 2, y + 30, spaced(o.en), {
      s: 11.5,
      f: LATIN,
      w: 700,
      ls: 5,
      a: 'middle',
      c: o.top || o.ink,
      op: 0.9,
    }) +
    T(W / 2, H * 0.945, o.cast.join('   '), { s: 15.5, ls: 4, a: 'middle', c: o.ink, op: 0.92 }) +
    T(W / 2, H * 0.972, o.tag, { s: 12, ls: 3, a: 'middle', c: o.ink, op: 0.65 })
  );
}

// Staggered sizes on a diagonal.
function stagger(k, o) {
  const { W, H } = k;
  const c = [...o.title];
  const n = c.length;
  const big = Math.min(128, (W * 0.92) / (n * 0.82));
  let x = W * 0.08;
  let g = '';
  c.forEach((ch, i) => {
    const s = big * [1, 0.7, 0.92, 0.66, 0.86, 0.7, 0.8][i % 7];
    const dy = [0, 20, -10, 16, 4, -8, 10][i % 7] * (big / 110);
    g += T(x, H * 0.87 + dy, ch, { s: f1(s), f: SERIF, w: 700, c: o.ink });
    x += s * 0.97;
  });
  return (
    `<g>${g}</g>` +
    T(W * 0.085, H * 0.87 + 48, spaced(o.en), { s: 12, f: LATIN, ls: 5, c: o.ink, op: 0.8 }) +
    T(W * 0.085, H * 0.965, o.cast.join(' / '), { s: 15, ls: 2, c: o.ink, op: 0.88 }) +
    T(W * 0.92, H * 0.965, o.date, { s: 13, ls: 1, a: 'end', c: o.ink, op: 0.7 }) +
    T(W * 0.085, H * 0.062, o.tag, { s: 15, f: SERIF, ls: 4, c: o.top || o.ink, op: 0.9 })
  );
}

// Wide-set sans with a cut through it.
function wide(k, o) {
  const { W, H } = k;
  const n = [...o.title].length;
  const s = Math.min(74, (W * 0.8) / n / 1.22);
  const y = H * 0.87;
  const m = k.mask(
    `<rect width="${W}" height="${H}" fill="#fff"/><path d="M0 ${f1(y - s * 0.44)}L${W} ${f1(y - s * 0.3)}v2.600L0 ${f1(y - s * 0.44 + 2.6)}Z" fill="#000"/>`,
  );
  return (
    `<g mask="${m}">${T(W / 2 + s * 0.15, y, o.title, { s, w: 700, ls: s * 0.3, a: 'middle', c: o.ink })}</g>` +
    T(W / 2, y + 34, spaced(o.en), { s: 11.5, ls: 8, a: 'middle', c: o.ink, op: 0.8 }) +
    k.rect(W / 2 - 14, y + 50, 28, 1, o.ink, 'opacity=".6"') +
    T(W / 2, H * 0.962, o.cast.join('   '), { s: 14.5, ls: 3, a: 'middle', c: o.ink, op: 0.85 }) +
    T(W / 2, H * 0.058, o.tag, { s: 14, ls: 6, a: 'middle', c: o.top || o.ink, op: 0.85 })
  );
}

export const LAYOUTS = { foot, column, slab, quiet, stagger, wide };
