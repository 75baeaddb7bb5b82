/** The place of a poster in a welcome scene, in units of the scene's size. */
export interface ScenePlace {
  /** Left, top and width. */
  at: readonly [x: number, y: number, width: number];
  /** Degrees, clockwise. */
  turn?: number;
  /** Round places are zoomed in: the fixed point in per cent of the poster, and the zoom factor. */
  focus?: readonly [x: number, y: number, zoom: number];
}

/** A shape behind the posters. */
export interface SceneShape {
  circle: readonly [x: number, y: number, radius: number];
  fill?: string;
  stroke?: string;
  opacity: number;
}

export interface HomeScene {
  cut: 'poster' | 'dot' | 'card';
  /** The largest and topmost last. */
  places: readonly ScenePlace[];
  shapes: readonly SceneShape[];
  /** The posters are mirrored below. */
  mirrored?: true;
}

/** Size on which all scenes are drawn. */
export const STAGE = { width: 390, height: 292 } as const;
/** Height of a poster for a width of 1. */
export const POSTER_RATIO = 1.4;
