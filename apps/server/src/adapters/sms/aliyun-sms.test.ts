import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { SmsUnanswered } from '../../ports/sms-sender.ts';
import { createAliyunSms } from './aliyun-sms.ts';

const SECRET = 'the-key-secret';
const MESSAGE = { phone: '13812345678', code: '042137', purpose: 'login', signature: '屿见视频' };

let server: Server | undefined;
afterEach(() => void server?.close());

/** Plays the provider with the given answers and records requests. */
async function provider(
  answer: (seen: IncomingMessage) => { status?: number; body: string } | undefined,
  loginTemplateCode?: string,
) {
  const seen: IncomingMessage[] = [];
  server = createServer((request, response) => {
    seen.push(request);
    const said = answer(request);
    if (said) response.writeHead(said.status ?? 200, { 'content-type': 'application/json' }).end(said.body);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const keys = { accessKeyId: 'key-id', accessKeySecret: SECRET };
  const templates = {
    templateCode: 'SMS_154950909',
    renewalTemplateCode: 'SMS_154950910',
    loginTemplateCode,
  };
  const options = { ...keys, ...templates, endpoint };
  return { sms: createAliyunSms(options), seen };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** The provider's side of the V3 signature, written from its specification. */
function signatureOf(request: IncomingMessage): string {
  const [, path = '', query = ''] = /^([^?]*)\?(.*)$/.exec(request.url ?? '') ?? [];
  const params = [...new URLSearchParams(query)].sort(([a], [b]) => (a < b ? -1 : 1));
  const canonicalQuery = params.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  const named = /SignedHeaders=([^,]+)/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const headers = named.split(';').map((name) => `${name}:${request.headers[name]}\n`);
  const canonical = ['POST', path, canonicalQuery, headers.join(''), named, sha256('')].join('\n');
  return createHmac('sha256', SECRET)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex');
}

describe('Aliyun SMS', () => {
  it('sends phone, signature, template and code, signed as the provider checks it', async () => {
    const { sms, seen } = await provider(() => ({ body: '{"Code":"OK","BizId":"1"}' }));
    await sms.send(MESSAGE);
    const [request] = seen;
    if (!request) throw new Error('nothing was sent');
    const query = new URL(request.url ?? '', 'http://x').searchParams;
    expect(Object.fromEntries(query)).toEqual({
      PhoneNumbers: MESSAGE.phone,
      SignName: MESSAGE.signature,
      TemplateCode: 'SMS_154950909',
      TemplateParam: '{"code":"042137"}',
    });
    expect(request.method).toBe('POST');
    expect(request.headers).toMatchObject({
      'x-acs-action': 'SendSms',
      'x-acs-version': '2017-05-25',
      'x-acs-content-sha256': sha256(''),
    });
    expect(request.headers['x-acs-date']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(request.headers.authorization).toMatch(
      /^ACS3-HMAC-SHA256 Credential=key-id,SignedHeaders=host;x-acs-/,
    );
    expect(/Signature=(\w+)$/.exec(request.headers.authorization ?? '')?.[1]).toBe(signatureOf(request));
    expect(JSON.stringify(request.headers)).not.toContain(SECRET);
  });

  it('[B-069] announces a renewal by its own template, with the blanks filled', async () => {
    const { sms, seen } = await provider(() => ({ body: '{"Code":"OK"}' }));
    const blanks = { goods: '连续包月', date: '2026-02-27', price: '19' };
    const { phone, signature } = MESSAGE;
    await sms.notify({ phone, signature, purpose: 'renewal', blanks, text: '' });
    const query = new URL(seen[0]?.url ?? '', 'http://x').searchParams;
    expect(query.get('TemplateCode')).toBe('SMS_154950910');
    expect(JSON.parse(query.get('TemplateParam') ?? '')).toEqual(blanks);
  });

  it.each([['SMS_154950911'], [undefined]])(
    '[A-076] announces a login on a new device by the template %s, and sends nothing without one',
    async (template) => {
      const { sms, seen } = await provider(() => ({ body: '{"Code":"OK"}' }), template);
      const blanks = { time: '2026-02-27 09:30', device: 'iPhone' };
      const { phone, signature } = MESSAGE;
      await sms.notify({ phone, signature, purpose: 'device', blanks, text: '' });
      const sent = seen.map(({ url }) => new URL(url ?? '', 'http://x').searchParams);
      expect(sent.map((query) => query.get('TemplateCode'))).toEqual(template ? [template] : []);
      for (const query of sent) expect(JSON.parse(query.get('TemplateParam') ?? '')).toEqual(blanks);
    },
  );

  it('uses each nonce once', async () => {
    const { sms, seen } = await provider(() => ({ body: '{"Code":"OK"}' }));
    await sms.send(MESSAGE);
    await sms.send(MESSAGE);
    const nonces = seen.map(({ headers }) => headers['x-acs-signature-nonce']);
    expect(new Set(nonces).size).toBe(2);
  });

  it.each([
    ['a refusal with a message', { body: '{"Code":"isv.BUSINESS_LIMIT_CONTROL","Message":"13812345678"}' }],
    ['their server error', { status: 503, body: '{"Code":"ServiceUnavailable"}' }],
    ['an answer without a code', { body: '{}' }],
    ['an answer that is not JSON', { status: 502, body: '<html>bad gateway</html>' }],
  ])('rejects %s, without the phone in the message', async (_case, answer) => {
    const { sms } = await provider(() => answer);
    const failed = sms.send(MESSAGE);
    await expect(failed).rejects.toThrow();
    const error = await failed.catch((reason: Error) => reason);
    expect(String(error)).not.toContain(MESSAGE.phone);
    expect(String(error)).not.toContain(MESSAGE.code);
  });

  it.each([
    ['a refusal: nothing was sent', { body: '{"Code":"isv.BUSINESS_LIMIT_CONTROL"}' }, false],
    ['an answer that cannot be read: it may have been', { status: 502, body: '<html>' }, true],
  ])('distinguishes %s', async (_case, answer, mayBeSent) => {
    const { sms } = await provider(() => answer);
    const error = await sms.send(MESSAGE).catch((reason: unknown) => reason);
    expect(error instanceof SmsUnanswered).toBe(mayBeSent);
  });

  it('has sent nothing if the carrier could not be reached', async () => {
    const { sms } = await provider(() => undefined);
    await new Promise((resolve) => server?.close(resolve));
    await expect(sms.send(MESSAGE)).rejects.not.toBeInstanceOf(SmsUnanswered);
  });

  it('times out for the caller if there is no answer', { timeout: 15_000 }, async () => {
    const { sms } = await provider(() => undefined);
    const begun = Date.now();
    await expect(sms.send(MESSAGE)).rejects.toThrow(SmsUnanswered);
    expect(Date.now() - begun).toBeLessThan(6_000);
  });
});
