import { calls } from '@juban/contract';
import { CODES } from '@juban/contract/codes';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startMyData } from '../../../test/my-data-kit.ts';

let kit: Awaited<ReturnType<typeof startMyData>>;
beforeAll(async () => {
  kit = await startMyData();
});
afterAll(() => kit.stop());

describe('the code that confirms a deletion', () => {
  const isAsked = async (person: Person) => (await kit.standing(person)).data.deletion !== null;
  const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

  it('[C-097] is required: without one, or with a wrong one, nothing is deleted', async () => {
    const person = await kit.makePerson();
    const { askDeletion } = calls;
    const refused = await kit.product.callRaw(askDeletion, { understood: true }, kit.headers(person.token));
    expect(refused).toMatchObject({ code: '4000', msg: phoneCodeTexts.codeMissing });
    expect((await kit.askWith(person, '123456')).code, 'none was sent').toBe('2002');
    const code = await kit.sendDeletionCode(person);
    expect((await kit.askWith(person, otherThan(code))).code).toBe('2001');
    expect(await isAsked(person)).toBe(false);
    expect((await kit.askWith(person, code)).code).toBe('0000');
    expect(await isAsked(person)).toBe(true);
  });

  it('[C-097] [A-071] allows five tries and expires after five minutes', async () => {
    const person = await kit.makePerson();
    const guessed = await kit.sendDeletionCode(person);
    for (let n = 0; n < 5; n += 1) expect((await kit.askWith(person, otherThan(guessed))).code).toBe('2001');
    expect((await kit.askWith(person, guessed)).code).toBe('2002');
    const late = await kit.sendDeletionCode(person);
    await kit.product.foundation.database.exec(
      `update sms_codes set created_at = created_at - interval '5 minutes', expires_at = expires_at - interval '5 minutes'
       where purpose = 'deletion'`,
    );
    expect((await kit.askWith(person, late)).code).toBe('2002');
    expect(await isAsked(person)).toBe(false);
  });

  it('[C-097] [A-071] works once, also when several requests use it at once', async () => {
    const person = await kit.makePerson();
    const code = await kit.sendDeletionCode(person);
    const answers = await Promise.all(Array.from({ length: 4 }, () => kit.askWith(person, code)));
    expect(answers.map((answer) => answer.code).sort()).toEqual(['0000', '2002', '2002', '2002']);
    expect((await kit.withdraw(person)).code).toBe('0000');
    expect((await kit.askWith(person, code)).code).toBe('2002');
    expect(await isAsked(person)).toBe(false);
  });

  it('[C-097] is not used up by a request that is refused for another reason', async () => {
    const person = await kit.makePerson();
    const orderNo = await kit.buy(person);
    await kit.product.call('requestRefund', { orderNo }, kit.headers(person.token));
    const code = await kit.sendDeletionCode(person);
    expect((await kit.askWith(person, code)).code).toBe('2171');
    await kit.round();
    expect((await kit.askWith(person, code)).code).toBe('0000');
  });

  it('[C-097] belongs to the phone of the account and to this purpose', async () => {
    const [person, other] = [await kit.makePerson(), await kit.makePerson()];
    const code = await kit.sendDeletionCode(person);
    expect((await kit.askWith(other, code)).code).toBe('2002');
    const login = { mobile: person.mobile, captcha: code };
    expect((await kit.product.call('login', login)).code).toBe('2002');
    await kit.product.call('sendLoginCode', { mobile: other.mobile });
    expect((await kit.askWith(other, await kit.product.readCode(other.mobile))).code).toBe('2002');
    expect([await isAsked(person), await isAsked(other)]).toEqual([false, false]);
  });

  it('[C-097] [A-072] counts towards the caps of the phone', async () => {
    const person = await kit.makePerson();
    await kit.sendDeletionCode(person);
    const again = await kit.product.call('sendDeletionCode', {}, kit.headers(person.token));
    expect(again).toMatchObject({ status: 429, code: '4290' });
    const login = await kit.product.call('sendLoginCode', { mobile: person.mobile });
    expect(login.code).toBe('4290');
  });

  it('[C-097] cannot be sent to an account without a phone, which gets an explanation', async () => {
    const withoutPhone = await kit.makeBuyer({});
    await kit.product.foundation.database.exec(`delete from phones where user_id = ${withoutPhone.id}`);
    const sent = await kit.product.call('sendDeletionCode', {}, kit.headers(withoutPhone.token));
    expect(sent).toMatchObject({ code: '2173', msg: CODES['2173'].msg });
    expect((await kit.askWith(withoutPhone, '123456')).code).toBe('2173');
    expect((await kit.standing(withoutPhone)).data.deletion).toBeNull();
  });
});
