import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';

/** A beam of the lighthouse; `sp` is half its angle. */
export const beam = (k, p, { lx, top }, ang, sp, a) => {
  const { W } = k;
  const L = W * 1.5;
  const x1 = lx + Math.cos(ang - sp) * L;
  const y1 = top + Math.sin(ang - sp) * L;
  const x2 = lx + Math.cos(ang + sp) * L;
  const y2 = top + Math.sin(ang + sp) * L;
  const i = `${Math.round(x1)}`;
  const gr = `<linearGradient id="${k.gid(i)}" gradientUnits="userSpaceOnUse" x1="${lx}" y1="${top}" x2="${f1((x1 + x2) / 2)}" y2="${f1((y1 + y2) / 2)}"><stop offset="0" stop-color="${mix(p[3], '#ffffff', 0.4)}" stop-opacity="${a}"/><stop offset=".35" stop-color="${p[3]}" stop-opacity="${a * 0.4}"/><stop offset=".8" stop-color="${p[3]}" stop-opacity="0"/></linearGradient>`;
  k.defs.push(gr);
  return k.path(
    `M${f1(lx)} ${f1(top)}L${f1(x1)} ${f1(y1)}L${f1(x2)} ${f1(y2)}Z`,
    `url(#${k.gid(i)})`,
    `filter="${k.blur(5)}" style="mix-blend-mode:screen"`,
  );
};

const tower = (k, p, { lx, top, z }, b) =>
  k.path(
    `M${lx - 15 * z} ${b}L${lx - 9 * z} ${top + 14 * z}H${lx + 9 * z}L${lx + 15 * z} ${b}Z`,
    k.lin(
      [
        [0, mix(p[0], '#000000', 0.3)],
        [0.55, mix(p[2], '#ffffff', 0.3)],
        [1, mix(p[0], p[2], 0.35)],
      ],
      0,
      0,
      1,
      0,
    ),
  ) +
  k.path(
    `M${lx - 12.6 * z} ${b - 52 * z}h${25.2 * z}l-1.600-26h${-22 * z}ZM${lx - 10.3 * z} ${b - 104 * z}h${20.6 * z}l-1-22h${-18.6 * z}Z`,
    p[4],
    'opacity=".85"',
  );

const lamp = (k, p, { lx, top, z }) =>
  k.rect(lx - 13 * z, top + 10 * z, 26 * z, 4 * z, '#07090c') +
  k.rect(lx - 8 * z, top - 10 * z, 16 * z, 20 * z, mix(p[3], '#ffffff', 0.6)) +
  k.path(`M${lx - 11 * z} ${top - 10 * z}L${lx} ${top - 24 * z}L${lx + 11 * z} ${top - 10 * z}Z`, '#07090c') +
  k.line(
    `M${lx - 8 * z} ${top - 10 * z}v${20 * z}M${lx} ${top - 10 * z}v${20 * z}M${lx + 8 * z} ${top - 10 * z}v${20 * z}`,
    '#07090c',
    1.4,
  );

export const lighthouse = (k, p, bay) => {
  const { H } = k;
  const { hz, lx, top, z, q } = bay;
  const b = hz - H * 0.075;
  return (
    tower(k, p, bay, b) +
    lamp(k, p, bay) +
    k.glow(lx, top, H * 0.13, mix(p[3], '#ffffff', 0.3), 0.95) +
    k.rect(
      lx + q * 18 * z,
      b - 20 * z,
      34 * z,
      24 * z,
      '#07090c',
      `transform="translate(${q < 0 ? -34 * z : 0} 0)"`,
    ) +
    k.rect(lx + q * 26 * z, b - 12 * z, 6 * z, 7 * z, p[3])
  );
};
