import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ALIPAY_KEYS } from '../../../../test/alipay-env.ts';
import { everyBrand } from '../../../../test/every-brand.ts';
import { ProviderUnavailable } from '../../../ports/payment-gateway.ts';
import { createFixedAccounts } from '../accounts.ts';
import { createAlipayGateway } from './alipay-gateway.ts';

const provider = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const PAYMENT_NO = '261115091000000007';
const REFUND = {
  brand: 'yujian',
  paymentNo: PAYMENT_NO,
  refundNo: 'R1',
  fen: 2_500,
  paidFen: 2_500,
  reason: 'x',
} as const;

let server: Server | undefined;
// The SDK loads slowly; no test's own limit should include that.
beforeAll(() => import('alipay-sdk'), 60_000);
afterEach(() => {
  vi.useRealTimers();
  server?.closeAllConnections();
  server?.close();
});

interface Reply {
  status?: number;
  body: string;
}

/** A provider with the given answers; undefined means none. */
async function alipayThat(answer: (method: string) => Reply | undefined, publicKeys?: readonly string[]) {
  server = createServer((request, response) => {
    const method = new URL(request.url ?? '', 'http://x').searchParams.get('method') ?? '';
    const reply = answer(method);
    if (reply) response.writeHead(reply.status ?? 200).end(reply.body);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return gatewayAt(`http://127.0.0.1:${port}/gateway.do`, publicKeys);
}

function gatewayAt(gateway: string, publicKeys: readonly string[] = [provider.publicKey]) {
  const keys = { privateKey: ALIPAY_KEYS.privatePem, publicKeys };
  const merchant = { appId: '2021000000000001', sellerId: '2088000000000001', ...keys };
  const merchants = createFixedAccounts(everyBrand(merchant));
  return createAlipayGateway({ merchants, gateway });
}

function signed(method: string, node: object): Reply {
  const text = JSON.stringify(node);
  const sign = createSign('RSA-SHA256').update(text).sign(provider.privateKey, 'base64');
  return { body: `{"${method.replaceAll('.', '_')}_response":${text},"sign":"${sign}"}` };
}
const trade = (changes: object = {}) => ({
  code: '10000',
  msg: 'Success',
  out_trade_no: PAYMENT_NO,
  trade_no: '2026',
  trade_status: 'TRADE_SUCCESS',
  total_amount: '25.00',
  send_pay_date: '2026-11-15 09:10:00',
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
  it.each<[string, (method: string) => Reply]>([
    ['their server error', () => ({ status: 503, body: 'secret-of-theirs' })],
    ['no JSON', () => ({ body: '<html>secret-of-theirs</html>' })],
    [
      'an answer without a signature',
      () => ({ body: `{"alipay_trade_query_response":${JSON.stringify(trade())}}` }),
    ],
    ['a changed answer', (method) => ({ body: signed(method, trade()).body.replace('25.00', '26.00') })],
    ['an error outside of the call', () => ({ body: '{"error_response":{"code":"40002","sub_code":"x"}}' })],
    ['a temporary error code', (method) => signed(method, { code: '20000', sub_code: 'ACQ.SYSTEM_ERROR' })],
    ['an answer about another trade', (method) => signed(method, trade({ out_trade_no: 'other' }))],
    ['an unknown status', (method) => signed(method, trade({ trade_status: 'TRADE_STOLEN' }))],
  ])('%s: nothing is known, and the error repeats nothing of it', async (_case, answer) => {
    const alipay = await alipayThat(answer);
    const error = await failureOf(alipay.query('yujian', PAYMENT_NO));
    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(error.cause).toBeUndefined();
    expect(`${error.message}${error.stack}`).not.toMatch(/out of reach: the same/);
  });

  it('out of reach: the same', async () => {
    const error = await failureOf(gatewayAt('http://127.0.0.1:1/gateway.do').query('yujian', PAYMENT_NO));
    expect(error).toBeInstanceOf(ProviderUnavailable);
  });

  it('unreachable for a short time: the next call connects again', async () => {
    const publicKeys: string[] = [];
    const alipay = await alipayThat((method) => signed(method, trade()), publicKeys);
    expect(await failureOf(alipay.query('yujian', PAYMENT_NO))).toBeInstanceOf(ProviderUnavailable);
    publicKeys.push(provider.publicKey);
    expect(await alipay.query('yujian', PAYMENT_NO)).toMatchObject({ state: 'paid' });
  });

  it('silent: times out for the caller', async () => {
    const alipay = await alipayThat(() => undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const failed = failureOf(alipay.query('yujian', PAYMENT_NO));
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await failed).toBeInstanceOf(ProviderUnavailable);
  });
});

describe('special answers', () => {
  it('an invalid amount is left out, so that it equals nothing', async () => {
    const alipay = await alipayThat((method) => signed(method, trade({ total_amount: '2,500' })));
    const fact = await alipay.query('yujian', PAYMENT_NO);
    expect(fact).toMatchObject({ state: 'paid', currency: 'RMB' });
    expect(fact.fen).toBeUndefined();
  });

  it('another currency is returned unchanged', async () => {
    const alipay = await alipayThat((method) => signed(method, trade({ trans_currency: 'USD' })));
    expect(await alipay.query('yujian', PAYMENT_NO)).toMatchObject({ currency: 'USD' });
  });

  it.each(['TRADE_SUCCESS', 'TRADE_FINISHED'])('%s is paid', async (trade_status) => {
    const alipay = await alipayThat((method) => signed(method, trade({ trade_status })));
    expect(await alipay.query('yujian', PAYMENT_NO)).toMatchObject({ state: 'paid', fen: 2_500 });
  });

  it.each([
    ['pending', {}],
    ['pending', { refund_status: 'REFUND_SUCCESS', refund_amount: '1.00' }],
    ['done', { refund_status: 'REFUND_SUCCESS', refund_amount: '25.00' }],
  ])('a refund without a change of funds is %s when its query answers %j', async (result, found) => {
    const alipay = await alipayThat((method) =>
      signed(method, { code: '10000', ...(method.includes('query') ? found : { fund_change: 'N' }) }),
    );
    expect(await alipay.refund(REFUND)).toBe(result);
  });
});
