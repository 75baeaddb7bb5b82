import type { TonedPicture } from '../../ui/toned-picture.ts';

/** The pictures of a brand's download pages; what the content does not have is left out. */
export interface HallArt {
  /** What is on in the hall. */
  still: TonedPicture | undefined;
  posters: readonly TonedPicture[];
  /** What two people watch together, and the two. */
  together: TonedPicture | undefined;
  faces: readonly TonedPicture[];
}
