import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Campaign, startCampaign } from '../../../test/campaign-kit.ts';
import { campaignContent } from './campaign.content.ts';
import { campaigns } from './campaign.tables.ts';

/** The demo's campaign with the dates of the specification. */
const PACK = join(import.meta.dirname, '../../../../../content/demo/campaign.yaml');
const [demo] = parse(readFileSync(PACK, 'utf8')) as object[];
const spec = { ...demo, period: { firstDay: '2023-05-18', lastDay: '2023-06-01' } };
const row = campaignContent.toRow(spec as never, new Date(), { pictures: () => [], clip: () => undefined });

let kit: Campaign;
beforeAll(async () => {
  kit = await startCampaign();
  const { startsAt, endsAt } = row as { startsAt: Date; endsAt: Date };
  await kit.product.foundation.database.db
    .update(campaigns)
    .set({ startsAt, endsAt })
    .where(eq(campaigns.campaign, 'shandian'));
});
afterAll(() => kit.stop());

const at = (time: string) => kit.setClock({ now: new Date(`${time}+08:00`).getTime(), freeze: true });

describe('the campaign of 2023', () => {
  it.each([
    ['2023-05-17T23:59:59.999', '1004', 'future'],
    ['2023-05-18T00:00:00.000', 200, 'open'],
    ['2023-06-01T23:59:59.999', 200, 'open'],
    ['2023-06-02T00:00:00.000', '1003', 'ended'],
    ['2026-11-15T12:00:00.000', '1003', 'ended'],
  ])('[C-081] at %s answers %s', async (time, code, state) => {
    await at(time);
    expect((await kit.terms()).state).toBe(state);
    const player = await kit.makePlayer();
    expect((await kit.receive(player, 9)).code).toBe(code);
    const reported = await kit.progress(player, 3);
    expect(reported.code).toBe(code === 200 ? '0000' : code);
    expect((await kit.receive(player, 3)).code).toBe(code);
    expect((await kit.draw(player)).code).toBe(code);
    expect((await kit.user(player)).lotteryTimes).toBe(0);
  });
});

describe('an end changed by content', () => {
  const PUBLISHED_END = '2023-06-02T00:00:00.000';
  beforeAll(async () => {
    await at('2023-05-17T12:00:00.000');
    await kit.terms();
  });

  async function moveEnd(time: string): Promise<void> {
    const endsAt = new Date(`${time}+08:00`);
    await kit.product.foundation.database.db.update(campaigns).set({ endsAt });
    kit.product.app.forgetSharedReads();
  }

  async function standing() {
    const { state, fairness } = await kit.terms();
    return { state, isSeedPublic: fairness.seed !== null };
  }

  it('[C-092] after the published one opens nothing: the seed is public', async () => {
    await at(PUBLISHED_END);
    await moveEnd('2023-12-31T00:00:00.000');
    expect(await standing()).toEqual({ state: 'ended', isSeedPublic: true });
    const player = await kit.makePlayer();
    expect((await kit.progress(player, 3)).code).toBe('1003');
    expect((await kit.receive(player, 9)).code).toBe('1003');
    expect((await kit.draw(player)).code).toBe('1003');
  });

  it('[C-092] before it closes the campaign and keeps the seed secret, so that it can be reverted', async () => {
    await moveEnd('2023-05-20T00:00:00.000');
    await at('2023-05-20T00:00:00.000');
    expect(await standing()).toEqual({ state: 'ended', isSeedPublic: false });
    expect((await kit.draw(await kit.makePlayer())).code).toBe('1003');
    await moveEnd(PUBLISHED_END);
    expect(await standing()).toEqual({ state: 'open', isSeedPublic: false });
  });
});
