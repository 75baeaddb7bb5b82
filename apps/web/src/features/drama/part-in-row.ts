interface Rows {
  /** The animation frame of the first items. */
  part: number;
  /** Items per frame. */
  few: number;
  /** Number of frames; the last renders all remaining items. */
  frames: number;
}

/** The frame in which an item of a row is rendered: slow phones lay out a few at a time. */
export const partInRow = (place: number, { part, few, frames }: Rows) =>
  part + Math.min(frames - 1, Math.floor(place / few));
