import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campaign, type CodeOrder, startCampaign } from '../../../test/campaign-kit.ts';
import { rowsOf } from '../../db/database.ts';

const GIVES = '钻石 ×100、体力药水 ×5';

let kit: Campaign;
beforeAll(async () => {
  kit = await startCampaign();
});
afterAll(() => kit.stop());

async function query<Row extends object>(text: string): Promise<Row[]> {
  return rowsOf<Row>(await kit.product.foundation.database.db.execute(sql.raw(text)));
}
const setSupply = (supply: object) =>
  query(`update campaigns set gift_codes = gift_codes || '${JSON.stringify(supply)}'`);
const countUses = async () => (await query('select 1 from code_uses')).length;

/** Another letter of the alphabet in the first place. */
const slipOf = (code: string) => (code.startsWith('2') ? '3' : '2') + code.slice(1);

describe('a gift code', () => {
  it('[C-074] is stored as a keyed hash and sealed, and never readable', async () => {
    const code = await kit.shareForCode();
    const plain = code.replaceAll('-', '');
    const rows = JSON.stringify(await query('select c::text as row from codes c'));
    expect(rows).not.toContain(plain);
    expect(rows).not.toContain(code);
  });

  it('[C-074] is checked and used once by the maker of the game, however it is typed', async () => {
    const code = await kit.shareForCode();
    const check = (spelling = code) => kit.sendCode({ act: 'check', code: spelling });
    expect(await check()).toMatchObject({ status: 200, code: '0000', data: { state: 'open', gives: GIVES } });
    expect((await check(` ${code.toLowerCase().replaceAll('-', ' ')} `)).data.state).toBe('open');
    const use = await kit.writeCode({ code: code.replaceAll('-', '—') });
    expect(await kit.deliver(use)).toMatchObject({ code: '0000', data: { outcome: 'used', gives: GIVES } });
    // The connection broke before the answer: the same request again is answered and uses nothing.
    for (let turn = 0; turn < 2; turn += 1)
      expect(await kit.deliver(use)).toMatchObject({ code: '0000', data: { outcome: 'repeated' } });
    expect((await check()).data.state).toBe('used');
    expect((await kit.sendCode({ code })).code).toBe('2152');
    expect((await kit.sendCode({ code, player: 'player-2' })).code).toBe('2152');
  });

  it('[C-074] is used by one request: another request is refused', async () => {
    const [code, other] = [await kit.shareForCode(), await kit.shareForCode()];
    const key = 'redeem-request-1';
    expect((await kit.sendCode({ code, key })).data.outcome).toBe('used');
    expect((await kit.sendCode({ code, key })).data.outcome).toBe('repeated');
    expect((await kit.sendCode({ code: other, key })).code).toBe('4090');
    expect((await kit.sendCode({ act: 'check', code: other })).data.state).toBe('open');
  });

  it.each<[string, Partial<CodeOrder>, string]>([
    ['a foreign key', { forgery: 'key' }, '4030'],
    ['an old signature', { forgery: 'stale' }, '4030'],
    ['a changed body', { forgery: 'body' }, '4030'],
    ['no signature', { forgery: 'unsigned' }, '4030'],
    ['another partner', { partner: 'stranger' }, '4040'],
    ['another campaign', { activity: 'other' }, '4040'],
    ['a request name that is too short', { key: 'short' }, '4000'],
    ['an invalid player', { player: '' }, '4000'],
    ['an empty code', { code: '' }, '4000'],
    ['a code that is far too long', { code: '2'.repeat(65) }, '4000'],
    ['a code of invalid letters', { code: '0O1I-LLLL-0000-1111' }, '2157'],
    ['a code that was not given', { code: '2222-2222-2222-2222' }, '2158'],
    ['an earlier code that was not given', { code: 'SD7KQ2MX4P' }, '2158'],
  ])('[C-074] with %s is not used', async (_case, order, answer) => {
    const code = await kit.shareForCode();
    const before = await countUses();
    expect((await kit.sendCode({ code, ...order })).code).toBe(answer);
    expect(await countUses()).toBe(before);
    expect((await kit.sendCode({ act: 'check', code })).data.state).toBe('open');
  });

  it('[C-074] is signed for its address: a check does not use it', async () => {
    const code = await kit.shareForCode();
    const check = await kit.writeCode({ act: 'check', code });
    expect((await kit.deliver({ ...check, path: '/partner/thunder/codes/use' })).code).toBe('4030');
    expect((await kit.deliver({ ...check, path: '/partner/thunder/codes/burn' })).code).toBe('4040');
  });

  it('[C-074] guesses of a player are counted, typing errors are not', async () => {
    const code = await kit.shareForCode();
    const player = 'guesser-1';
    for (let turn = 0; turn < 40; turn += 1)
      expect((await kit.sendCode({ act: 'check', code: slipOf(code), player })).code).toBe('2157');
    for (let turn = 0; turn < 30; turn += 1)
      expect((await kit.sendCode({ code: '2222222222222222', player })).code).toBe('2158');
    expect(await kit.sendCode({ code, player })).toMatchObject({ status: 429, code: '4290' });
    expect((await kit.sendCode({ code, player: 'another-player' })).data.outcome).toBe('used');
  });

  it('[C-074] from before there were batches stays valid, once, and stays readable', async () => {
    const owner = await kit.makePlayer();
    const old = 'SD7KQ2MX4L';
    await query(
      `insert into campaign_claims values (${owner.id}, 'shandian', 9, 0, 0, now(), now(), now() + interval '1 day')`,
    );
    await query(`insert into campaign_gift_codes values (${owner.id}, 'shandian', '${old}', now())`);
    expect(await kit.user(owner)).toMatchObject({ giftCode: old, giftCodeUsed: false });
    expect((await kit.receive(owner, 9)).code).toBe('2149');
    expect((await kit.sendCode({ act: 'check', code: 'sd7k q2mx 4l' })).data.state).toBe('open');
    const use = await kit.writeCode({ code: old });
    expect((await kit.deliver(use)).data.outcome).toBe('used');
    expect((await kit.deliver(use)).data.outcome).toBe('repeated');
    expect((await kit.sendCode({ code: old })).code).toBe('2152');
    expect(await kit.user(owner)).toMatchObject({ giftCode: old, giftCodeUsed: true });
    await kit.product.expectHealthy();
  });
});

describe('used-up codes', () => {
  it('[C-074] are not given: sharing is refused, stores nothing, and works again once there are more', async () => {
    const [first] = await query<{ issued: number }>(`select issued from code_batches where source = 'made'`);
    const issued = first?.issued ?? 0;
    await setSupply({ count: issued + 1 });
    const [last, late] = [await kit.makePlayer(), await kit.makePlayer()];
    expect((await kit.user(late)).giftCodesLeft).toBe(true);
    expect((await kit.receive(last, 9)).code).toBe(200);
    expect(await kit.user(late)).toMatchObject({ giftCode: null, giftCodesLeft: false });
    expect(await kit.receive(late, 9)).toMatchObject({ code: '2151', msg: '礼包码已经发完了' });
    expect((await kit.user(late)).activityList.at(-1)).toMatchObject({ activityId: 9, receive: false });
    await setSupply({ count: issued + 2 });
    expect(await kit.user(late)).toMatchObject({ giftCodesLeft: true });
    expect((await kit.receive(late, 9)).code).toBe(200);
  });

  it('[C-074] of the maker are given as imported, each once', async () => {
    await setSupply({ from: 'maker' });
    const { codeDesk } = kit.product.services;
    const [one, two, late] = [await kit.makePlayer(), await kit.makePlayer(), await kit.makePlayer()];
    expect((await kit.user(one)).giftCodesLeft).toBe(false);
    expect(await codeDesk.importCodes('shandian', '\ufeffTHUNDER-0001\r\n\r\nthunder-0002\r\n')).toBe(2);
    const given = [(await kit.receive(one, 9)).data.giftCode, (await kit.receive(two, 9)).data.giftCode];
    expect(given).toEqual(['THUNDER-0001', 'thunder-0002']);
    expect((await kit.user(one)).giftCode).toBe('THUNDER-0001');
    expect((await kit.receive(late, 9)).code).toBe('2151');
    expect(await codeDesk.importCodes('shandian', 'THUNDER-0003')).toBe(1);
    expect((await kit.receive(late, 9)).data.giftCode).toBe('THUNDER-0003');
    expect(JSON.stringify(await query('select c::text as row from codes c'))).not.toContain('THUNDER');
    // The maker accepts them by itself: we are not called, and would not answer.
    expect((await kit.sendCode({ code: 'THUNDER-0001' })).code).toBe('2157');
    await kit.product.expectHealthy();
  });

  it('[C-074] are imported completely or not at all: every fault is named by its line', async () => {
    const { codeDesk } = kit.product.services;
    const before = await query('select 1 from codes');
    const text = ['GOOD-1', 'no', 'GOOD-1', 'with blank', 'GOOD-2'].join('\n');
    await expect(codeDesk.importCodes('shandian', text)).rejects.toThrow(
      'nothing was imported\nline 2: a code has 4 to 64 letters, digits or signs without blanks\n' +
        'line 4: a code has 4 to 64 letters, digits or signs without blanks\nline 3: the same code as in line 1',
    );
    await expect(codeDesk.importCodes('shandian', 'GOOD-1\nTHUNDER-0003')).rejects.toThrow(
      'nothing was imported\nline 2: this code was imported before',
    );
    await expect(codeDesk.importCodes('shandian', '\n\n')).rejects.toThrow('the file has no codes');
    await expect(codeDesk.importCodes('nothing', 'GOOD-1')).rejects.toThrow('there is no campaign nothing');
    expect(await query('select 1 from codes')).toHaveLength(before.length);
    await setSupply({ from: 'us' });
    await expect(codeDesk.importCodes('shandian', 'GOOD-1')).rejects.toThrow('gives codes of ours');
  });
});
