import { calls } from '@juban/contract/calls';
import type { Transport } from '@juban/contract/client';
import { commonTexts } from '@juban/contract/texts/common';
import { isSignatureValid, openValue, sealValue } from '@juban/wire';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { identifyClient } from '../session/client-identity.ts';
import { ApiError, failureKind } from './api-error.ts';
import { CALL_LIMIT_MS, callHeaders, createHttpTransport } from './http-transport.ts';

const MOBILE = '13800138000';

/** A transport whose fetch gives the prepared answers and records its requests. */
function setUp(
  answer: () => Response | Promise<Response>,
  ct = 'web',
  token = '',
  device?: Record<string, string>,
) {
  const asked: { url: string; init: RequestInit }[] = [];
  const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
    asked.push({ url: String(url), init });
    return answer();
  };
  const transport: Transport = createHttpTransport({
    fetch,
    token: () => token,
    client: () => identifyClient({ ct }),
    ...(device && { deviceHeaders: async () => device }),
  });
  const sent = () => {
    const last = asked[asked.length - 1];
    if (!last) throw new Error('nothing was sent');
    return { url: last.url, headers: new Headers(last.init.headers), body: String(last.init.body) };
  };
  return { transport, sent };
}

const ok = (data: unknown = null) => Response.json({ code: '0000', msg: '成功', data });

describe('paths', () => {
  it('path parameters are put into the path, the others into the query', async () => {
    const { transport, sent } = setUp(() => ok());
    await transport(calls.listPackages, { market: 'ios', clientType: 'ios_jxx', multi: undefined });
    expect(sent().url).toBe('/api/selling_page/market/ios?clientType=ios_jxx');
    await transport(calls.getAgreement, { id: 'a/b?c' });
    expect(sent().url).toBe('/thanosapi/api/agree/a%2Fb%3Fc');
  });

  it('[C-086] the public fields of a POST are in its query too', async () => {
    const { transport, sent } = setUp(() => ok());
    await transport(calls.createQr, { goodsCode: 'g', lencid: 'L 7&8' });
    expect(sent()).toMatchObject({
      url: '/api/purchase_info/create_qr?lencid=L+7%268',
      body: '{"goodsCode":"g","lencid":"L 7&8"}',
    });
    await transport(calls.createQr, { goodsCode: 'g', lencid: undefined });
    expect(sent().url).toBe('/api/purchase_info/create_qr');
  });
});

describe('headers', () => {
  it.each([
    ['getTvQr', { goodsCode: 'vip-30', sellingChannelId: '2' }],
    ['sendLoginCode', { mobile: MOBILE }],
    ['sendClaimCode', { mobile: MOBILE, channel: 'campus-30' }],
    ['sendCodeWithImage', { mobile: MOBILE, uuid: 'u', imgCode: 'abcd' }],
    ['sendCentreCodeWithImage', { mobile: MOBILE, uuid: 'u', imgCode: 'abcd' }],
  ] as const)('[A-095][A-072] %s names the device inside the app, and none outside', async (name, input) => {
    const app = setUp(() => ok(), 'ios_rrsp_jzsp', '', { deviceid: 'box-7:A.1' });
    await app.transport(calls[name], input);
    expect(app.sent().headers.get('deviceid')).toBe('box-7:A.1');
    for (const outside of [setUp(() => ok(), 'ios_rrsp_jzsp', '', {}), setUp(() => ok(), 'ios_rrsp_jzsp')]) {
      await outside.transport(calls[name], input);
      expect(outside.sent().headers.get('deviceid')).toBeNull();
    }
  });

  it('[A-072] a call that does not need the device is sent without it', async () => {
    const { transport, sent } = setUp(() => ok(), 'ios_rrsp_jzsp', '', { deviceid: 'box-7' });
    await transport(calls.getClaimReceipt, { receipt: 'r'.repeat(32), channel: 'c' });
    expect(sent().headers.get('deviceid')).toBeNull();
  });

  it('[B-007] an order sends its key and oaid as headers, oaid in the payload too; values that are invalid in headers are left out', async () => {
    const { transport, sent } = setUp(() => ok());
    for (const call of [calls.createPurchase, calls.createPurchaseH5]) {
      await transport(call, { goodsId: 'g', idempotencyKey: 'k'.repeat(32), oaid: '6c3f-9a' });
      expect(sent().headers.get('idempotency-key')).toBe('k'.repeat(32));
      expect(sent().headers.get('oaid')).toBe('6c3f-9a');
      expect(JSON.parse(sent().body)).toMatchObject({ goodsId: 'g', oaid: '6c3f-9a' });
      for (const oaid of ['', '设备', 'a\nb', undefined]) {
        await transport(call, { goodsId: 'g', oaid });
        expect(sent().headers.has('oaid'), String(oaid)).toBe(false);
      }
    }
  });

  it('[A-077] every call carries token, authentication, version, client type, aliId and et 3', async () => {
    const { transport, sent } = setUp(() => ok(), 'android_jqq', 'secret');
    await transport(calls.getProfile, {});
    expect(Object.fromEntries(sent().headers)).toEqual({
      token: 'secret',
      authentication: 'secret',
      clientversion: '5.19.1',
      clienttype: 'android_jqq',
      aliid: '1',
      et: '3',
    });
  });

  it.each([
    ['77', '77'],
    ['', '1'],
    ['7\r\nx: y', '1'],
    ['x'.repeat(65), '1'],
  ])('[A-034] a link with the aliId %j is sent with %s', (given, sent) => {
    expect(callHeaders('', 'web', '', given).aliId).toBe(sent);
  });

  it.each(['中文', 'a b', '\r\n', 'x'.repeat(257)])(
    "[A-077] a call with the stored token %j is sent as a visitor's",
    async (stored) => {
      const { transport, sent } = setUp(() => ok(), 'web', stored);
      await transport(calls.getProfile, {});
      expect([sent().headers.get('token'), sent().headers.get('authentication')]).toEqual(['', '']);
    },
  );

  it.each(['ios_jqq', 'ipad_ddsp'])('[A-077] %s sends no et', async (ct) => {
    const { transport, sent } = setUp(() => ok(), ct);
    await transport(calls.getProfile, {});
    expect(sent().headers.has('et')).toBe(false);
  });

  it('sends a GET by its query and a POST by its body', async () => {
    const { transport, sent } = setUp(() => ok());
    await transport(calls.getClaimConfig, { channel: 'spring', none: undefined });
    expect(sent().url).toBe('/api/outside/vip/config?channel=spring');
    await transport(calls.answerRisk, { challenge: 'c', x: 12 });
    expect(sent().url).toBe('/api/risk/answer');
    expect(JSON.parse(sent().body)).toEqual({ challenge: 'c', x: 12 });
  });

  it('[A-080] a signed call carries its time and a signature that holds', async () => {
    const { transport, sent } = setUp(() => ok(), 'Android');
    await transport({ method: 'GET', path: '/api/app/drama/page', signed: true }, { dramaId: '0012' });
    const { headers } = sent();
    const t = Number(headers.get('t'));
    const request = { clientType: 'Android', path: '/api/app/drama/page', t, params: { dramaId: '0012' } };
    expect(isSignatureValid(request, headers.get('sign') ?? '', Date.now())).toBe(true);
    expect(headers.get('uet')).toBe('3');
  });
});

describe('sealed values', () => {
  it('[A-078] a phone is encrypted under et 3', async () => {
    const { transport, sent } = setUp(() => ok());
    await transport(calls.sendClaimCode, { mobile: MOBILE, channel: 'spring' });
    const body = JSON.parse(sent().body);
    expect(body.channel).toBe('spring');
    expect(body.mobile).not.toContain(MOBILE);
    expect(await openValue('web', body.mobile)).toBe(MOBILE);
  });

  it('[A-078] an iOS client sends it unencrypted', async () => {
    const { transport, sent } = setUp(() => ok(), 'ios_jqq');
    await transport(calls.sendClaimCode, { mobile: MOBILE, channel: 'spring' });
    expect(JSON.parse(sent().body).mobile).toBe(MOBILE);
  });

  it('[A-078] phones in an answer are decrypted at any depth; an empty one stays empty', async () => {
    const sealed = await sealValue('web', MOBILE);
    const { transport } = setUp(() => ok({ user: { mobile: sealed }, list: [{ mobile: '' }] }));
    const { data } = await transport(calls.getProfile, {});
    expect(data).toEqual({ user: { mobile: MOBILE }, list: [{ mobile: '' }] });
  });

  it('[A-078] one that cannot be decrypted is an error, not junk', async () => {
    const { transport } = setUp(() => ok({ user: { mobile: 'AAAA' } }));
    await expect(transport(calls.getProfile, {})).rejects.toThrow(commonTexts.unreadable);
  });
});

describe('whole bodies', () => {
  it('[A-079] a body without a code is decrypted by the key of the client type', async () => {
    const sealed = await sealValue(
      'tiantianhanju',
      JSON.stringify({ code: '0000', msg: '', data: { a: 1 } }),
    );
    const { transport } = setUp(() => Response.json({ data: sealed }), 'tiantianhanju');
    expect((await transport(calls.getProfile, {})).data).toEqual({ a: 1 });
  });

  it.each([
    ['another key', async () => ({ data: await sealValue('web', '{"code":"0000"}') })],
    ['no envelope inside', async () => ({ data: await sealValue('tiantianhanju', '[]') })],
    ['nothing to decrypt', async () => ({})],
    ['no text', async () => ({ data: 7 })],
  ])('[A-079] %s is refused as unreadable', async (_what, body) => {
    const { transport } = setUp(async () => Response.json(await body()), 'tiantianhanju');
    await expect(transport(calls.getProfile, {})).rejects.toThrow(commonTexts.unreadable);
  });
});

describe('failures', () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    [401, commonTexts.http401],
    [403, commonTexts.http403],
    [404, commonTexts.http404],
    [502, commonTexts.http502],
    [504, commonTexts.http502],
  ])('[A-107] HTTP %d without an envelope gives %s', async (status, text) => {
    const { transport } = setUp(() => new Response('<html>gateway</html>', { status }));
    const error = await transport(calls.getProfile, {}).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: text, httpStatus: status });
  });

  it('[A-107] an envelope keeps its own message, whatever the status', async () => {
    const { transport } = setUp(() => Response.json({ code: '4040', msg: '活动不存在' }, { status: 404 }));
    expect(await transport(calls.getProfile, {})).toMatchObject({ code: '4040', msg: '活动不存在' });
  });

  it('a lost connection is distinguished from an answer', async () => {
    const { transport } = setUp(() => Promise.reject(new TypeError('failed to fetch')));
    const error = await transport(calls.getProfile, {}).catch((cause: unknown) => cause);
    expect(error).toMatchObject({ message: commonTexts.noConnection, httpStatus: 0 });
    expect(failureKind(error)).toBe('noConnection');
  });

  it('a connection lost in the middle of an answer is not an invalid answer', async () => {
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"code":"00'));
        stream.error(new TypeError('network error'));
      },
    });
    const { transport } = setUp(() => new Response(body));
    const error = await transport(calls.getProfile, {}).catch((cause: unknown) => cause);
    expect(failureKind(error)).toBe('noConnection');
  });

  it('[A-107] an answer without an envelope is our failure', async () => {
    const { transport } = setUp(() => new Response('<html>'));
    const error = await transport(calls.getProfile, {}).catch((cause: unknown) => cause);
    expect(failureKind(error)).toBe('ourFailure');
  });

  it('[A-108] a call may take 600000 ms and no longer', async () => {
    vi.useFakeTimers();
    let signal: AbortSignal | null | undefined;
    const transport = createHttpTransport({
      fetch: (_url, init) =>
        new Promise((_resolve, reject) => {
          signal = init?.signal;
          signal?.addEventListener('abort', () => reject(signal?.reason));
        }),
      token: () => '',
      client: () => identifyClient({}),
    });
    const call = transport(calls.getRiskChallenge, {}).catch((cause: unknown) => cause);
    await vi.advanceTimersByTimeAsync(CALL_LIMIT_MS - 1);
    expect([CALL_LIMIT_MS, signal?.aborted]).toEqual([600_000, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(signal?.aborted).toBe(true);
    expect(await call).toMatchObject({ message: commonTexts.noConnection });
  });
});
