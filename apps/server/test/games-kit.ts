import { games } from '../src/modules/games/games.tables.ts';
import type { GameRow } from './game-row.ts';
import { startProduct } from './kit.ts';
import type { Member } from './mall-kit.ts';

export type Hall = Awaited<ReturnType<typeof startHall>>;

/** The product with helpers for tests of the games hall. */
export async function startHall() {
  const product = await startProduct();
  const { database } = product.foundation;
  const as = ({ token }: Member) => ({ token });
  const names = (content: ReadonlyArray<{ gameName: string }>) => content.map(({ gameName }) => gameName);

  /** All pages of a list. */
  async function readAll<Item>(
    read: (cursor: string | undefined) => Promise<{ content: Item[]; nextCursor: string | null }>,
  ): Promise<Item[][]> {
    const pages: Item[][] = [];
    let cursor: string | null | undefined;
    do {
      const page = await read(cursor ?? undefined);
      pages.push(page.content);
      cursor = page.nextCursor;
    } while (cursor);
    return pages;
  }

  return {
    product,
    database,
    as,
    readAll,
    makeMember: () => product.lab<Member>('POST', '/users', {}),
    /** Clears every cache, as after content was applied. */
    addGames: async (...rows: GameRow[]) => {
      await database.db.insert(games).values(rows);
      product.services.categoryIndex.forget();
      product.app.forgetSharedReads();
    },
    search: async (q: string, cursor?: string, headers: Record<string, string> = {}) =>
      (await product.call('searchGames', { q, ...(cursor ? { cursor } : {}) }, headers)).data,
    found: async (q: string) => names((await product.call('searchGames', { q })).data.content),
    suggested: async (q: string) => names((await product.call('suggestGames', { q })).data.content),
    mine: async (member: Member) => (await product.call('getMyGames', {}, as(member))).data,
    open: (member: Member, id: string) => product.call('openGame', { id }, as(member)),
    book: (member: Member, id: string, reserved = true) =>
      product.call('bookGame', { id, reserved }, as(member)),
    history: async (member: Member, cursor?: string) =>
      (await product.call('listGameHistory', cursor ? { cursor } : {}, as(member))).data,
    advance: (advanceMs: number) => product.lab('POST', '/clock', { advanceMs }),
    expectHealthy: product.expectHealthy,
    stop: () => product.stop(),
  };
}
