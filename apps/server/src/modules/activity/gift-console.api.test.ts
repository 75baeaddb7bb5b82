import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADDRESS } from '../../../test/activity-kit.ts';
import { newStaff, type StaffMember } from '../../../test/console-kit.ts';
import { GIFTS, type Raffle, startRaffle } from '../../../test/raffle-kit.ts';

const ACTIVITY = 'console-gift';
const PARCEL = { courier: '顺丰速运', trackingNo: 'SF1234567890123' };
const REASON = '快递公司要求核对地址';

let raffle: Raffle;
let lead: StaffMember;
beforeAll(async () => {
  raffle = await startRaffle();
  await raffle.fill(ACTIVITY, GIFTS + 1);
  await raffle.draw(ACTIVITY);
  lead = await newStaff(raffle.product, 'lead');
});
afterAll(() => raffle.stop());

const winners = async (by = lead) => (await by.call('listGiftWinners', { activity: ACTIVITY })).data;
const entriesOn = (entryNo: string) =>
  raffle.query<{ call: string }>(
    `select call from staff_actions where target = 'gift:${ACTIVITY}:${entryNo}' order by id`,
  );

it('lists draws and winners without addresses, and counts what waits in the overview', async () => {
  const draws = (await lead.call('listGiftDraws', {})).data;
  expect(draws.find(({ activity }) => activity === ACTIVITY)).toMatchObject({
    winners: GIFTS,
    waiting: GIFTS,
    participants: GIFTS + 1,
  });
  expect(JSON.stringify(await winners())).not.toContain(ADDRESS.consignee);
  expect((await lead.call('getOverview', {})).data.prizes).toMatchObject({ count: GIFTS, link: 'prizes' });
});

it('reveals an address with a reason, an entry and the limit of reveals', async () => {
  const [{ entryNo } = { entryNo: '' }] = await winners();
  const input = { activity: ACTIVITY, entryNo, reason: REASON };
  expect((await lead.call('revealGiftAddress', { ...input, reason: ' ' })).code).toBe('4000');
  expect((await lead.call('revealGiftAddress', input)).data).toEqual(ADDRESS);
  expect(await entriesOn(entryNo)).toEqual([{ call: 'revealGiftAddress' }]);
  await raffle.query(`update staff_limits set value = 1 where id = 'reveals-day'`);
  expect((await lead.call('revealGiftAddress', input)).code).toBe('2204');
  await raffle.query(`update staff_limits set value = 20 where id = 'reveals-day'`);
  expect(await entriesOn(entryNo)).toHaveLength(1);
});

it('records a shipment once, and a correction', async () => {
  const entryNo = (await winners()).at(-1)?.entryNo ?? '';
  const input = { activity: ACTIVITY, entryNo, ...PARCEL };
  expect((await lead.call('sendGift', { ...input, trackingNo: '?' })).code).toBe('4000');
  const all = await Promise.all(Array.from({ length: 20 }, () => lead.call('sendGift', input)));
  expect(all.filter(({ code }) => code === '0000')).toHaveLength(1);
  expect(all.filter(({ code }) => code === '4090')).toHaveLength(19);
  expect((await winners()).at(-1)).toMatchObject(PARCEL);
  expect((await lead.call('sendGift', { ...input, trackingNo: 'SF0000' })).code).toBe('0000');
  expect(await entriesOn(entryNo)).toEqual([{ call: 'sendGift' }, { call: 'sendGift' }]);
  await raffle.product.expectHealthy();
});

it('hides activities of other brands, and refuses roles without the permission', async () => {
  const [{ entryNo } = { entryNo: '' }] = await winners();
  await raffle.query(`update activities set brands = '["yujian"]' where activity = '${ACTIVITY}'`);
  const stranger = await newStaff(raffle.product, 'lead', ['ddsp']);
  const draws = (await stranger.call('listGiftDraws', {})).data;
  expect(draws.map(({ activity }) => activity)).not.toContain(ACTIVITY);
  const input = { activity: ACTIVITY, entryNo };
  const hidden = await Promise.all([
    stranger.call('listGiftWinners', input),
    stranger.call('revealGiftAddress', { ...input, reason: REASON }),
    stranger.call('sendGift', { ...input, ...PARCEL }),
  ]);
  expect(hidden.map(({ code }) => code)).toEqual(['4040', '4040', '4040']);
  const support = await newStaff(raffle.product, 'support');
  const marketing = await newStaff(raffle.product, 'marketing');
  const refused = await Promise.all([
    support.call('listGiftDraws', {}),
    support.call('listGiftWinners', input),
    support.call('sendGift', { ...input, ...PARCEL }),
    marketing.call('revealGiftAddress', { ...input, reason: REASON }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
