import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ALIPAY_KEYS } from '../../../../test/alipay-env.ts';
import { everyBrand } from '../../../../test/every-brand.ts';
import { isWorthRepeating, ProviderUnavailable } from '../../../ports/payment-gateway.ts';
import { createFixedAccounts } from '../accounts.ts';
import { createWechatGateway } from './wechat-gateway.ts';

const provider = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PAYMENT_NO = '261115091000000007';
const REFUND = {
  brand: 'yujian',
  paymentNo: PAYMENT_NO,
  refundNo: 'R1',
  fen: 2_500,
  paidFen: 2_500,
  reason: 'x',
} as const;
const PUBLIC_KEY_ID = 'PUB_KEY_ID_1';

let server: Server | undefined;
afterEach(() => {
  vi.useRealTimers();
  server?.closeAllConnections();
  server?.close();
});

interface Reply {
  status?: number;
  body: string;
  /** The text that is signed instead of the body; null: not signed at all. */
  signedFor?: string | null;
  serial?: string;
}

function send(
  response: ServerResponse,
  { status = 200, body, signedFor = body, serial = PUBLIC_KEY_ID }: Reply,
) {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const text = Buffer.from(`${timestamp}\nnonce\n${signedFor}\n`);
  const seal = {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': 'nonce',
    'wechatpay-serial': serial,
    'wechatpay-signature': sign('sha256', text, provider.privateKey).toString('base64'),
  };
  response.writeHead(status, signedFor === null ? {} : seal).end(body);
}

/** A provider with the given answers; undefined means none. */
async function wechatThat(answer: (path: string) => Reply | undefined) {
  server = createServer((request, response) => {
    const reply = answer(request.url ?? '');
    if (reply) send(response, reply);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return gatewayAt(`http://127.0.0.1:${port}`);
}

function gatewayAt(apiUrl: string) {
  const merchant = {
    appId: 'wx1',
    official: { appId: 'wx2', secret: 'secret' },
    mchId: '1600000001',
    serialNo: 'A1',
    privateKey: ALIPAY_KEYS.privatePem,
    apiV3Key: 'k'.repeat(32),
    publicKey: {
      id: PUBLIC_KEY_ID,
      pem: provider.publicKey.export({ type: 'spki', format: 'pem' }) as string,
    },
  };
  return createWechatGateway({ merchants: createFixedAccounts(everyBrand(merchant)), apiUrl });
}

const trade = (changes: object = {}) =>
  JSON.stringify({
    appid: 'wx1',
    mchid: '1600000001',
    out_trade_no: PAYMENT_NO,
    transaction_id: '4200',
    trade_state: 'SUCCESS',
    success_time: '2026-11-15T09:10:00+08:00',
    amount: { total: 2_500, currency: 'CNY' },
    ...changes,
  });

async function failureOf(work: Promise<unknown>): Promise<Error> {
  const error = await work.then(
    () => undefined,
    (reason: Error) => reason,
  );
  if (!error) throw new Error('it did not fail');
  return error;
}

describe('a provider with untrusted answers', () => {
  it.each<[string, Reply]>([
    ['their server error', { status: 503, body: 'secret-of-theirs' }],
    ['no JSON', { body: '<html>secret-of-theirs</html>' }],
    ['an answer without a signature', { body: trade(), signedFor: null }],
    ['a changed answer', { body: trade({ amount: { total: 2_600 } }), signedFor: trade() }],
    ['an answer with an unknown serial number', { body: trade(), serial: 'B2' }],
    ['a refusal', { status: 401, body: '{"code":"SIGN_ERROR","message":"secret-of-theirs"}' }],
    ['an answer about another trade', { body: trade({ out_trade_no: 'other' }) }],
    ['an unknown status', { body: trade({ trade_state: 'STOLEN' }) }],
  ])('%s: nothing is known, and the error repeats nothing of it', async (_case, reply) => {
    const wechat = await wechatThat(() => reply);
    const error = await failureOf(wechat.query('yujian', PAYMENT_NO));
    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(error.cause).toBeUndefined();
    expect(`${error.message}${error.stack}`).not.toMatch(/secret-of-theirs|PRIVATE KEY|2600/);
  });

  it('out of reach: the same', async () => {
    const error = await failureOf(gatewayAt('http://127.0.0.1:1').query('yujian', PAYMENT_NO));
    expect(error).toBeInstanceOf(ProviderUnavailable);
  });

  it('silent: times out for the caller', async () => {
    const wechat = await wechatThat(() => undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const failed = failureOf(wechat.query('yujian', PAYMENT_NO));
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await failed).toBeInstanceOf(ProviderUnavailable);
  });
});

describe('special answers', () => {
  it('signed by the public key that replaced certificates: accepted', async () => {
    const wechat = await wechatThat(() => ({ body: trade() }));
    expect(await wechat.query('yujian', PAYMENT_NO)).toMatchObject({ state: 'paid', fen: 2_500 });
  });

  it.each([
    ['an invalid amount', { amount: { total: '2500', currency: 'CNY' } }, { currency: 'RMB' }],
    ['another currency', { amount: { total: 2_500, currency: 'USD' } }, { currency: 'USD' }],
    ['another application', { appid: 'wx3' }, { appId: 'wx3' }],
    ['the official account', { appid: 'wx2' }, { appId: 'wx1' }],
    ['another merchant', { mchid: '1' }, { sellerId: '1' }],
  ])('%s is returned unchanged', async (_case, changes, expected) => {
    const wechat = await wechatThat(() => ({ body: trade(changes) }));
    const fact = await wechat.query('yujian', PAYMENT_NO);
    expect(fact).toMatchObject({ state: 'paid', ...expected });
    if (typeof (changes as { amount?: { total: unknown } }).amount?.total === 'string') {
      expect(fact.fen).toBeUndefined();
    }
  });

  const refund = (changes: object) =>
    JSON.stringify({
      out_trade_no: PAYMENT_NO,
      out_refund_no: 'R1',
      status: 'PROCESSING',
      amount: { refund: 2_500 },
      ...changes,
    });

  it.each([
    ['done', { status: 'SUCCESS' }],
    ['pending', { status: 'PROCESSING' }],
  ])('a refund in progress is %s when its own query says %j', async (result, found) => {
    const wechat = await wechatThat((path) => ({ body: refund(path.endsWith('/R1') ? found : {}) }));
    expect(await wechat.refund(REFUND)).toBe(result);
  });

  it.each([
    ['closed by them', { status: 'CLOSED' }],
    ['stuck', { status: 'ABNORMAL' }],
    ['of another amount', { status: 'SUCCESS', amount: { refund: 1 } }],
    ['of another payment', { status: 'SUCCESS', out_trade_no: 'other' }],
  ])('a refund %s is not done', async (_case, changes) => {
    const wechat = await wechatThat(() => ({ body: refund(changes) }));
    expect(await failureOf(wechat.refund(REFUND))).toBeInstanceOf(ProviderUnavailable);
  });

  it.each([
    ['ended without the money', { body: refund({ status: 'ABNORMAL' }) }, false],
    ['refused', { status: 403, body: '{"code":"NOT_ENOUGH"}' }, false],
    ['rate limited', { status: 429, body: '{"code":"FREQUENCY_LIMITED"}' }, true],
    ['failing at their side', { status: 500, body: '{"code":"SYSTEM_ERROR"}' }, true],
  ])('a refund %s: is it repeated without limit? (%#)', async (_case, answer, isAskedAgain) => {
    const wechat = await wechatThat(() => answer);
    expect(isWorthRepeating(await failureOf(wechat.refund(REFUND)))).toBe(isAskedAgain);
  });
});
