/** Light and air. */
export const light = (k) => ({
  sky(c) {
    return k.full(k.lin(c.map((v, i) => [i / (c.length - 1), v])));
  },
  glow(x, y, R, c, a = 1, more = 'style="mix-blend-mode:screen"') {
    return k.disc(
      x,
      y,
      R,
      k.rad([
        [0, c, a],
        [0.35, c, a * 0.45],
        [1, c, 0],
      ]),
      more,
    );
  },
  mist(y, h, c, a = 0.8) {
    return k.rect(
      0,
      y,
      k.W,
      h,
      k.lin([
        [0, c, 0],
        [0.6, c, a],
        [1, c, 0],
      ]),
    );
  },
  vignette: (a = 0.5, c = '#000') =>
    k.full(
      k.rad(
        [
          [0.45, c, 0],
          [1, c, a],
        ],
        0.5,
        0.45,
        0.78,
      ),
      'style="mix-blend-mode:multiply"',
    ),
});
