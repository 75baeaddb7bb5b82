/** Size of a wall: the claim page's head of 390 x 336 at twice the pixels. */
export const WALL = { width: 780, height: 672 };

/** Where the page sets its white headline, in wall pixels. */
export const HEADLINE = { left: 40, top: 400, width: 640, height: 192 };

/** Darkens towards the ground colour: a little under the brand mark, fully at the foot. */
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
