import type { DramaInfo } from './drama-data.ts';

/** What fills the player before it plays: the first still, or the poster where there is none. */
export const heroOf = ({ imageList, cover }: Pick<DramaInfo, 'imageList' | 'cover'>): string =>
  imageList[0]?.url ?? cover;
