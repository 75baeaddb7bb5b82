import type { CallOutput, CallRequest } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { dramaTexts } from '@juban/contract/texts/drama';
import { DAY_MS, daysUntilPlay, isForBrand, isPlaying, shanghaiMidnight } from '@juban/domain';
import { sealValue } from '@juban/wire';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestContext } from '../../plugins/context.ts';
import type { SharedRead } from '../../plugins/shared-reads.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ClipService } from './clip.service.ts';
import { type Drama, findAlike, findDrama, findDramas } from './drama.repository.ts';
import { episodesOf, toCard, toDramaTeaser, toInfo } from './drama.views.ts';

const MOST_ALIKE = 6;

export interface DramaDeps {
  db: Db;
  clock: Clock;
  clips: ClipService;
}

/** What other modules show of a drama. */
export interface DramaTeaser {
  dramaId: string;
  kind: Drama['kind'];
  title: string;
  plotType: string;
  /** Its first still, or its poster. */
  image: string;
  poster: string;
  year: number;
  newestEpisode: number;
  totalEpisodes: number;
  playStartDate: number | null;
  isPlaying: boolean;
}

export type DramaService = ReturnType<typeof createDramaService>;

/** The library as share pages read it. A drama of another brand is the same as an unknown one. */
export function createDramaService({ db, clock, clips }: DramaDeps) {
  async function findKnown(dramaId: string, { brand }: RequestContext): Promise<Drama> {
    const drama = await findDrama(db, dramaId);
    if (!drama || !isForBrand(drama.brands, brand.id))
      throw new Refusal(CODE.notFound, { msg: dramaTexts.unknownDrama });
    return drama;
  }

  /**
   * Each once and in the requested order; disabled and unknown dramas and those of other brands are left out.
   */
  async function listPlayable(dramaIds: readonly string[], { brand }: RequestContext): Promise<Drama[]> {
    const found = new Map((await findDramas(db, dramaIds)).map((drama) => [drama.dramaId, drama]));
    const asked = [...new Set(dramaIds)].flatMap((id) => found.get(id) ?? []);
    return asked.filter((drama) => drama.enabled && isForBrand(drama.brands, brand.id));
  }

  async function watchable(drama: Drama, clip: string | undefined, context: RequestContext) {
    const now = clock.businessNow();
    const alike = await findAlike(db, drama, context.brand.id, now, MOST_ALIKE);
    return {
      dramaInfo: toInfo(drama),
      fiveMinutePlayInfo: clip
        ? { fiveMinutePlayUrl: await sealValue(context.clientTypeId, clips.linkTo(clip)) }
        : null,
      recommendList: alike.map(toCard),
    };
  }

  /** The answer changes when the drama starts, and is made again before a link in it expires. */
  function shared<Data>({ playDate }: Drama, data: Data): SharedRead<Data> {
    const now = clock.businessNow();
    const waits = playDate !== null && !isPlaying(playDate, now);
    return { data, changesAt: waits ? nextTurn(playDate, now) : undefined, expiresAt: clips.renewAt() };
  }

  return {
    async getShareDrama(dramaId: string, context: RequestContext) {
      const drama = await findKnown(dramaId, context);
      const episodes = episodesOf(drama, clock.businessNow());
      const data: CallOutput<'getShareDrama'> = {
        ...(await watchable(drama, episodes[0]?.clip, context)),
        episodeList: episodes.map(({ id, episodeNo }) => ({ id, episodeNo })),
        actorList: drama.enabled ? drama.actors : [],
        author: drama.author,
      };
      return shared(drama, data);
    },

    async getDramaPage({ dramaId, episodeSid }: CallRequest<'getDramaPage'>, context: RequestContext) {
      const drama = await findKnown(dramaId, context);
      const episodes = episodesOf(drama, clock.businessNow());
      const episode = pickEpisode(episodes, episodeSid);
      const data: CallOutput<'getDramaPage'> = {
        ...(await watchable(drama, episode?.clip, context)),
        episodeList: episodes.map(({ id, episodeNo }) => ({ id, episodeNo })),
        episodeSid: episode?.id ?? null,
        actorList: drama.enabled ? drama.actors : [],
        trailerList: drama.enabled ? drama.trailers.map((path) => ({ url: clips.linkTo(path) })) : [],
        reserve: toReserve(drama, clock.businessNow()),
      };
      return shared(drama, data);
    },

    async listSharedDramas(
      dramaIds: readonly string[],
      context: RequestContext,
    ): Promise<CallOutput<'listSharedDramas'>> {
      return { dramaDetails: (await listPlayable(dramaIds, context)).map(toInfo) };
    },

    async listTeasers(dramaIds: readonly string[], context: RequestContext): Promise<DramaTeaser[]> {
      const now = clock.businessNow();
      return (await listPlayable(dramaIds, context)).map((drama) => toDramaTeaser(drama, now));
    },

    async getDramaIntro(
      dramaId: string,
      context: RequestContext,
    ): Promise<SharedRead<CallOutput<'getDramaIntro'>>> {
      const { enabled, intro, actors } = await findKnown(dramaId, context);
      if (!enabled) throw new Refusal(CODE.notFound, { msg: dramaTexts.offShelf });
      return { data: { dramaId, intro, actorList: actors } };
    },
  };
}

/** By id, or by number as people write it, 03 for 3; by default the first. An unreleased one is refused. */
function pickEpisode(episodes: Drama['episodes'], episodeSid: string | undefined) {
  if (episodeSid === undefined || episodes.length === 0) return episodes[0];
  const number = episodeSid.replace(/^0+/, '');
  const found = episodes.find(({ id, episodeNo }) => id === episodeSid || String(episodeNo) === number);
  if (!found) throw new Refusal(CODE.notFound, { msg: dramaTexts.unknownEpisode });
  return found;
}

function toReserve({ enabled, playDate, favoriteNum }: Drama, now: Date) {
  if (!enabled || playDate === null || isPlaying(playDate, now)) return null;
  return { playDate: playDate.getTime(), daysLeft: daysUntilPlay(playDate, now), favoriteNum };
}

/** Before its start, the countdown changes at each midnight and at the start. */
function nextTurn(playDate: Date, now: Date): Date {
  return new Date(Math.min(playDate.getTime(), shanghaiMidnight(now).getTime() + DAY_MS));
}
