import { DAY_MS } from '@juban/domain';
import { createSecrets } from '../src/lib/secrets.ts';
import { startSubscriptions } from './contract-kit.ts';
import { newPhone } from './kit.ts';
import type { Buyer } from './shop-kit.ts';

export interface Person extends Buyer {
  mobile: string;
  nickName: string;
}

let made = 0;

/** A shop for exports and deletions. Its background jobs are stopped. */
export async function startMyData(env: Record<string, string> = {}) {
  const shop = await startSubscriptions(env);
  const { product, query, headers } = shop;
  const { config } = product.foundation;
  const { open } = createSecrets(config.secretKey);

  async function makePerson(wanted: { mobile?: string; [more: string]: unknown } = {}): Promise<Person> {
    made += 1;
    const { mobile = newPhone() } = wanted;
    const nickName = `山间明月${made}号`;
    return { ...(await shop.makeBuyer({ ...wanted, mobile, nickName })), mobile, nickName };
  }

  /** Every column of the database that contains one of the words, of any type; also sealed values, unless closed. */
  async function placesOf(words: readonly (string | RegExp)[], areSeals: 'open' | 'closed' = 'open') {
    const columns = await query<{ place: string; column: string; table: string }>(`
      select table_name || '.' || column_name as place, table_name as "table", column_name as "column"
      from information_schema.columns where table_schema = 'public' order by 1`);
    const places: string[] = [];
    for (const { place, column, table } of columns) {
      const values = await query<{ value: string }>(
        `select "${column}"::text as value from "${table}" where "${column}" is not null`,
      );
      const isOpened = areSeals === 'open' && column.endsWith('_sealed');
      const texts = values.map(({ value }) => (isOpened && value ? unseal(value) : value));
      if (texts.some((text) => words.some((word) => holds(text, word)))) places.push(place);
    }
    return places;
  }

  const holds = (text: string, word: string | RegExp) =>
    typeof word === 'string' ? text.includes(word) : word.test(text);

  function unseal(value: string): string {
    try {
      return open(value);
    } catch {
      return value;
    }
  }

  /** Binds the phone to a partner, with a code. */
  async function bindUnion({ token, mobile }: Person): Promise<void> {
    const code = await product.sendCode(mobile, 'zhuishu');
    const bound = await product.call('bindUnion', { type: 'zhuishu', mobile, code }, { token });
    if (bound.code !== '0000') throw new Error(bound.body);
  }

  /** The phone may just have been sent a code, which would refuse another one. */
  async function sendOwnCode(call: 'sendDeletionCode' | 'sendExportCode', person: Person): Promise<string> {
    await product.foundation.database.exec('delete from sms_send_quotas');
    const sent = await product.call(call, {}, headers(person.token));
    if (sent.code !== '0000') throw new Error(sent.body);
    return product.readCode(person.mobile);
  }
  const sendDeletionCode = (person: Person) => sendOwnCode('sendDeletionCode', person);
  const sendExportCode = (person: Person) => sendOwnCode('sendExportCode', person);
  const exportWith = ({ token }: Buyer, code: string) =>
    product.call('exportMyData', { code }, headers(token));

  const askWith = ({ token }: Buyer, code: string) =>
    product.call('askDeletion', { understood: true, code }, headers(token));

  return {
    ...shop,
    makePerson,
    placesOf,
    bindUnion,
    sendDeletionCode,
    sendExportCode,
    askWith,
    ask: async (person: Person) => askWith(person, await sendDeletionCode(person)),
    withdraw: ({ token }: Buyer) => product.call('withdrawDeletion', {}, headers(token)),
    standing: ({ token }: Buyer) => product.call('getMyData', {}, headers(token)),
    exportWith,
    exportAll: async (person: Person) => exportWith(person, await sendExportCode(person)),
    wait: (days: number) => product.lab('POST', '/clock', { advanceMs: Math.round(days * DAY_MS) }),
    /** Delivers what waits for providers and partners. */
    async settle(): Promise<void> {
      await product.services.reconciliation.reconcileDue();
      await shop.round();
    },
    eraseDue: () => product.services.erasures.eraseDue(),
  };
}
