/** Size of a wall: the header of the claim page, 390 x 336, in double resolution. */
export const WALL = { width: 780, height: 672 };

/** Position of the page's white headline, in pixels of the wall. */
export const HEADLINE = { left: 40, top: 400, width: 640, height: 192 };

/** Darkens towards the background colour: slightly below the logo, completely at the bottom. */
export const scrim = (k, ground, { top = 0.5, middle = 0.06, belt = 0.3, text = 0.84 } = {}) =>
  k.full(
    k.lin([
      [0, ground, top],
      [0.16, ground, middle + (top - middle) * 0.3],
      [0.34, ground, middle],
      [0.51, ground, belt],
      [0.62, ground, text],
      [0.78, ground, 0.95],
      [0.94, ground],
    ]),
  );
