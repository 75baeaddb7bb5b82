import type { CallOutput, CallRequest } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { gamesTexts } from '@juban/contract/texts/games';
import { isForBrand } from '@juban/domain';
import { searchWordsOf } from '@juban/domain/game-keys';
import { nextRelease, releaseAsOf } from '@juban/domain/game-release';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestContext } from '../../plugins/context.ts';
import type { SharedRead } from '../../plugins/shared-reads.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CampaignService } from '../campaign/campaign.service.ts';
import type { ClipService } from '../drama/clip.service.ts';
import type { DramaService } from '../drama/drama.service.ts';
import type { GameCategories } from './game-categories.ts';
import {
  type CardRow,
  findAlikeGames,
  findDramaGames,
  findFeatured,
  findGame,
  findGames,
  findHints,
  findNewest,
  type Game,
  listCategories,
} from './games.repository.ts';
import { toCard, toDetail } from './games.views.ts';
import { cutPage, standingCursor } from './page-cursor.ts';

const PAGE_SIZE = 20;
const CHART_SIZE = 10;
const MOST_SUGGESTED = 8;
const MOST_DRAMA_GAMES = 4;
const MOST_ALIKE = 6;

export interface GamesDeps {
  db: Db;
  clock: Clock;
  categoryIndex: GameCategories;
  clips: Pick<ClipService, 'linkTo' | 'renewAt'>;
  dramas: Pick<DramaService, 'listTeasers'>;
  campaigns: Pick<CampaignService, 'findGift'>;
}

export type GamesService = ReturnType<typeof createGamesService>;

/** The public data of the hall. A game of another brand is the same as an unknown one. */
export function createGamesService({ db, clock, categoryIndex, clips, dramas, campaigns }: GamesDeps) {
  async function toCards(rows: readonly CardRow[]) {
    const names = await categoryIndex.names();
    const now = clock.businessNow();
    return rows.map((row) => toCard(row, names, now));
  }

  /**
   * One page under a key; of several words the longest is used as the key, and the others must occur in the
   * text.
   */
  async function page(
    key: string,
    needles: readonly string[],
    { brand, cursor }: { brand: string; cursor: string | undefined },
  ): Promise<CallOutput<'searchGames'>> {
    const after = standingCursor.read(cursor);
    const rows = await findGames(db, { key, needles, brand, after, most: PAGE_SIZE + 1 });
    const cut = cutPage(rows, PAGE_SIZE, standingCursor.write);
    return { content: await toCards(cut.page), nextCursor: cut.nextCursor };
  }

  const chart = async (key: string, brand: string) =>
    toCards(await findGames(db, { key, needles: [], brand, most: CHART_SIZE }));

  /** A game released since its pack was written is listed among the games, not among the upcoming ones. */
  const comingGames = async (brand: string) =>
    (await chart('*2', brand)).filter(({ status }) => status === 2);

  async function dramaGames(context: RequestContext) {
    const rows = await findDramaGames(db, context.brand.id, MOST_DRAMA_GAMES);
    const found = await dramas.listTeasers(
      rows.map(({ dramaId }) => dramaId),
      context,
    );
    const known = new Map(found.map((drama) => [drama.dramaId, drama]));
    const names = await categoryIndex.names();
    const now = clock.businessNow();
    return rows.flatMap((row) => {
      const drama = known.get(row.dramaId);
      if (!drama) return [];
      const { dramaId, title, image: picture } = drama;
      return [{ ...toCard(row, names, now), picture, drama: { dramaId, title } }];
    });
  }

  async function dramaOf({ dramaId }: Game, context: RequestContext) {
    const [drama] = dramaId ? await dramas.listTeasers([dramaId], context) : [];
    if (!drama) return null;
    const { title, poster, year, plotType, newestEpisode, totalEpisodes } = drama;
    return { dramaId: drama.dramaId, title, poster, year, plotType, newestEpisode, totalEpisodes };
  }

  async function findKnown(gameId: string, brand: string): Promise<Game> {
    const game = await findGame(db, gameId);
    if (!game || !isForBrand(game.brands, brand))
      throw new Refusal(CODE.notFound, { msg: gamesTexts.unknownGame });
    const { status, releaseTime } = releaseAsOf(
      { status: game.status, releaseTime: game.releaseAt?.getTime() ?? null },
      clock.businessNow(),
    );
    return { ...game, status, releaseAt: releaseTime === null ? null : new Date(releaseTime) };
  }

  return {
    findKnown,

    async getGamesHome(_input: unknown, context: RequestContext) {
      const brand = context.brand.id;
      const [featured, hot, latest, booked, madeAfter, names] = await Promise.all([
        findFeatured(db, brand),
        chart('*1', brand),
        findNewest(db, brand, CHART_SIZE).then(toCards),
        comingGames(brand),
        dramaGames(context),
        categoryIndex.names(),
      ]);
      const now = clock.businessNow();
      const shown = featured.map((row) => ({
        ...toCard(row, names, now),
        picture: row.banner,
        flag: row.flag,
      }));
      const data: CallOutput<'getGamesHome'> = {
        featured: shown,
        charts: [
          { key: 'hot', name: gamesTexts.chartHot, games: hot },
          { key: 'new', name: gamesTexts.chartNew, games: latest },
          { key: 'booked', name: gamesTexts.chartBooked, games: booked },
        ],
        dramaGames: madeAfter,
        searchHint: featured[0]?.gameName ?? hot[0]?.gameName ?? '',
      };
      return { data, changesAt: nextRelease([...shown, ...hot, ...booked, ...madeAfter]) };
    },

    async listGameCategories(
      _input: unknown,
      { brand }: RequestContext,
    ): Promise<SharedRead<CallOutput<'listGameCategories'>>> {
      const [categories, totals] = await Promise.all([listCategories(db), categoryIndex.totals(brand.id)]);
      const content = categories.map(({ categoryId, name, icon }) => ({
        id: categoryId,
        name,
        icon,
        total: totals.get(categoryId) ?? 0,
      }));
      return { data: { content, total: content.length } };
    },

    async listGames({ category, cursor }: CallRequest<'listGames'>, { brand }: RequestContext) {
      if (category !== '' && !(await listCategories(db)).some(({ categoryId }) => categoryId === category))
        throw new Refusal(CODE.notFound, { msg: gamesTexts.unknownCategory });
      const [shown, totals] = await Promise.all([
        page(`#${category}`, [], { brand: brand.id, cursor }),
        categoryIndex.totals(brand.id),
      ]);
      const data: CallOutput<'listGames'> = { ...shown, total: totals.get(category) ?? 0 };
      return { data, changesAt: nextRelease(data.content) };
    },

    async searchGames(
      { q, cursor }: CallRequest<'searchGames'>,
      { brand }: RequestContext,
    ): Promise<CallOutput<'searchGames'>> {
      const search = readSearch(q);
      if (!search) return { content: [], nextCursor: null };
      return page(search.key, search.needles, { brand: brand.id, cursor });
    },

    async suggestGames(
      { q }: CallRequest<'suggestGames'>,
      { brand }: RequestContext,
    ): Promise<CallOutput<'suggestGames'>> {
      const search = readSearch(q);
      if (!search) return { content: [] };
      const rows = await findHints(db, { ...search, brand: brand.id, most: MOST_SUGGESTED });
      return { content: rows.map(({ gameId, gameName, icon }) => ({ id: gameId, gameName, icon })) };
    },

    /** Made again before the link to its video expires. */
    async getGame({ id }: CallRequest<'getGame'>, context: RequestContext) {
      const brand = context.brand.id;
      const game = await findKnown(id, brand);
      const [categories, alike, drama, { gift, changesAt: giftChangesAt }] = await Promise.all([
        listCategories(db),
        findAlikeGames(db, game, brand, MOST_ALIKE).then(toCards),
        dramaOf(game, context),
        campaigns.findGift(id),
      ]);
      const videoAddress = game.video ? clips.linkTo(game.video) : '';
      const data: CallOutput<'getGame'> = {
        ...toDetail(game, { categories, videoAddress }),
        drama,
        gift: game.status === 1 ? gift : null,
        alikeList: alike,
      };
      const changesAt = earliest(nextRelease([data, ...alike]), giftChangesAt);
      return { data, changesAt, expiresAt: game.video ? clips.renewAt() : undefined };
    },
  };
}

/** The earliest of the defined times. */
function earliest(...moments: ReadonlyArray<Date | undefined>): Date | undefined {
  const times = moments.flatMap((moment) => (moment ? [moment.getTime()] : []));
  return times.length > 0 ? new Date(Math.min(...times)) : undefined;
}

/** The key to read, and the words that must occur in the games' texts. */
function readSearch(typed: string): { key: string; needles: string[] } | undefined {
  const [first, ...others] = searchWordsOf(typed);
  if (!first) return undefined;
  const compared = [...(first.isCut ? [first] : []), ...others];
  return { key: first.key, needles: compared.map(({ needle }) => needle) };
}
