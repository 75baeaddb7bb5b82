import { calls } from '@juban/contract';
import { CODES } from '@juban/contract/codes';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMyData } from '../../../test/my-data-kit.ts';

let kit: Awaited<ReturnType<typeof startMyData>>;
beforeAll(async () => {
  kit = await startMyData();
});
afterAll(() => kit.stop());

const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

describe('the code that confirms an export', () => {
  it('[C-097] is required: a token alone, a wrong code or the former call read nothing', async () => {
    const person = await kit.makePerson();
    const headers = kit.headers(person.token);
    const bare = await kit.product.callRaw(calls.exportMyData, {}, headers);
    expect(bare).toMatchObject({ code: '4000', msg: phoneCodeTexts.codeMissing });
    const byGet = await kit.product.callRaw({ ...calls.exportMyData, method: 'GET' }, {}, headers);
    expect(byGet.code).toBe('4040');
    expect((await kit.exportWith(person, '123456')).code, 'none was sent').toBe('2002');
    const code = await kit.sendExportCode(person);
    const wrong = await kit.exportWith(person, otherThan(code));
    expect(wrong).toMatchObject({ code: '2001', data: null });
    expect((await kit.exportWith(person, code)).data.userId).toBe(String(person.id));
  });

  it('[C-097] works once, also when several requests use it at once', async () => {
    const person = await kit.makePerson();
    const code = await kit.sendExportCode(person);
    const answers = await Promise.all(Array.from({ length: 4 }, () => kit.exportWith(person, code)));
    expect(answers.map((answer) => answer.code).sort()).toEqual(['0000', '2002', '2002', '2002']);
    expect((await kit.exportWith(person, code)).code).toBe('2002');
  });

  it('[C-097] is valid for exports only, and a code for a deletion is not', async () => {
    const person = await kit.makePerson();
    const forExport = await kit.sendExportCode(person);
    expect((await kit.askWith(person, forExport)).code).toBe('2002');
    const forDeletion = await kit.sendDeletionCode(person);
    if (forDeletion !== forExport) expect((await kit.exportWith(person, forDeletion)).code).toBe('2001');
    expect((await kit.standing(person)).data.deletion).toBeNull();
  });

  it('[C-097] of another user is refused', async () => {
    const [person, other] = [await kit.makePerson(), await kit.makePerson()];
    const code = await kit.sendExportCode(person);
    expect((await kit.exportWith(other, code)).code).toBe('2002');
    expect((await kit.exportWith(person, code)).code).toBe('0000');
  });

  it('[C-097] [A-072] counts towards the caps of the phone', async () => {
    const person = await kit.makePerson();
    await kit.sendExportCode(person);
    const again = await kit.product.call('sendExportCode', {}, kit.headers(person.token));
    expect(again).toMatchObject({ status: 429, code: '4290' });
  });

  it('[C-097] cannot be sent to an account without a phone, which gets an explanation', async () => {
    const withoutPhone = await kit.makeBuyer({});
    await kit.product.foundation.database.exec(`delete from phones where user_id = ${withoutPhone.id}`);
    const sent = await kit.product.call('sendExportCode', {}, kit.headers(withoutPhone.token));
    expect(sent).toMatchObject({ code: '2173', msg: CODES['2173'].msg });
    expect((await kit.exportWith(withoutPhone, '123456')).code).toBe('2173');
  });
});
