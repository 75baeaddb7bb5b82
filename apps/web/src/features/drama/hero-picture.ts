import type { DramaInfo } from './drama-data.ts';

/** The picture in the player before playing: the first still, or the poster. */
export const heroOf = ({ imageList, cover }: Pick<DramaInfo, 'imageList' | 'cover'>): string =>
  imageList[0]?.url ?? cover;
