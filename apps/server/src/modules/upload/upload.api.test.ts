import { CODES } from '@juban/contract';
import { feedbackTexts } from '@juban/contract/texts/feedback';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeBomb, makeForgeries, makeHeavy, makeJpeg } from '../../../test/picture-corpus.ts';
import { type Desk, type Person, startDesk } from '../../../test/upload-kit.ts';
import { Refusal } from '../../lib/refusal.ts';

const MOST = 10_485_760;

let desk: Desk;
let person: Person;
let picture: Buffer;
beforeAll(async () => {
  desk = await startDesk();
  [person, picture] = await Promise.all([desk.makePerson(), makeJpeg()]);
});
afterAll(() => desk.stop());

describe('a token for a picture', () => {
  it('[C-095] needs a login and names key and token', async () => {
    const { call } = desk.product;
    const input = { originalFilename: 'a.jpg', type: 'feedback' as const };
    expect(await call('getUploadToken', input)).toMatchObject({ status: 200, code: '1024' });
    const given = await desk.grant(person);
    expect(given.fileKey).toMatch(/^feedback\/[\w-]{32}$/);
    expect(given).toMatchObject({ uploadUrl: '/upload', domain: '/upload', suffix: '?imageslim' });
    expect((await desk.grant(person)).fileKey).not.toBe(given.fileKey);
  });

  it('[C-095][C-076] is refused for more than 10 MB and for another type', async () => {
    const { callRaw } = desk.product;
    const ask = (input: object) =>
      callRaw({ method: 'GET', path: '/centreapi/qiniu/temporary/token' }, input, { token: person.token });
    expect(await ask({ size: MOST + 1 })).toMatchObject({ status: 400, msg: CODES['2167'].msg });
    expect(await ask({ size: MOST })).toMatchObject({ code: '0000' });
    expect(await ask({ size: 0 })).toMatchObject({ status: 400, msg: CODES['2166'].msg });
    expect(await ask({ type: 'avatar' })).toMatchObject({ status: 400, code: '4000' });
  });

  it('[C-054] is valid for one picture: used twice, also concurrently, it stores one', async () => {
    const given = await desk.grant(person);
    const answers = await Promise.all([1, 2, 3].map(() => desk.upload(given, picture)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(await desk.upload(given, picture)).toMatchObject({ status: 401, code: '2165' });
  });

  it('[C-054] is valid for its own key, unaltered, for 30 minutes', async () => {
    const [given, other] = await Promise.all([desk.grant(person), desk.grant(person)]);
    const [bucket = '', signature = '', policy = ''] = given.token.split(':');
    const said = JSON.parse(Buffer.from(policy, 'base64url').toString());
    const encode = (change: object) =>
      Buffer.from(JSON.stringify({ ...said, ...change })).toString('base64url');
    const bad = [
      { key: other.fileKey, token: given.token },
      { key: given.fileKey, token: `${bucket}:${signature}:${encode({ endUser: '1' })}` },
      { key: given.fileKey, token: `${bucket}:${signature}:${encode({ deadline: said.deadline + 9_999 })}` },
      { key: given.fileKey, token: `${bucket}::${policy}` },
      { key: given.fileKey, token: '' },
      { key: '', token: given.token },
    ];
    for (const fields of bad)
      expect(await desk.send(fields, picture)).toMatchObject({ status: 401, code: '2165' });
    expect(said.deadline * 1_000 - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    expect((await desk.upload(given, picture)).status).toBe(200);
  });

  it('[C-054] that has expired is refused', async () => {
    const given = await desk.grant(person);
    const later = new Date(Date.now() + 31 * 60_000);
    const clock = vi.spyOn(desk.product.foundation.clock, 'realNow').mockReturnValue(later);
    const answer = await desk.upload(given, picture).finally(() => clock.mockRestore());
    expect(answer).toMatchObject({ status: 401, code: '2165' });
  });

  it('[C-054] that names a size accepts exactly that', async () => {
    const given = await desk.grant(person, { size: picture.length });
    const cut = { status: 403, code: '2166', msg: feedbackTexts.pictureCut };
    expect(await desk.upload(given, picture.subarray(0, -1))).toMatchObject(cut);
    expect(await desk.upload(given, Buffer.concat([picture, picture]))).toMatchObject({ status: 413 });
    expect((await desk.upload(given, picture)).status).toBe(200);
  });
});

describe('an upload', () => {
  it('[C-076] of 10485760 bytes passes, of one byte more is refused', async () => {
    const [most, over] = await Promise.all([desk.grant(person), desk.grant(person)]);
    expect(await desk.upload(most, await makeHeavy(MOST))).toEqual({ status: 200, key: most.fileKey });
    expect(await desk.upload(over, await makeHeavy(MOST + 1))).toMatchObject({
      status: 413,
      code: '2167',
      msg: CODES['2167'].msg,
    });
  });

  it('[C-054] that is not a picture by its content is refused, uses its token up and leaves nothing', async () => {
    const before = await desk.countRows('upload_pictures');
    const impostors = { ...(await makeForgeries()), bomb: makeBomb(20_000) };
    for (const [what, bytes] of Object.entries(impostors)) {
      const given = await desk.grant(person);
      expect(await desk.upload(given, bytes, 'photo.jpg'), what).toMatchObject({ status: 403, code: '2166' });
      if (bytes.length > 0) expect((await desk.upload(given, picture)).status, what).toBe(401);
      expect((await desk.fetch(`/upload/${given.fileKey}`)).statusCode, what).toBe(404);
    }
    expect(await desk.countRows('upload_pictures')).toBe(before);
  });

  it('[C-054] whose caller was answered before its turn came leaves the token to the next try', async () => {
    const given = await desk.grant(person);
    const sent = { token: given.token, key: given.fileKey, crc32: undefined };
    const answered = AbortSignal.abort(new Refusal('5030'));
    const { uploads } = desk.product.services;
    for (const bytes of [picture, Buffer.from('no picture')])
      await expect(uploads.receive({ ...sent, bytes }, answered)).rejects.toMatchObject({ code: '5030' });
    expect((await desk.upload(given, picture)).status).toBe(200);
  });

  it('[C-054] that breaks off, or is not a form, is refused with a clear answer', async () => {
    const { fileKey: key, token } = await desk.grant(person);
    const request = (contentType: string, payload: string) =>
      desk.product.app.inject({
        method: 'POST',
        url: '/upload',
        headers: { 'content-type': contentType },
        payload,
      });
    const part = (name: string, value: string) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const file = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
    const fields = part('token', token) + part('key', key);
    const form = 'multipart/form-data; boundary=x';
    expect((await request(form, `${fields}${file}abc`)).json()).toMatchObject({ code: '2166' });
    expect((await request(form, `${fields}--x--\r\n`)).json()).toMatchObject({ code: '2166' });
    expect((await request(form, '')).json()).toMatchObject({ code: '2165' });
    // More parts than a form may have, and no end: the parser must not crash the process.
    for (const many of [part('a', 'x').repeat(30), '--x\r\n'.repeat(30), file.repeat(30)])
      expect((await request(form, many)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await request('multipart/form-data', fields)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await request('application/json', '{}')).json()).toMatchObject({ code: '4000' });
    expect(desk.product.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});

describe('a stored picture', () => {
  it('[C-054] is served as a picture and nothing else, slim by its suffix', async () => {
    const key = await desk.store(person, await makeJpeg(2_000, 1_000));
    const [whole, slim] = await Promise.all([
      desk.fetch(`/upload/${key}`),
      desk.fetch(`/upload/${key}?imageslim`),
    ]);
    for (const { headers, statusCode } of [whole, slim]) {
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
      // Our own name: the sender's file name is never served.
      expect(headers['content-disposition']).toBe('inline; filename="picture.webp"');
      expect(headers['content-security-policy']).toContain("default-src 'none'; sandbox");
    }
    expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ width: 2_000 });
    expect(await sharp(slim.rawPayload).metadata()).toMatchObject({ width: 1_080 });
  });

  it('[A-082] counts among all requests of an address', async () => {
    const key = await desk.store(person, picture);
    const hit = vi.spyOn(desk.product.rateLimits, 'hit').mockReturnValue(17);
    const { statusCode, headers } = await desk.fetch(`/upload/${key}`);
    expect([statusCode, headers['retry-after']]).toEqual([429, '17']);
    expect(hit.mock.calls).toEqual([['callsByAddress', '127.0.0.1']]);
    hit.mockRestore();
    expect((await desk.fetch(`/upload/${key}`)).statusCode).toBe(200);
  });

  it.each(['feedback/none', '..%2f..%2fpackage.json', 'feedback/%00', ''])(
    '[C-054] does not exist under %j',
    async (key) => {
      expect((await desk.fetch(`/upload/${key}`)).statusCode).toBe(404);
    },
  );
});
