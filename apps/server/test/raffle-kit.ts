import type { CallOutput } from '@juban/contract';
import { DAY_MS, shanghaiMidnight } from '@juban/domain';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { rowsOf } from '../src/db/database.ts';
import { type Activities, type Claimer, startActivities } from './activity-kit.ts';

export const GIFTS = 2;
const DAYS = 31;

export type Raffle = Awaited<ReturnType<typeof startRaffle>>;

/** A renamed copy of the main activity, with few gifts. */
export const raffleSql = (name: string, from: Date, until: Date, gifts = GIFTS) => `
  insert into activities select (jsonb_populate_record(a, jsonb_build_object('activity', '${name}', 'place', 900,
    'item_ids', '[]'::jsonb, 'starts_at', '${from.toISOString()}', 'ends_at', '${until.toISOString()}',
    'real_item', a.real_item || '{"winners": ${gifts}, "needDays": ${DAYS}}'))).*
  from activities a where a.activity = 'activity'`;

/** Activities that open tomorrow and end the day after, with two gifts each. */
export async function startRaffle() {
  const shop: Activities = await startActivities();
  const { product } = shop;
  const { database, clock } = product.foundation;
  const from = new Date(shanghaiMidnight(clock.businessNow()).getTime() + DAY_MS);
  const until = new Date(from.getTime() + DAY_MS);
  const drawTime = until.getTime() + 10 * 3_600_000;

  const at = (now: number | Date) => shop.setClock({ now: Number(now), freeze: true });
  const query = async <Row>(text: string) => rowsOf<Row>(await database.db.execute(sql.raw(text)));

  async function open(name: string): Promise<void> {
    await database.exec(raffleSql(name, from, until));
    await product.services.giftTerms.publishAll();
    product.app.forgetSharedReads();
  }

  const define = async (name: string) => {
    product.app.forgetSharedReads();
    return (await product.call('getActivity', { activity: name }, { clientType: 'web' })).data;
  };

  const gift = async (claimer: Claimer, name: string): Promise<GiftOfUser> => {
    const { realItem } = await shop.info(claimer, name);
    if (!realItem) throw new Error(`${name} has no gift`);
    return realItem;
  };

  async function enter(name: string): Promise<Claimer> {
    const claimer = await shop.makeClaimer(1);
    expect((await shop.submit(claimer, { activity: name })).code).toBe('0000');
    return claimer;
  }

  return {
    ...shop,
    ...{ from, until, drawTime, at, query, open, define, gift, enter },
    /** This many users give their addresses while it is open. */
    async fill(name: string, users: number): Promise<Claimer[]> {
      await open(name);
      await at(from);
      const claimers: Claimer[] = [];
      for (let turn = 0; turn < users; turn += 1) claimers.push(await enter(name));
      return claimers;
    },
    async draw(name: string): Promise<void> {
      await at(drawTime);
      await product.services.giftDraws.drawOnce(name, 'test');
    },
    /** Sorted into the drawn order, by what each user reads about the gift. */
    async inOrder(name: string, claimers: readonly Claimer[]): Promise<Claimer[]> {
      const entries = await query<{ user: string }>(`
        select a.user_id as "user" from activity_gift_entries e join activity_addresses a using (activity, entry_no)
        where e.activity = '${name}' order by e.place`);
      return entries.flatMap(({ user }) => claimers.filter(({ id }) => id === Number(user)));
    },
    /** A user's export. */
    async export(claimer: Claimer): Promise<CallOutput<'exportMyData'>> {
      await query('delete from sms_send_quotas');
      expect((await product.call('sendExportCode', {}, shop.as(claimer))).code).toBe('0000');
      const code = await product.readCode(claimer.mobile);
      await query('delete from sms_send_quotas');
      return (await product.call('exportMyData', { code }, shop.as(claimer))).data;
    },
    /** Requests deletion, and waits for it. */
    async forget(claimer: Claimer): Promise<void> {
      expect((await product.call('sendDeletionCode', {}, shop.as(claimer))).code).toBe('0000');
      const input = { understood: true, code: await product.readCode(claimer.mobile) } as const;
      expect((await product.call('askDeletion', input, shop.as(claimer))).code).toBe('0000');
      await at(clock.businessNow().getTime() + 7 * DAY_MS);
      await product.services.erasures.eraseDue();
      expect((await product.call('getMyData', {}, shop.as(claimer))).code).toBe('1024');
    },
  };
}

type GiftOfUser = NonNullable<CallOutput<'getActivityInfo'>['realItem']>;
