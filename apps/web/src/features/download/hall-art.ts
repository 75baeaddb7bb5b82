import type { TonedPicture } from '../../ui/toned-picture.ts';

/** A figure that speaks for the app, with its unit behind a space. */
export interface HallFact {
  name: string;
  figure: string;
}

/** What the content says and shows on a brand's download pages; what it does not have is left out. */
export interface HallArt {
  /** What is on in the hall. */
  still: TonedPicture | undefined;
  posters: readonly TonedPicture[];
  /** What two people watch together, and the two. */
  together: TonedPicture | undefined;
  faces: readonly TonedPicture[];
  facts: readonly HallFact[];
}
