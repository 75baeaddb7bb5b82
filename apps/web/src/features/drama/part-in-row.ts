interface Rows {
  /** The frame that the first ones come in. */
  part: number;
  /** How many come in one frame. */
  few: number;
  /** In how many frames; the last brings all that are left. */
  frames: number;
}

/** The frame in which something comes that stands in a row: a slow phone lays out a few at a time. */
export const partInRow = (place: number, { part, few, frames }: Rows) =>
  part + Math.min(frames - 1, Math.floor(place / few));
