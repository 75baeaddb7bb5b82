import type { DramaInfo } from './drama-data.ts';
import type { PictureKind } from './picture-sets.ts';

interface HeroPicture {
  url: string;
  kind: PictureKind;
  sizes: string;
}

/** What fills the player before it plays: the first still, or the poster where there is none. */
export function heroOf({ imageList, cover }: Pick<DramaInfo, 'imageList' | 'cover'>): HeroPicture {
  const still = imageList[0]?.url;
  const sizes = '(max-width: 430px) 100vw, 430px';
  return still === undefined ? { url: cover, kind: 'poster', sizes } : { url: still, kind: 'still', sizes };
}
