import { randomUUID } from 'node:crypto';
import { SLIDE, type SlidePoint } from '@juban/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type TestProduct } from '../../../test/kit.ts';

const HOME = '127.0.0.1';
const MISSED = { status: 200, code: '2006', msg: '安全验证未通过，请再试一次', data: null };

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

interface Asker {
  address?: string;
  headers?: Record<string, string>;
}
interface Challenge {
  challenge: string;
  image: string;
  width: number;
  height: number;
  piece: { size: number; top: number; image: string };
}

async function call(method: 'GET' | 'POST', url: string, asker: Asker, payload?: object) {
  const { address = HOME, headers = {} } = asker;
  const response = await product.app.inject({
    method,
    url,
    headers,
    remoteAddress: address,
    ...(payload ? { payload } : {}),
  });
  const wait = Number(response.headers['retry-after']);
  return { status: response.statusCode, wait, ...(response.json() as { code: string; data: never }) };
}

/** A new browser, so that misses of other tests do not count. */
const newBrowser = (address = HOME): Asker => ({
  address,
  headers: { cookie: `juban-requester=${randomUUID().replaceAll('-', '')}` },
});
const askChallenge = (asker: Asker) => call('GET', '/api/risk/challenge', asker);
const getChallenge = async (asker: Asker): Promise<Challenge> => (await askChallenge(asker)).data;
const answerOf = async (challenge: string) =>
  (await product.lab<{ answer: number }>('GET', `/risk?challenge=${challenge}`)).answer;
const slide = (asker: Asker, challenge: string, x: number, path?: SlidePoint[]) =>
  call('POST', '/api/risk/answer', asker, { challenge, x, ...(path && { path }) });
/** A position that is wrong for every gap near x. */
const farFrom = (x: number) => (x > 500 ? x - 200 : x + 200);

async function miss(asker: Asker) {
  const { challenge } = await getChallenge(asker);
  return slide(asker, challenge, farFrom(await answerOf(challenge)));
}
async function solve(asker: Asker, path?: (x: number) => SlidePoint[]) {
  const { challenge } = await getChallenge(asker);
  const x = await answerOf(challenge);
  return slide(asker, challenge, x, path?.(x));
}
async function getPicture(asker: Asker) {
  const uuid = randomUUID();
  const { address = HOME } = asker;
  await product.app.inject({
    method: 'GET',
    url: '/centreapi/auth/imgCode',
    query: { uuid },
    remoteAddress: address,
  });
  const { answer } = await product.lab<{ answer: string }>('GET', `/captcha?uuid=${uuid}`);
  return { uuid, imgCode: answer };
}
const read = (asker: Asker, picture: object) => call('POST', '/api/risk/picture', asker, picture);
async function misread(asker: Asker) {
  const { uuid, imgCode } = await getPicture(asker);
  return read(asker, { uuid, imgCode: imgCode === '0000' ? '1111' : '0000' });
}
/** As short as the age of the puzzle, which the server knows. */
const handPath = (x: number) => [0, 0.6, 0.8, 0.9, 1].map((part, n) => ({ t: n, x: x * part, y: n }));
const age = (ms: number) =>
  product.foundation.database.exec(`update risk_misses
    set missed_at = array(select at - interval '${ms} ms' from unnest(missed_at) as at)`);

describe('challenge', () => {
  it('[B-082] is a picture with a gap, and the piece that fits; the answer is not sent', async () => {
    const { image, width, height, piece, ...rest } = await getChallenge(newBrowser());
    const meta = (address: string) => sharp(Buffer.from(address.split(',')[1] ?? '', 'base64')).metadata();
    expect([width, height, piece.size]).toEqual([SLIDE.width, SLIDE.height, SLIDE.piece]);
    expect(await meta(image)).toMatchObject({ width, height, format: 'webp' });
    expect(await meta(piece.image)).toMatchObject({ width: piece.size, height: piece.size, hasAlpha: true });
    expect(Object.keys(rest)).toEqual(['challenge']);
    expect(Object.keys(piece).sort()).toEqual(['image', 'size', 'top']);
    const x = await answerOf(rest.challenge);
    expect(x).toBeGreaterThanOrEqual(SLIDE.leastX);
    expect(x).toBeLessThanOrEqual(SLIDE.mostX);
    expect(piece.top + piece.size).toBeLessThanOrEqual(height);
  });

  it('[B-082] is new each time, with the gap at another place', async () => {
    const asker = newBrowser();
    const given = await Promise.all(Array.from({ length: 5 }, () => getChallenge(asker)));
    const places = await Promise.all(given.map(({ challenge }) => answerOf(challenge)));
    expect(new Set(given.map(({ challenge }) => challenge)).size).toBe(5);
    expect(new Set(given.map(({ image }) => image)).size).toBe(5);
    expect(new Set(places).size).toBeGreaterThan(1);
  });

  it.each([
    [0, '0000'],
    [4, '0000'],
    [-4, '0000'],
    [4.5, '2006'],
    [-4.5, '2006'],
  ])('[B-082] released %f pixels off answers %s', async (off, code) => {
    const asker = newBrowser();
    const { challenge } = await getChallenge(asker);
    expect((await slide(asker, challenge, (await answerOf(challenge)) + off)).code).toBe(code);
  });

  it('[B-082] can be answered once, correct or wrong', async () => {
    const asker = newBrowser();
    const { challenge } = await getChallenge(asker);
    const x = await answerOf(challenge);
    expect(await slide(asker, challenge, farFrom(x))).toMatchObject(MISSED);
    expect((await slide(asker, challenge, x)).code).toBe('2006');
  });

  it('[B-082] answered by many at once gives one rid', async () => {
    const asker = newBrowser();
    const { challenge } = await getChallenge(asker);
    const x = await answerOf(challenge);
    const answers = await Promise.all(Array.from({ length: 8 }, () => slide(newBrowser(), challenge, x)));
    expect(answers.map(({ code }) => code).sort()).toEqual(['0000', ...Array<string>(7).fill('2006')]);
  });

  it('[B-082] of another address cannot be answered, and stays valid for its own', async () => {
    const [owner, otherCaller] = [newBrowser('203.0.113.20'), newBrowser()];
    const { challenge } = await getChallenge(owner);
    const x = await answerOf(challenge);
    expect((await slide(otherCaller, challenge, x)).code).toBe('2006');
    expect((await slide(owner, challenge, x)).code).toBe('0000');
  });

  it('[B-082] that is too old cannot be answered', async () => {
    const asker = newBrowser();
    const { challenge } = await getChallenge(asker);
    const x = await answerOf(challenge);
    await product.foundation.database.exec("update risk_challenges set expires_at = now() - interval '1 ms'");
    expect((await slide(asker, challenge, x)).code).toBe('2006');
  });

  it.each([
    ['no place', { challenge: 'x' }],
    ['a place as text', { challenge: 'x', x: '12' }],
    ['a place outside the picture', { challenge: 'x', x: 2_001 }],
    ['a place left of it', { challenge: 'x', x: -1 }],
    ['no challenge', { x: 5 }],
    ['a path of words', { challenge: 'x', x: 5, path: ['fast'] }],
    ['too long a path', { challenge: 'x', x: 5, path: Array(201).fill({ t: 0, x: 0, y: 0 }) }],
  ])('[A-082] an answer with %s is 4000', async (_case, payload) => {
    expect(await call('POST', '/api/risk/answer', newBrowser(), payload)).toMatchObject({
      status: 400,
      code: '4000',
    });
  });
});

describe('the path of the piece', () => {
  const evenPath = (x: number) => [0, 1, 2, 3, 4].map((n) => ({ t: n, x: (x * n) / 4, y: 0 }));

  it('[B-082] of a program passes at the correct place, but not after a miss', async () => {
    const asker = newBrowser();
    expect((await solve(asker, evenPath)).code).toBe('0000');
    await miss(asker);
    expect(await solve(asker, evenPath)).toMatchObject(MISSED);
    expect((await solve(asker, handPath)).code).toBe('0000');
  });
});

describe('misses', () => {
  it('[B-082] block a requester after three, by slider and by picture; others can continue', async () => {
    const asker = newBrowser();
    const codes = [await miss(asker), await misread(asker), await miss(asker)].map(({ code }) => code);
    expect(codes).toEqual(['2006', '2006', '2006']);
    const { uuid, imgCode } = await getPicture(asker);
    for (const answer of [await askChallenge(asker), await read(asker, { uuid, imgCode })]) {
      expect(answer).toMatchObject({
        status: 429,
        code: '4290',
        msg: '没有通过的次数较多，请 10 分钟后再试',
      });
      expect(answer.wait).toBeGreaterThan(590);
      expect(answer.wait).toBeLessThanOrEqual(600);
    }
    expect((await solve(newBrowser())).code).toBe('0000');
  });

  it('[B-082] of ten minutes ago are forgotten, younger ones are not', async () => {
    const asker = newBrowser();
    for (let n = 0; n < 3; n += 1) await miss(asker);
    await age(595_000);
    expect((await askChallenge(asker)).code).toBe('4290');
    await age(5_000);
    for (let n = 0; n < 2; n += 1) expect((await miss(asker)).code).toBe('2006');
    expect((await solve(asker, handPath)).code).toBe('0000');
    expect((await miss(asker)).code).toBe('2006');
    expect((await askChallenge(asker)).code).toBe('4290');
  });

  it('[B-082] at once count three, however many answer', async () => {
    const asker = newBrowser();
    const given = await Promise.all(Array.from({ length: 8 }, () => getChallenge(asker)));
    const places = await Promise.all(given.map(({ challenge }) => answerOf(challenge)));
    const answers = await Promise.all(
      given.map(({ challenge }, n) => slide(asker, challenge, farFrom(places[n] ?? 0))),
    );
    const codes = answers.map(({ code }) => code).sort();
    expect(codes).toEqual([...Array<string>(3).fill('2006'), ...Array<string>(5).fill('4290')]);
  });

  it('[B-082] of an app count by its device id, of callers with neither by their address', async () => {
    const app: Asker = { headers: { deviceid: randomUUID() } };
    for (let n = 0; n < 3; n += 1) await miss(app);
    expect((await askChallenge(app)).code).toBe('4290');
    const withoutIds: Asker = { address: '2001:db8:7::1' };
    for (let n = 0; n < 3; n += 1) await miss(withoutIds);
    expect((await askChallenge({ address: '2001:db8:7::2' })).code).toBe('4290');
    expect((await askChallenge({ address: '2001:db8:7:1::1' })).code).toBe('0000');
  });

  it('[B-082] an answer without a challenge does not count', async () => {
    const asker = newBrowser();
    for (let n = 0; n < 4; n += 1) expect((await slide(asker, 'nobody-gave-this', 5)).code).toBe('2006');
    expect((await solve(asker)).code).toBe('0000');
  });

  it('[B-082] an address has 40 answers in ten minutes, with any number of requesters', async () => {
    const address = '203.0.113.40';
    const codes: string[] = [];
    for (let n = 0; n < 41; n += 1) codes.push((await slide(newBrowser(address), 'none', 5)).code);
    expect(codes.indexOf('4290')).toBe(40);
    const { uuid, imgCode } = await getPicture({ address });
    expect((await read(newBrowser(address), { uuid, imgCode })).code).toBe('4290');
  });
});

describe('the picture instead of the slider', () => {
  it('[B-082] gives a rid for one send, once', async () => {
    const asker = newBrowser();
    const picture = await getPicture(asker);
    const solved = await read(asker, picture);
    expect(solved).toMatchObject({ status: 200, code: '0000' });
    const { rid } = solved.data as { rid: string };
    const send = (mobile: string) =>
      call('POST', '/api/web_pay/user/send/code', asker, { mobile, rid }).then(({ code }) => code);
    expect([await send('13900013001'), await send('13900023001')]).toEqual(['0000', '3001']);
    expect(await read(asker, picture)).toMatchObject(MISSED);
  });

  it('[B-082] answered by many at once gives one rid', async () => {
    const picture = await getPicture({});
    const answers = await Promise.all(Array.from({ length: 8 }, () => read(newBrowser(), picture)));
    expect(answers.map(({ code }) => code).sort()).toEqual(['0000', ...Array<string>(7).fill('2006')]);
  });

  it('[B-082] answered wrong is used up, and the same picture does not pass afterwards', async () => {
    const asker = newBrowser();
    const { uuid, imgCode } = await getPicture(asker);
    const wrong = imgCode === '0000' ? '1111' : '0000';
    expect(await read(asker, { uuid, imgCode: wrong })).toMatchObject(MISSED);
    expect(await read(asker, { uuid, imgCode })).toMatchObject(MISSED);
  });

  it('[B-082] both ways are counted for operators', async () => {
    const countOf = async (way: string, outcome: string) => {
      const text = await product.app.metrics.metrics();
      const line = `juban_risk_answers_total{way="${way}",outcome="${outcome}"} `;
      return Number(text.split(line)[1]?.split('\n')[0] ?? 0);
    };
    const before = [await countOf('slider', 'right'), await countOf('picture', 'missed')];
    const asker = newBrowser();
    await solve(asker);
    await misread(asker);
    const after = [await countOf('slider', 'right'), await countOf('picture', 'missed')];
    expect(after).toEqual(before.map((count) => count + 1));
  });
});
