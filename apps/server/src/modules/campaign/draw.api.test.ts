import { drawMessage, prizeOfRoll, rollOf } from '@juban/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campaign, type Player, startCampaign } from '../../../test/campaign-kit.ts';
import { rowsOf } from '../../db/database.ts';
import { digestOfDraw } from '../../lib/draw-seed.ts';
import { findTerms } from './campaign.repository.ts';

let kit: Campaign;
beforeAll(async () => {
  kit = await startCampaign();
});
afterAll(() => kit.stop());

const dbOf = () => kit.product.foundation.database.db;

async function keptDraws({ id }: Player) {
  const result = await dbOf().execute(sql`
    select draw_no as "drawNo", roll, rolled, rolled_no as "rolledNo", prize, name from campaign_draws
    where user_id = ${Number(id)} order by draw_no`);
  return rowsOf<{ drawNo: number; roll: number; rolled: string; prize: string; name: string }>(result);
}

describe('a draw', () => {
  it('[C-092] uses one draw and returns the text that the seed decides; a user without any is refused', async () => {
    const player = await kit.makePlayer();
    expect(await kit.draw(player)).toMatchObject({
      code: '2150',
      msg: '暂无抽奖次数，请完成下方任务获取',
    });
    await kit.giveDraws(player);
    const answered: string[] = [];
    for (let left = 8; left >= 0; left -= 1) {
      const { code, data } = await kit.draw(player);
      expect(code).toBe(200);
      answered.push(data);
      expect((await kit.user(player)).lotteryTimes).toBe(left);
    }
    expect((await kit.draw(player)).code).toBe('2150');
    const terms = await findTerms(dbOf(), 'shandian');
    if (!terms) throw new Error('no terms');
    const seed = kit.product.services.campaignTerms.seedOf(terms);
    const kept = await keptDraws(player);
    expect(kept.map(({ name }) => name)).toEqual(answered);
    for (const { drawNo, roll, rolled } of kept) {
      const owner = { userId: Number(player.id), drawNo };
      expect(roll).toBe(rollOf(digestOfDraw(seed, 'shandian', owner)));
      expect(rolled).toBe(prizeOfRoll(terms.prizes, roll).prizeId);
    }
    expect(drawMessage('shandian', { userId: Number(player.id), drawNo: 9 })).toBe(`shandian:${player.id}:9`);
  });

  it('[C-091] lists wins, newest first, without consolations', async () => {
    const player = await kit.makePlayer();
    await kit.giveDraws(player);
    for (let turn = 0; turn < 9; turn += 1) await kit.draw(player);
    const kept = await keptDraws(player);
    const expected = kept.filter(({ prize }) => prize !== 'thanks').reverse();
    expect(await kit.prizes(player)).toEqual(
      expected.map(({ drawNo, prize, name }) => ({
        _id: expect.any(String),
        lotteryDrawItemId: { _id: prize, name, picture: expect.stringMatching(/^\/content\//) },
        drawNo,
        createTime: expect.any(Number),
      })),
    );
    expect(await kit.prizes(await kit.makePlayer())).toEqual([]);
  });

  it('[C-092] changed in the table is found by recomputing', async () => {
    const { db } = kit.product.foundation.database;
    const findBroken = async () =>
      (await kit.product.services.drawAudits.auditAll()).flatMap(({ faults }) => faults);
    expect(await findBroken()).toEqual([]);
    await db.transaction(async (tx) => {
      await tx.execute(sql.raw('alter table campaign_draws disable trigger user'));
      await tx.execute(sql`update campaign_draws set roll = (roll + 1) % 1000000 where draw_no = 1`);
      await tx.execute(sql.raw('alter table campaign_draws enable trigger user'));
    });
    expect((await findBroken()).length).toBeGreaterThan(0);
    await db.transaction(async (tx) => {
      await tx.execute(sql.raw('alter table campaign_draws disable trigger user'));
      await tx.execute(sql`update campaign_draws set roll = (roll + 999999) % 1000000 where draw_no = 1`);
      await tx.execute(sql.raw('alter table campaign_draws enable trigger user'));
    });
  });
});

describe('a prize that runs out', () => {
  let rigged: Campaign;
  beforeAll(async () => {
    rigged = await startCampaign();
    await rigged.rig('vip-7', 2);
  });
  afterAll(() => rigged.stop());

  it('[C-092] is given while in stock, credited at once, and then the fallback is', async () => {
    const player = await rigged.makePlayer();
    await rigged.giveDraws(player);
    const names: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) names.push((await rigged.draw(player)).data);
    expect(names).toEqual(['7 天视频 VIP', '7 天视频 VIP', '谢谢参与', '谢谢参与']);
    const end = (await rigged.expiry(player)) ?? 0;
    const now = (await rigged.product.lab<{ now: number }>('GET', '/clock')).now;
    expect(Math.round((end - now) / 86_400_000)).toBe(14);
    expect(await rigged.prizes(player)).toHaveLength(2);
  });

  it('[C-092] is given again once there are more, and the replay agrees', async () => {
    const player = await rigged.makePlayer();
    await rigged.giveDraws(player);
    const stock = await rigged.product.lab('POST', '/campaign/stock', { prizeId: 'vip-7', left: 1 });
    expect(stock).toEqual({ prizeId: 'vip-7', left: 1, won: 2, released: 3 });
    expect((await rigged.draw(player)).data).toBe('7 天视频 VIP');
    expect((await rigged.draw(player)).data).toBe('谢谢参与');
  });

  it('[C-092] keeps its published odds, whatever happens to the content', async () => {
    const before = await rigged.terms();
    await rigged.product.services.content.apply('demo');
    rigged.product.app.forgetSharedReads();
    const after = await rigged.terms();
    expect(after.prizes).toEqual(before.prizes);
    expect(after.fairness.seedHash).toBe(before.fairness.seedHash);
  });
});

describe('before the start', () => {
  it('[C-092] changed odds are published again with a new seed; from the start on nothing changes', async () => {
    const early = await startCampaign();
    const { db } = early.product.foundation.database;
    const hash = async () => {
      early.product.app.forgetSharedReads();
      return (await early.terms()).fairness.seedHash;
    };
    const change = (from: number) =>
      db.execute(sql`update campaigns set prizes = jsonb_set(
        jsonb_set(prizes, '{0,odds}', ${String(from)}::jsonb), '{6,odds}', ${String(593_900 - from)}::jsonb)`);
    const first = await hash();
    await change(20_000);
    expect(await hash()).toBe(first);
    await db.execute(sql`update campaigns set starts_at = ends_at - interval '1 day'`);
    const second = await hash();
    expect(second).not.toBe(first);
    expect(await hash()).toBe(second);
    expect((await early.terms()).prizes[0]?.odds).toBe(20_000);
    await early.stop();
  });
});
