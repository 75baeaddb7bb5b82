import type { TonedPicture } from '../../ui/toned-picture.ts';

/** A number about the app, with its unit after a space. */
export interface HallFact {
  name: string;
  figure: string;
}

/** Texts and pictures from content for a brand's download pages; missing ones are left out. */
export interface HallArt {
  /** The picture on the screen. */
  still: TonedPicture | undefined;
  posters: readonly TonedPicture[];
  /** The picture of two viewers, and of each. */
  together: TonedPicture | undefined;
  faces: readonly TonedPicture[];
  facts: readonly HallFact[];
}
