import type { CallOutput } from '@juban/contract/schemas';

type Page = CallOutput<'getDramaPage'>;
type Season = CallOutput<'getShareDrama'>;

export type DramaInfo = Page['dramaInfo'];
export type DramaCard = Page['recommendList'][number];
export type Episode = Page['episodeList'][number];
export type Actor = Page['actorList'][number];
export type Author = NonNullable<Season['author']>;

/**
 * A clip for the trial player: a trailer has a plain address, an episode's is encrypted for the client type.
 */
export type Clip = { kind: 'trailer'; url: string } | { kind: 'episode'; sealed: string; episodeNo: number };

interface Shared {
  info: DramaInfo;
  clip: Clip | null;
  episodes: Episode[];
  actors: Actor[];
  alike: DramaCard[];
}

export interface SeasonData extends Shared {
  author: Author | null;
}

export interface DramaPageData extends Shared {
  reserve: Page['reserve'];
}
