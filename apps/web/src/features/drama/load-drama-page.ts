import type { CallOutput } from '@juban/contract/schemas';
import { isNotFound } from '@tanstack/react-router';
import { api } from '../../platform/api/api.ts';
import type { ClientSearch } from '../../platform/session/client-identity.ts';
import { askForDrama } from './drama-answer.ts';
import type { Clip, DramaPageData } from './drama-data.ts';
import { type DramaHead, dramaHead } from './drama-page-head.ts';

type Answer = CallOutput<'getDramaPage'>;

interface Asked {
  dramaId?: string | undefined;
  episode?: string | undefined;
}

/** All data of the shared drama page, with the clip of the requested episode. */
export async function loadDramaPage(
  { dramaId, episode }: Asked,
  search: ClientSearch,
): Promise<DramaPageData & { head: DramaHead }> {
  const { answer, isNamed } = await askForPage(dramaId, episode);
  const { dramaInfo: info } = answer;
  return {
    info,
    clip: clipOf(answer, isNamed),
    episodes: answer.episodeList,
    actors: answer.actorList,
    alike: answer.recommendList,
    reserve: answer.reserve,
    head: dramaHead(info, search, `/share/drama?dramaId=${info.dramaId}`),
  };
}

/** Loads the page of an episode; for an unavailable one, the page of the drama. */
async function askForPage(dramaId = '', episode?: string): Promise<{ answer: Answer; isNamed: boolean }> {
  const drama = { dramaId, isAgeLimit: '0', shareDrama: '1' } as const;
  if (episode) {
    const ask = () => api.getDramaPage({ ...drama, episodeSid: episode });
    const answer = await askForDrama([dramaId, episode], ask).catch(unlessNotFound);
    if (answer) return { answer, isNamed: true };
  }
  return { answer: await askForDrama([dramaId], () => api.getDramaPage(drama)), isNamed: false };
}

function unlessNotFound(cause: unknown): undefined {
  if (!isNotFound(cause)) throw cause;
}

/** The requested episode's clip; otherwise the trailer, or the first episode's. */
function clipOf(answer: Answer, named: boolean): Clip | null {
  const { trailerList, fiveMinutePlayInfo, episodeList, episodeSid } = answer;
  const [trailer] = trailerList;
  if (trailer && !named) return { kind: 'trailer', url: trailer.url };
  if (!fiveMinutePlayInfo) return null;
  const episodeNo = episodeList.find(({ id }) => id === episodeSid)?.episodeNo ?? 1;
  return { kind: 'episode', sealed: fiveMinutePlayInfo.fiveMinutePlayUrl, episodeNo };
}
