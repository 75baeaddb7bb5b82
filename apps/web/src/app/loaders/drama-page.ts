import type { CallOutput } from '@juban/contract/schemas';
import type { Clip, DramaPageData } from '../../features/drama/drama-data.ts';
import { api } from '../../lib/api.ts';
import type { ClientSearch } from '../../lib/client-identity.ts';
import { askForDrama, brandOf } from './drama-answer.ts';
import { type DramaHead, dramaHead } from './drama-head.ts';

type Answer = CallOutput<'getDramaPage'>;

interface Asked {
  dramaId?: string | undefined;
  episode?: string | undefined;
}

/** Everything the shared drama page shows, with the clip of the episode that was asked for. */
export async function loadDramaPage(
  { dramaId, episode }: Asked,
  search: ClientSearch,
): Promise<DramaPageData & { head: DramaHead }> {
  const answer = await askForDrama([dramaId, episode || '1'], () =>
    api.getDramaPage({
      dramaId: dramaId ?? '',
      isAgeLimit: '0',
      shareDrama: '1',
      ...(episode && { episodeSid: episode }),
    }),
  );
  const { dramaInfo: info } = answer;
  const { length } = info.recommendLines;
  return {
    info,
    clip: clipOf(answer, Boolean(episode)),
    episodes: answer.episodeList,
    actors: answer.actorList,
    alike: answer.recommendList,
    reserve: answer.reserve,
    line: Math.floor(Math.random() * length),
    head: dramaHead(info, brandOf(search), `/share/drama?dramaId=${info.dramaId}`),
  };
}

/** Who names an episode gets its clip; else the trailer comes before the first episode's. */
function clipOf(answer: Answer, named: boolean): Clip | null {
  const { trailerList, fiveMinutePlayInfo, episodeList, episodeSid } = answer;
  const [trailer] = trailerList;
  if (trailer && !named) return { kind: 'trailer', url: trailer.url };
  if (!fiveMinutePlayInfo) return null;
  const episodeNo = episodeList.find(({ id }) => id === episodeSid)?.episodeNo ?? 1;
  return { kind: 'episode', sealed: fiveMinutePlayInfo.fiveMinutePlayUrl, episodeNo };
}
