import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { askSandbox } from './ask-sandbox.ts';
import { startProduct } from './kit.ts';

export interface Player {
  id: string;
  token: string;
}

export interface CallbackOrder {
  event?: string;
  partner?: string;
  key?: string;
  forgery?: 'none' | 'key' | 'stale' | 'body' | 'unsigned';
  facts?: Record<string, string | number>;
}

export interface CodeOrder {
  code: string;
  act?: 'check' | 'use';
  player?: string;
  activity?: string;
  partner?: string;
  key?: string;
  forgery?: CallbackOrder['forgery'];
}

interface Written {
  path: string;
  headers: Record<string, string>;
  body: string;
}

export type Campaign = Awaited<ReturnType<typeof startCampaign>>;

/** The product with helpers for tests of the game campaign. */
export async function startCampaign() {
  const product = await startProduct();
  const { database, config } = product.foundation;
  const { gamePartners } = config;
  const roomUrl = gamePartners.provider === 'sandbox' ? gamePartners.url : '';
  const as = ({ token }: Player, headers: Record<string, string> = {}) => ({ token, ...headers });
  const receive = (player: Player, activityId: number, headers = {}) =>
    product.call('receiveMission', { activityId }, as(player, headers));
  const draw = (player: Player, headers = {}) => product.call('drawPrize', {}, as(player, headers));
  const progress = (player: Player, activityId: number | string) =>
    product.lab<{ code: string; data: { outcome: string } }>('POST', '/campaign/progress', {
      userId: player.id,
      activityId,
    });

  /** As the game's maker sends it, or with another sender's mistakes. */
  async function write(player: Player, order: CallbackOrder = {}): Promise<Written> {
    const { event = 'level', partner = 'thunder', facts = { level: 10 }, ...rest } = order;
    const at = product.foundation.clock.businessNow().getTime();
    const known = { activity: 'shandian', userId: player.id, at };
    const wanted = { partner, event, facts: { ...known, ...facts }, ...rest };
    return askSandbox<Written>(`${roomUrl}/control/write`, wanted);
  }

  /** A check or use of a gift code, as the game's maker sends it. */
  async function writeCode({ act = 'use', partner = 'thunder', ...order }: CodeOrder): Promise<Written> {
    const { code, player = 'player-1', activity = 'shandian', ...rest } = order;
    const wanted = { partner, event: `codes/${act}`, facts: { activity, code, player }, ...rest };
    return askSandbox<Written>(`${roomUrl}/control/write`, wanted);
  }

  async function deliver({ path: url, headers, body: payload }: Written) {
    const response = await product.app.inject({ method: 'POST', url, headers, payload });
    type Data = { outcome: string; state?: string; gives?: string };
    return { status: response.statusCode, ...response.json<{ code: string; msg: string; data: Data }>() };
  }

  return {
    product,
    receive,
    writeCode,
    deliver,
    sendCode: async (order: CodeOrder) => deliver(await writeCode(order)),
    /** A new player's code. */
    async shareForCode(): Promise<string> {
      const { token } = await product.lab<Player>('POST', '/users', {});
      const { data } = await product.call('receiveMission', { activityId: 9 }, { token });
      return data.giftCode ?? '';
    },
    draw,
    progress,
    write,
    makePlayer: (wanted: object = {}) => product.lab<Player>('POST', '/users', wanted),
    user: async (player: Player) => (await product.call('getCampaignUser', {}, as(player))).data,
    prizes: async (player: Player) => (await product.call('listPrizes', {}, as(player))).data,
    terms: async () => (await product.call('getCampaign', {})).data,
    expiry: async (player: Player) =>
      (await product.call('getProfile', {}, as(player))).data.user.vipInfo.expiredTime,
    /** Levels up to 35 and a first top-up: nine draws. */
    async giveDraws(player: Player) {
      for (const mission of [3, 8]) expect((await progress(player, mission)).code).toBe('0000');
      for (const mission of [3, 4, 5, 6, 7, 8]) expect((await receive(player, mission)).code).toBe(200);
    },
    /** From now on every roll selects this prize: new terms, before the first draw. */
    async rig(prizeId: string, stock: number) {
      await database.db.execute(sql`
        insert into campaign_terms
          (campaign, version, seed_sealed, seed_hash, prizes, fallback, ends_at, published_at)
        select campaign, version + 1, seed_sealed, seed_hash, (
          select jsonb_agg(
            case when p ->> 'prizeId' = ${prizeId}
              then p || jsonb_build_object('odds', 1000000, 'stock', ${stock}::int)
              else p || '{"odds": 0}' end order by place)
          from jsonb_array_elements(prizes) with ordinality as e (p, place)), fallback, ends_at, published_at
        from campaign_terms order by version desc limit 1`);
    },
    setClock: (change: object) => product.lab<{ now: number }>('POST', '/clock', change),
    expectHealthy: product.expectHealthy,
    stop: () => product.stop(),
  };
}
