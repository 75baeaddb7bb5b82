/** Where a poster of a welcome scene stands, in units of the scene's own width and height. */
export interface ScenePlace {
  /** Left, top and width on the stage. */
  at: readonly [x: number, y: number, width: number];
  /** Degrees, clockwise. */
  turn?: number;
  /** A round one looks closer: the point it holds on to, in per cent of the poster, and how close. */
  focus?: readonly [x: number, y: number, zoom: number];
}

/** A drawn shape behind the posters. */
export interface SceneShape {
  circle: readonly [x: number, y: number, radius: number];
  fill?: string;
  stroke?: string;
  opacity: number;
}

export interface HomeScene {
  cut: 'poster' | 'dot' | 'card';
  /** The largest and uppermost last. */
  places: readonly ScenePlace[];
  shapes: readonly SceneShape[];
  /** The posters stand on water and are mirrored in it. */
  mirrored?: true;
}

/** The stage all scenes are drawn on. */
export const STAGE = { width: 390, height: 292 } as const;
/** Height of a poster for a width of 1. */
export const POSTER_RATIO = 1.4;
