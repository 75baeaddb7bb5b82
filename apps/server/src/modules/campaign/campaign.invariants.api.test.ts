import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campaign, startCampaign } from '../../../test/campaign-kit.ts';
import { verify } from '../../db/invariant.ts';
import { campaignInvariants } from './campaign.invariants.ts';

let kit: Campaign;
beforeAll(async () => {
  kit = await startCampaign();
  await kit.rig('vip-7', 2);
  const [player, other] = [await kit.makePlayer(), await kit.makePlayer()];
  await kit.progress(player, 1);
  await kit.receive(player, 1);
  await kit.giveDraws(player);
  for (let turn = 0; turn < 3; turn += 1) expect((await kit.draw(player)).code).toBe(200);
  for (const sharer of [player, other]) expect((await kit.receive(sharer, 9)).code).toBe(200);
});
afterAll(() => kit.stop());

class RolledBack extends Error {}

/** Breaks the data inside a transaction that is rolled back, and returns which invariants fired. */
async function violatedBy(statements: string): Promise<string[]> {
  let fired: string[] = [];
  const work = kit.product.foundation.database.db.transaction(async (tx) => {
    await tx.execute(sql.raw('set local session_replication_role = replica'));
    for (const statement of statements.split(';').filter((text) => text.trim()))
      await tx.execute(sql.raw(statement));
    fired = (await verify(tx, campaignInvariants)).violations.map(({ invariant }) => invariant);
    throw new RolledBack();
  });
  await expect(work).rejects.toThrow(RolledBack);
  return fired;
}

const [COUNTS = '', MISSIONS = '', STOCK = '', ODDS = '', DAYS = '', CODES = ''] = campaignInvariants.map(
  ({ name }) => name,
);
const GIVEN = `insert into campaign_draw_entries (user_id, campaign, cause, amount, at)
  select user_id, campaign, 'gift', 1, now() from campaign_draws limit 1`;

describe('invariants of the campaign', () => {
  it('[C-092] hold on data written by calls, and were checked on rows', async () => {
    const { violations, checked } = await verify(kit.product.foundation.database.db, campaignInvariants);
    expect(violations).toEqual([]);
    expect(checked.filter(({ rows }) => rows === 0)).toEqual([]);
  });

  it.each([
    ['a balance of one more', COUNTS, 'update campaign_draw_balances set balance = balance + 1'],
    ['a draw that was not counted', COUNTS, 'update campaign_draw_balances set drawn = drawn - 1'],
    ['a missing draw', COUNTS, 'delete from campaign_draws where draw_no = 2'],
    [
      'a draw without its entry',
      COUNTS,
      `update campaign_draw_entries set cause = 'x' where cause = 'draw:1'`,
    ],
    ['a draw given without a cause', COUNTS, GIVEN],
    ['a draw given without a mission', MISSIONS, GIVEN],
    ['a mission of more draws', MISSIONS, 'update campaign_claims set draws = draws + 1 where draws > 0'],
    ['a mission of more days', MISSIONS, 'update campaign_claims set days = days + 1 where days > 0'],
    ['a mission that was not reported', MISSIONS, 'delete from campaign_events'],
    [
      'a claim after the end',
      MISSIONS,
      'alter table campaign_claims drop constraint campaign_claims_in_period; update campaign_claims set claimed_at = window_ends_at',
    ],
    [
      'more won than there were',
      STOCK,
      'alter table campaign_stock drop constraint campaign_stock_never_exceeded; update campaign_stock set released = 1',
    ],
    ['one less won than drawn', STOCK, 'update campaign_stock set won = 1'],
    ['a roll that was not counted', STOCK, 'update campaign_stock set rolled = rolled + 1'],
    ['rolls with a gap', STOCK, 'update campaign_draws set rolled_no = 9 where rolled_no = 3'],
    ['a missing stock', STOCK, 'delete from campaign_stock'],
    ['a roll that selects another prize', ODDS, `update campaign_draws set rolled = 'console'`],
    ['a prize that was not rolled', ODDS, `update campaign_draws set prize = 'console' where draw_no = 3`],
    [
      'a consolation that counts as a prize',
      ODDS,
      `update campaign_draws set is_prize = true where prize = 'thanks'`,
    ],
    [
      'odds that were changed',
      ODDS,
      `update campaign_terms set prizes = jsonb_set(prizes, '{0,odds}', '1000000')`,
    ],
    ['a draw after the published end', ODDS, 'update campaign_terms set ends_at = published_at'],
    [
      'a draw before the start',
      ODDS,
      `alter table campaign_draws drop constraint campaign_draws_in_period; update campaign_draws set at = window_starts_at - interval '1 second'`,
    ],
    [
      'days that were not granted',
      DAYS,
      `delete from ledger_entries where cause = 'campaign:shandian:draw:1'`,
    ],
    ['more days than were drawn', DAYS, `update campaign_draws set days = 30 where draw_no = 1`],
    ['days for a consolation', DAYS, `update campaign_draws set days = 1 where prize = 'thanks'`],
    [
      'days without a draw',
      DAYS,
      `update ledger_entries set cause = 'campaign:none:' || seq where source = 'campaign'`,
    ],
    [
      'a code of two',
      CODES,
      `alter table campaign_gift_codes drop constraint campaign_gift_codes_of_one; delete from codes;
        insert into campaign_gift_codes select user_id, campaign, 'SAME', claimed_at from campaign_claims where mission_id = 9`,
    ],
    ['a code without sharing', CODES, 'delete from campaign_claims where mission_id = 9'],
    ['sharing without a code', CODES, 'delete from codes'],
    [
      'a second code for the owner of an earlier one',
      CODES,
      `insert into campaign_gift_codes select user_id, campaign, 'MORE', claimed_at
        from campaign_claims where mission_id = 9 limit 1`,
    ],
  ])('[C-092] fires on %s', async (_case, name, statements) => {
    expect(await violatedBy(statements)).toContain(name);
  });
});
