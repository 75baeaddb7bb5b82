import { dramaTexts } from '@juban/contract/texts/drama';
import { fill } from '@juban/contract/texts/fill';
import { shareTexts } from '@juban/contract/texts/share';
import { newestEpisode } from '@juban/domain/drama';

interface Out {
  episodes: ReadonlyArray<{ episodeNo: number }>;
  /** Episodes planned in all. */
  total: number;
}

/** How many episodes are out: of a finished drama all of them, and undefined before the first one. */
export function episodesOut({ episodes, total }: Out): string | undefined {
  const newest = newestEpisode(episodes);
  if (newest === 0) return undefined;
  return newest < total
    ? fill(dramaTexts.updatedTo, { count: newest })
    : fill(shareTexts.allEpisodes, { count: total });
}

/** How many are planned, where not all of them are out. */
export function episodesPlanned({ episodes, total }: Out): string | undefined {
  return newestEpisode(episodes) < total ? fill(shareTexts.plannedEpisodes, { count: total }) : undefined;
}
