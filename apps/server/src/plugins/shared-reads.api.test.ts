import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { BRANDS, CLIENT_TYPES } from '@juban/catalog';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startProduct, type TestProduct } from '../../test/kit.ts';
import { PATIENT } from '../../test/patient.ts';

const URL_OF = (channel: string) => `/api/outside/vip/config?channel=${channel}`;
const OPEN = 'campus-30';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const get = (headers: Record<string, string> = {}, channel = OPEN) =>
  product.app.inject({ method: 'GET', url: URL_OF(channel), headers });
const titleOf = async (channel = OPEN) => (await get({}, channel)).json().data.title as string;
const retitle = (title: string) =>
  product.foundation.database.exec(`update claim_channels set title = '${title}' where channel = '${OPEN}'`);

describe('ready bytes', () => {
  it('are the same JSON plain, in brotli and in gzip', async () => {
    const plain = await get();
    const [br, gzip] = [
      await get({ 'accept-encoding': 'gzip, br' }),
      await get({ 'accept-encoding': 'gzip' }),
    ];
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(plain.json()).toMatchObject({ code: '0000', msg: '成功', data: { channel: OPEN, days: 30 } });
    for (const { headers, rawPayload } of [plain, br, gzip]) {
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(Number(headers['content-length'])).toBe(rawPayload.length);
    }
  });

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
    ['deflate, brx', undefined],
    ['GZIP;q=0.5, br;q=0.0', undefined],
  ])('for a caller that accepts %j arrive as %s', async (accepts, encoding) => {
    expect((await get({ 'accept-encoding': accepts })).headers['content-encoding']).toBe(encoding);
  });

  it('have a Vary header, so that no cache mixes brands, encodings or origins', async () => {
    for (const headers of [{}, { origin: 'https://www.jqq.example' }, { 'accept-encoding': 'br' }]) {
      const { vary } = (await get(headers as Record<string, string>)).headers;
      expect(String(vary).split(', ').sort()).toEqual(['accept-encoding', 'clienttype', 'origin']);
    }
  });
});

describe('the next caller', () => {
  const facts = ({ date: _now, ...headers }: Record<string, unknown>) => headers;

  it.each(['br', 'gzip', 'identity'])('gets the same answer, header by header, in %s', async (accepted) => {
    const [first, second] = [
      await get({ 'accept-encoding': accepted }),
      await get({ 'accept-encoding': accepted }),
    ];
    expect(facts(second.headers)).toEqual(facts(first.headers));
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(second.headers).toMatchObject({ 'x-content-type-options': 'nosniff', vary: expect.any(String) });
  });

  it('gets their own variant: their origin, 304 if they have it, no body for a HEAD', async () => {
    const { etag } = (await get()).headers;
    const origin = BRANDS.yujian.officialSite;
    expect((await get({ origin })).headers['access-control-allow-origin']).toBe(origin);
    expect((await get()).headers).not.toHaveProperty('access-control-allow-origin');
    expect((await get({ 'if-none-match': String(etag) })).statusCode).toBe(304);
    const head = await product.app.inject({ method: 'HEAD', url: URL_OF(OPEN) });
    expect(head).toMatchObject({ statusCode: 200, body: '' });
  });
});

describe('ETag', () => {
  it('is answered 304 without a body, and 200 to any other', async () => {
    const { headers } = await get();
    const etag = String(headers.etag);
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get({ 'if-none-match': known });
      expect(again.statusCode, known).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers.etag).toBe(etag);
    }
    for (const other of ['"other"', etag.slice(1, -1), '']) {
      expect((await get({ 'if-none-match': other })).statusCode, other).toBe(200);
    }
  });

  it('differs between channels', async () => {
    expect((await get()).headers.etag).not.toBe((await get({}, 'moon-15')).headers.etag);
  });
});

describe('the cached answer', () => {
  it('is served without the database, once for all concurrent callers', async () => {
    product.app.forgetSharedReads();
    const asked = vi.spyOn(product.foundation.database.db, 'select');
    await Promise.all(Array.from({ length: 20 }, () => get()));
    await get();
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });

  it('is replaced after content was applied', async () => {
    const before = await get();
    await retitle('改过的标题');
    expect(await titleOf()).toBe(before.json().data.title);
    await product.services.content.apply('demo');
    await vi.waitFor(async () => expect((await get()).headers.etag).toBe(before.headers.etag), PATIENT);
    await retitle('又改了');
    product.app.forgetSharedReads();
    expect(await titleOf()).toBe('又改了');
    await product.services.content.apply('demo');
    await vi.waitFor(async () => expect(await titleOf()).toBe(before.json().data.title), PATIENT);
  });

  it('is not what was loading when the content changed', async () => {
    product.app.forgetSharedReads();
    const { db } = product.foundation.database;
    const real = db.select.bind(db);
    let free = () => {};
    const held = new Promise<void>((resolve) => {
      free = resolve;
    });
    const slow = vi.spyOn(db, 'select').mockImplementationOnce(((...args: []) => {
      const query = real(...args) as unknown as {
        from(table: unknown): { where(rule: unknown): Promise<unknown> };
      };
      return {
        from: (table: unknown) => ({
          where: async (rule: unknown) => {
            const rows = await query.from(table).where(rule);
            await held;
            return rows;
          },
        }),
      };
    }) as unknown as typeof db.select);
    const early = get();
    await vi.waitFor(() => expect(slow).toHaveBeenCalled(), PATIENT);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await retitle('后来的标题');
    product.app.forgetSharedReads();
    free();
    await early;
    expect(await titleOf()).toBe('后来的标题');
    slow.mockRestore();
    await product.services.content.apply('demo');
  });

  it('a refusal is not cached', async () => {
    expect((await get({}, 'made-later')).statusCode).toBe(404);
    await product.foundation.database.exec(`
      insert into claim_channels select 'made-later', title, partner, days, back_images, button_color,
        background_color, starts_at, ends_at, rules, posters from claim_channels where channel = '${OPEN}'`);
    expect((await get({}, 'made-later')).statusCode).toBe(200);
    await product.foundation.database.exec("delete from claim_channels where channel = 'made-later'");
  });

  it('[A-061] changes by itself when the activity does', async () => {
    const { data } = (await get()).json();
    const inTime = async () => (await get()).json().data.inActivityTime as boolean;
    await product.lab('POST', '/clock', { now: data.endTime - 4_000 });
    expect(await inTime()).toBe(true);
    await expect.poll(inTime).toBe(false);
    await product.lab('POST', '/clock', { reset: true });
  });

  it('is the same for every client type of today’s brands', async () => {
    const plain = CLIENT_TYPES.filter(({ sealedBody }) => !sealedBody);
    const bodies = await Promise.all(plain.map(async ({ id }) => (await get({ clientType: id })).body));
    expect(new Set(bodies).size).toBe(1);
  });
});
