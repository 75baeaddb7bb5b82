import { api } from '../../platform/api/api.ts';
import type { ClientSearch } from '../../platform/session/client-identity.ts';
import { askForDrama } from './drama-answer.ts';
import type { SeasonData } from './drama-data.ts';
import { type DramaHead, dramaHead } from './drama-page-head.ts';

/** All data of the shared detail page. */
export async function loadSeason(
  id: string | undefined,
  search: ClientSearch,
): Promise<SeasonData & { head: DramaHead }> {
  const answer = await askForDrama([id], () => api.getShareDrama({ dramaId: id ?? '' }));
  const { dramaInfo: info, fiveMinutePlayInfo, episodeList, actorList, recommendList, author } = answer;
  return {
    info,
    clip: fiveMinutePlayInfo && {
      kind: 'episode',
      sealed: fiveMinutePlayInfo.fiveMinutePlayUrl,
      episodeNo: episodeList[0]?.episodeNo ?? 1,
    },
    episodes: episodeList,
    actors: actorList,
    alike: recommendList,
    author,
    head: dramaHead(info, search, `/share/season?id=${info.dramaId}`),
  };
}
