import { CODES, calls } from '@juban/contract';
import { feedbackTexts } from '@juban/contract/texts/feedback';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeJpeg } from '../../../test/picture-corpus.ts';
import { type Desk, type Person, startDesk } from '../../../test/upload-kit.ts';

const WORDS = '昨晚第 7 集播到 23 分左右画面卡住，声音还在继续';
const CONTACT = '13800162947';

let desk: Desk;
let picture: Buffer;
beforeAll(async () => {
  [desk, picture] = await Promise.all([startDesk(), makeJpeg()]);
});
afterAll(() => desk.stop());

const save = ({ token }: Person, input: object = {}, headers: Record<string, string> = {}) =>
  desk.product.callRaw(
    calls.saveFeedback,
    { content: WORDS, mobile: CONTACT, ...input },
    { token, ...headers },
  ) as Promise<{ status: number; code: string | number; msg: string; data: { id: string } }>;
const mine = async ({ token }: Person, page: { pageNum?: string; pageSize?: string } = {}) =>
  (await desk.product.call('listFeedback', page, { token })).data;
const storeMany = (person: Person, count: number) =>
  Promise.all(Array.from({ length: count }, () => desk.store(person, picture)));

describe('a feedback', () => {
  it('[C-055] is stored with all its data, its contact sealed', async () => {
    const person = await desk.makePerson();
    const keys = await storeMany(person, 2);
    const facts = { netENV: 'wifi', phoneType: 'HL-M7', phoneOSVersion: '15', phoneOSType: 'Android' };
    const imgURLS = keys.map((key) => `${key}?imageslim`).join(',');
    const client = { clientType: 'Android', clientVersion: '10.19.0' };
    const { code, data } = await save(person, { ...facts, ...client, imgURLS });
    expect(code).toBe('0000');
    const kept = await desk.product.services.feedbackDesk.show(data.id);
    expect(kept).toMatchObject({
      content: WORDS,
      contact: CONTACT,
      userId: Number(person.id),
      pictures: keys,
      clientType: 'Android',
      clientVersion: '10.19.0',
      netEnv: 'wifi',
      phoneType: 'HL-M7',
      phoneOsVersion: '15',
      phoneOsType: 'Android',
      state: 'received',
    });
    const rows = await desk.product.foundation.database.db.execute(
      'select feedback::text as row from feedback',
    );
    expect(JSON.stringify(rows)).not.toContain(CONTACT);
  });

  it('[C-082][C-038] is refused in a fixed order, with the texts of the page', async () => {
    const person = await desk.makePerson();
    const none = await desk.product.callRaw(calls.saveFeedback, {});
    expect(none).toMatchObject({ status: 200, code: '1024' });
    const bad: Array<[object, string]> = [
      [{ content: '太短', mobile: '' }, feedbackTexts.tooShort],
      [{ content: ' '.repeat(40), mobile: 'qq' }, feedbackTexts.tooShort],
      [{ content: undefined }, feedbackTexts.tooShort],
      [{ content: '卡'.repeat(401), mobile: '' }, feedbackTexts.tooLong],
      [{ content: '卡'.repeat(20_000) }, feedbackTexts.tooLong],
      [{ mobile: '' }, feedbackTexts.contactMissing],
      [{ mobile: '   ' }, feedbackTexts.contactMissing],
      [{ mobile: 'qq-10001' }, feedbackTexts.contactFormat],
      [{ mobile: '1'.repeat(21) }, feedbackTexts.contactTooLong],
      [{ mobile: '1'.repeat(65) }, feedbackTexts.contactTooLong],
    ];
    for (const [input, msg] of bad)
      expect(await save(person, input), JSON.stringify(input).slice(0, 60)).toMatchObject({
        status: 400,
        code: '4000',
        msg,
      });
    expect((await mine(person)).total).toBe(0);
    for (const length of [10, 400])
      expect((await save(person, { content: '卡'.repeat(length) })).code).toBe('0000');
  });

  it('[C-076] has at most five pictures, each its sender’s own and used once', async () => {
    const [person, other] = await Promise.all([desk.makePerson(), desk.makePerson()]);
    const [keys, [foreign = '']] = await Promise.all([storeMany(person, 6), storeMany(other, 1)]);
    const unused = await desk.grant(person);
    const pictures = (...of: string[]) => ({ imgURLS: of.join(',') });
    expect(await save(person, pictures(...keys))).toMatchObject({ code: '2168', msg: CODES['2168'].msg });
    for (const bad of [foreign, unused.fileKey, 'feedback/none', 'https://else.where/a.jpg', '<script>'])
      expect(await save(person, pictures(keys[0] ?? '', bad)), bad).toMatchObject({ code: '2169' });
    expect((await mine(person)).total).toBe(0);
    expect((await save(person, pictures(...keys.slice(0, 5)))).code).toBe('0000');
    expect(await save(person, pictures(keys[0] ?? ''))).toMatchObject({ code: '2169' });
    const [own] = (await mine(person)).content;
    expect(own?.pictures).toEqual(keys.slice(0, 5).map((key) => `/upload/${key}?imageslim`));
    await desk.expectHealthy();
  });

  it('[A-083] stores no phone from its text', async () => {
    const person = await desk.makePerson();
    const content = '第 3 集没有声音，请打 13812346024 找我';
    expect((await save(person, { content })).code).toBe('0000');
    expect((await mine(person)).content[0]?.content).toBe('第 3 集没有声音，请打 138****6024 找我');
  });

  it('[A-083] stores no phone and no token from the device data', async () => {
    const person = await desk.makePerson();
    const facts = { netENV: `wifi?token=${person.token}`, phoneType: '+8613812346024', phoneOSType: '15' };
    const { data } = await save(person, { ...facts, clientType: '13812346024' });
    expect(await desk.product.services.feedbackDesk.show(data.id)).toMatchObject({
      netEnv: 'wifi?token=***',
      phoneType: '+86138****6024',
      phoneOsType: '15',
      clientType: '138****6024',
    });
  });

  it('[C-077] repeated under its key is stored once, also concurrently; another under it is 4090', async () => {
    const person = await desk.makePerson();
    const [key = ''] = await storeMany(person, 1);
    const headers = { 'idempotency-key': 'feedback-key-1' };
    const answers = await Promise.all([1, 2, 3].map(() => save(person, { imgURLS: key }, headers)));
    expect(answers.map(({ code }) => code)).toEqual(['0000', '0000', '0000']);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await save(person, { content: `${WORDS}。` }, headers)).toMatchObject({
      status: 409,
      code: '4090',
    });
    expect((await mine(person)).total).toBe(1);
    await desk.expectHealthy();
  });

  it('[C-055] stores markup as plain text, and separates privacy complaints', async () => {
    const person = await desk.makePerson();
    const content = '<script>alert(1)</script> 页面出现了这段文字';
    await save(person, { content, isPrivacy: true });
    expect((await mine(person)).content).toMatchObject([{ content, isPrivacy: true, state: 'received' }]);
    expect(await save(person, { content: `${WORDS}\ud800` })).toMatchObject({ status: 400 });
  });

  it('[C-055] keeps line breaks, and no terminal control characters', async () => {
    const person = await desk.makePerson();
    await save(person, { content: `\u001b[2J${WORDS}\r\n第二行\0\u009b` });
    expect((await mine(person)).content).toMatchObject([{ content: `[2J${WORDS}\n第二行` }]);
    const few = `十个字不到${'\u0007'.repeat(9)}`;
    expect(await save(person, { content: few })).toMatchObject({ status: 400, msg: feedbackTexts.tooShort });
  });

  it('[C-055] is listed to its author only, newest first, in pages', async () => {
    const [person, other] = await Promise.all([desk.makePerson(), desk.makePerson()]);
    for (const place of [1, 2, 3]) {
      await desk.product.lab('POST', '/clock', { advanceMs: 1_000 });
      await save(person, { content: `${WORDS} ${place}` });
    }
    expect((await mine(other)).total).toBe(0);
    const page = await mine(person, { pageNum: '1', pageSize: '2' });
    expect(page).toMatchObject({ total: 3, pageNum: 1, pageSize: 2 });
    expect(page.content.map(({ content }) => content.at(-1))).toEqual(['3', '2']);
    expect(await desk.product.callRaw(calls.listFeedback, {})).toMatchObject({ code: '1024' });
  });
});

describe('support', () => {
  const points = async ({ token }: Person) =>
    (await desk.product.call('getIntegral', {}, { token })).data.integral;

  it('[C-055] accepts a feedback once: its points are credited once, also concurrently, and its author sees it', async () => {
    const person = await desk.makePerson();
    const { data } = await save(person);
    const { feedbackDesk } = desk.product.services;
    const answers = await Promise.all(
      [50, 50, 80].map((gift) => feedbackDesk.accept(data.id, gift, '已修复')),
    );
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    const given = await points(person);
    expect([50, 80]).toContain(given);
    expect(await feedbackDesk.accept(data.id, 99)).toMatchObject({ isNew: false, integral: given });
    expect((await mine(person)).content).toMatchObject([
      { state: 'accepted', points: given, reply: '已修复' },
    ]);
    await expect(feedbackDesk.decline(data.id, '')).rejects.toThrow('is accepted already');
    await desk.expectHealthy();
  });

  it('[C-055] replies to one without points, and a settled one stays settled', async () => {
    const person = await desk.makePerson();
    const { data } = await save(person);
    const { feedbackDesk } = desk.product.services;
    expect((await feedbackDesk.listWaiting()).map(({ feedbackId }) => feedbackId)).toContain(data.id);
    await feedbackDesk.decline(data.id, '请升级到最新版本再试');
    await expect(feedbackDesk.accept(data.id, 10)).rejects.toThrow('is declined already');
    expect(await points(person)).toBe(0);
    expect((await mine(person)).content).toMatchObject([
      { state: 'declined', reply: '请升级到最新版本再试' },
    ]);
  });

  it('[C-055] cannot give zero points, too many, or any for an unknown feedback', async () => {
    const person = await desk.makePerson();
    const { data } = await save(person);
    const { feedbackDesk } = desk.product.services;
    for (const gift of [0, -5, 1.5, 100_001])
      await expect(feedbackDesk.accept(data.id, gift)).rejects.toThrow('whole number');
    await expect(feedbackDesk.accept('none', 10)).rejects.toThrow('there is no feedback none');
    expect((await mine(person)).content).toMatchObject([{ state: 'received', points: 0 }]);
  });
});
