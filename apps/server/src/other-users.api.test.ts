import { type CallName, calls } from '@juban/contract';
import { makeOrderNo } from '@juban/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChance } from '../../../bench/src/fuzz/chance.ts';
import { sampleInput } from '../../../bench/src/fuzz/sample-input.ts';
import { callNames, idFieldsOf } from '../test/id-fields.ts';
import { ID_TABLE, type Trial } from '../test/id-table.ts';
import { TRACE } from '../test/kit.ts';
import { type Person, startMyData } from '../test/my-data-kit.ts';
import { AN_ORDER, collectOwnedIds, type Own, type OwnedIds, unknownIds } from '../test/owned-ids.ts';
import type { Buyer } from '../test/shop-kit.ts';
import { registerUser, type UsedProduct, useEverything } from '../test/whole-life.ts';

/** Per call; more by environment variable. */
const SAMPLES = Number(process.env.STRANGER_SAMPLES ?? 1);
const CALLS_PER_CALLER = 10;
const KEY_PREFIX = '-----BEGIN';
const LONG_AGO = new Date(Date.UTC(2019, 0, 1));

let kit: Awaited<ReturnType<typeof startMyData>>;
let person: Person;
let life: UsedProduct;
let theirs: OwnedIds;
let records: object;
let handle: string;
/** Values that identify the person or give access to their data. */
let secrets: string[];
const answers: string[] = [];

beforeAll(async () => {
  kit = await startMyData(TRACE);
  person = await registerUser(kit);
  life = await useEverything(kit, person);
  theirs = await collectOwnedIds(kit, person, life.unread[0] ?? '');
  secrets = [...life.words, ...Object.values(theirs).filter((word) => word !== theirs.gameId), person.token];
  records = await readRecords();
  handle = await makeHandle();
});
afterAll(() => kit.stop());

/** All stored data of the person except codes: anyone may request one for any phone. */
async function readRecords(): Promise<object> {
  const { records } = (await kit.exportAll(person)).data;
  const { sms_codes: _codes, sms_send_quotas: _sends, sms_guess_quotas: _guesses, ...rest } = records;
  return rest;
}

async function makeOtherUser(): Promise<Buyer & { own: Own }> {
  const otherUser = await kit.makeBuyer({ vipDays: 31, points: 600 });
  return { ...otherUser, own: { orderNo: makeOrderNo(LONG_AGO, 1, otherUser.id), handle } };
}

/** Of an order of a third user. */
async function makeHandle(): Promise<string> {
  const { token } = await kit.makeBuyer();
  const goods = { goodsCode: kit.goodsCode, sellingChannelId: AN_ORDER.sellingChannelId };
  const { data } = await kit.product.call('getTvQr', goods, kit.headers(token));
  return new URL(data.qrContent).searchParams.get('orderInfoMD5') ?? '';
}

async function ask(name: CallName, input: unknown, headers: Record<string, string>) {
  const answer = await kit.product.callRaw(calls[name], input, headers);
  answers.push(answer.body);
  return answer;
}

const trials = Object.entries(ID_TABLE).flatMap(([name, fields]) =>
  Object.entries(fields).flatMap(([field, standing]) =>
    typeof standing === 'object' ? [[name as CallName, field, standing] as const] : [],
  ),
);

it('[B-101] every field of the contract that is an identifier says whose it can be', () => {
  const found = callNames.flatMap((name) => idFieldsOf(name).map((field) => `${name}.${field}`));
  const listed = Object.entries(ID_TABLE).flatMap(([name, fields]) =>
    Object.keys(fields).map((field) => `${name}.${field}`),
  );
  expect(listed.sort()).toEqual(found.sort());
});

describe('data of another user', () => {
  it.each(trials)('[B-101] %s by their %s: refused as if it did not exist', async (name, _field, trial) => {
    const outcome = async (things: (own: Own) => OwnedIds) => {
      const { token, own } = await makeOtherUser();
      const { input, headers } = trial as Trial;
      const named = things(own);
      const sent = { ...kit.headers(token), ...headers?.(named) };
      // An earlier row may just have sent a code to the same phone.
      await kit.query('delete from sms_send_quotas');
      const { code, msg } = await ask(name, input(named, own), sent);
      return { code, msg };
    };
    const [ofTheirs, ofNobody] = [await outcome(() => theirs), await outcome(unknownIds)];
    const { code } = trial;
    if (typeof code === 'string') expect(ofTheirs).toEqual(ofNobody);
    expect([ofTheirs.code, ofNobody.code]).toEqual(typeof code === 'string' ? [code, code] : code);
  });

  it('[B-101] is in no answer to another user or a visitor, whatever they send with it', async () => {
    const fields = Object.fromEntries(
      Object.entries({
        ...{ orderNo: theirs.orderNo, contractNo: theirs.contractNo, imgURLS: theirs.picture },
        ...{ pictures: theirs.reportPicture, smId: theirs.device, openId: theirs.mobile },
        idempotencyKey: theirs.key,
      }).map(([field, value]) => [field, [value]]),
    );
    let token = '';
    for (const [turn, name] of callNames.entries()) {
      if (turn % CALLS_PER_CALLER === 0) ({ token } = await kit.makeBuyer({ vipDays: 31, points: 600 }));
      for (let index = 0; index < SAMPLES; index += 1) {
        const input = sampleInput(name, { fields }, createChance('strangers', name, index));
        await ask(name, input, kit.headers(token));
        await ask(name, input, { clientType: 'web' });
      }
    }
    for (const url of ['/metrics', '/api/openapi.json', '/readyz', '/no/such/call'])
      answers.push((await kit.product.app.inject({ url })).body);
    const text = answers.join('\n');
    expect(secrets.filter((word) => text.includes(word))).toEqual([]);
  });

  it('[B-101] is unchanged afterwards', async () => {
    expect(await readRecords()).toEqual(records);
    expect(await kit.violations()).toEqual([]);
  });
});

describe('planted secrets', () => {
  const isPhone = (word: string) => /^1\d{10}$/.test(word);
  const serverSecrets = () => [kit.product.foundation.config.secretKey, KEY_PREFIX];
  const digits = (code: string) => new RegExp(`(?<![\\w.:+-])${code}(?![\\w.:+-])`);

  async function sentCodes(): Promise<RegExp[]> {
    const inboxes = await Promise.all(
      life.words
        .filter(isPhone)
        .map((phone) => kit.product.lab<Array<{ code: string }>>('GET', `/sms?mobile=${phone}`)),
    );
    // Notices contain no code.
    return inboxes.flat().flatMap(({ code }) => (code ? [digits(code)] : []));
  }

  it('[A-083] phones, tokens, codes, addresses and keys are in no column of any table', async () => {
    const address = ['临屿市望潮区灯塔路', '林有鹿鹿'];
    const opening = [theirs.handle, theirs.orderTicket, theirs.bindTicket, person.token].map(
      (word) => word.split('.').at(-1) ?? '',
    );
    const planted = [
      ...life.words.filter(isPhone),
      ...life.unread,
      ...address,
      ...opening,
      ...serverSecrets(),
    ];
    expect(planted.every((word) => word.length > 3)).toBe(true);
    expect(await kit.placesOf(planted, 'closed')).toEqual([]);
    const codes = await sentCodes();
    expect(codes.length).toBeGreaterThan(3);
    expect(await kit.placesOf(codes, 'closed')).toEqual([]);
    // The search is checked on the sealed values: otherwise it might find nothing anywhere.
    expect(await kit.placesOf([...address, person.mobile])).toEqual(
      expect.arrayContaining(['activity_addresses.address_sealed', 'phones.phone_sealed']),
    );
  });

  it('[A-083] nor in any log or answer, and neither are the server’s signing and sealing keys', async () => {
    const lines = kit.product.logs.join('\n');
    expect(kit.product.logs.length).toBeGreaterThan(500);
    const found = [...secrets, ...serverSecrets()].filter((word) => lines.includes(word));
    const orders = [theirs.orderNo, theirs.openOrderNo, theirs.unionOrderNo, theirs.contractNo];
    expect(found.filter((word) => !orders.includes(word))).toEqual([]);
    const text = answers.join('\n');
    expect(serverSecrets().filter((word) => text.includes(word))).toEqual([]);
    for (const code of await sentCodes()) {
      expect(lines).not.toMatch(code);
      expect(text).not.toMatch(code);
    }
  });
});
