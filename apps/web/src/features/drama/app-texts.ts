import { dramaTexts } from '@juban/contract/texts/drama';
import { fill } from '@juban/contract/texts/fill';
import { shareTexts } from '@juban/contract/texts/share';
import type { DramaInfo, Episode } from './drama-data.ts';

/** Texts of the links into the app. */
export interface AppTexts {
  /** Text over the ended clip. */
  shade: string;
  /** Text of the buttons. */
  act: string;
  banner: string;
}

interface Watched {
  info: Pick<DramaInfo, 'kind'>;
  /** Released episodes. */
  episodes: ReadonlyArray<Pick<Episode, 'episodeNo'>>;
  /** The episode of the clip; undefined for a trailer. */
  current: number | undefined;
  /** The drama has not started yet. */
  waits: boolean;
}

/**
 * Promises only what exists: a film has no episodes, and unreleased ones cannot be watched in the app either.
 */
export function appTextsOf({ info, episodes, current = 0, waits }: Watched): AppTexts {
  if (waits) return WAITING;
  if (info.kind === 'film') return FILM;
  const ahead = episodes.map(({ episodeNo }) => episodeNo).filter((episodeNo) => episodeNo > current);
  return {
    shade: ahead.length > 0 ? fill(shareTexts.trialEndedMore, { count: ahead.length }) : LAST,
    act: dramaTexts.openAppToWatch,
    banner:
      current > 0 && ahead.length > 0
        ? fill(shareTexts.bannerNext, { number: Math.min(...ahead) })
        : shareTexts.bannerWhole,
  };
}

const LAST = shareTexts.trialEndedLast;
const FILM: AppTexts = {
  shade: LAST,
  act: shareTexts.openAppToFilm,
  banner: shareTexts.bannerFilm,
};
const WAITING: AppTexts = {
  shade: shareTexts.trialEndedWaiting,
  act: shareTexts.reserveInApp,
  banner: shareTexts.bannerWaiting,
};
