import { dramaTexts } from '@juban/contract/texts/drama';
import { fill } from '@juban/contract/texts/fill';
import { shareTexts } from '@juban/contract/texts/share';
import { newestEpisode } from '@juban/domain/drama';

interface Out {
  episodes: ReadonlyArray<{ episodeNo: number }>;
  /** Number of planned episodes. */
  total: number;
}

/** The number of released episodes; all for a finished drama, undefined before the first. */
export function episodesOut({ episodes, total }: Out): string | undefined {
  const newest = newestEpisode(episodes);
  if (newest === 0) return undefined;
  return newest < total
    ? fill(dramaTexts.updatedTo, { count: newest })
    : fill(shareTexts.allEpisodes, { count: total });
}

/** The number of planned episodes, unless all are released. */
export function episodesPlanned({ episodes, total }: Out): string | undefined {
  return newestEpisode(episodes) < total ? fill(shareTexts.plannedEpisodes, { count: total }) : undefined;
}
