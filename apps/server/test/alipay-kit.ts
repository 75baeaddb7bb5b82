import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import { createAlipayContracts } from '../src/adapters/payment/alipay/alipay-contracts.ts';
import { createAlipayGateway } from '../src/adapters/payment/alipay/alipay-gateway.ts';
import { createSandboxAccounts } from '../src/adapters/payment/sandbox-accounts.ts';
import type { AlipayAccount } from '../src/config/alipay-config.ts';
import type { PaymentRequest, PaymentStart } from '../src/ports/payment-gateway.ts';
import { askSandbox } from './ask-sandbox.ts';
import { startSandbox } from './sandbox-process.ts';

interface SandboxTrade {
  outTradeNo: string;
  tradeNo: string;
  status: string;
  fen: number;
  refundedFen: number;
}

interface SentNotification {
  number: string;
  isGenuine: boolean;
  httpStatus: number;
  answer: string;
}

/** A separate sandbox with a stopped schedule, and production's adapter for it. */
export async function startAlipay(env: Record<string, string> = {}) {
  const sandbox = await startSandbox({ SANDBOX_TIME_SCALE: '0', ...env });
  const gateway = `${sandbox.url}/alipay/gateway.do`;
  const merchants = createSandboxAccounts<AlipayAccount>(`${sandbox.url}/alipay/console/merchants`);
  const alipay = createAlipayGateway({ merchants, gateway });
  // Keys are made and the SDK is loaded once, before any test's own limit starts.
  await alipay.start('app', paymentRequest());

  const control = <Result>(path: string, body?: object) =>
    askSandbox<Result>(`${sandbox.url}/alipay/${path}`, body);

  return {
    sandbox,
    gateway,
    alipay,
    contracts: createAlipayContracts({ merchants, gateway }),
    control,
    outcome: (outTradeNo: string, outcome: string, notify = 'once') =>
      control<{ trade: SandboxTrade; sent: SentNotification[] }>('control/outcome', {
        outTradeNo,
        outcome,
        notify,
      }),
    deliver: () => control<{ sent: SentNotification[]; pending: number }>('control/deliver', {}),
    notification: async (outTradeNo: string, forgery?: string) => {
      const query = forgery ? `?forgery=${forgery}` : '';
      const path = `control/trades/${outTradeNo}/notification${query}`;
      return (await control<{ body: string }>(path)).body;
    },
    /** Like the wallet with the fields from the app. */
    openWallet: async (start: PaymentStart) => {
      if (start.method !== 'app') throw new Error('not an app payment');
      return fetch(`${gateway}?${new URLSearchParams(start.payInfo)}`);
    },
    /** Like a browser with a form that submits itself. */
    submitForm: async (start: PaymentStart) => {
      if (!('body' in start)) throw new Error('not a form');
      return submit(start.body);
    },
    stop: () => sandbox.stop(),
  };
}

async function submit(form: string): Promise<Response> {
  const action = /action="([^"]+)"/.exec(form)?.[1] ?? '';
  const inputs = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
  const fields = inputs.map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]);
  return fetch(action, { method: 'POST', body: new URLSearchParams(fields) });
}

export function paymentRequest(changes: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    brand: 'yujian',
    paymentNo: `2611150910${String(randomInt(10_000_000)).padStart(7, '0')}42`,
    fen: 2_500,
    title: '连续包月 & "礼包"',
    notifyUrl: 'http://127.0.0.1:9/pay/notify/alipay/yujian',
    returnUrl: 'http://127.0.0.1:9/vip/pay-result?orderNo=1',
    expiresAt: new Date(Date.now() + 3_600_000),
    ...changes,
  };
}

/** Plays the merchant's notification address, with the given answers. */
export async function startReceiver(answer: (count: number) => { status?: number; body: string }) {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString('utf8'));
      const { status = 200, body } = answer(bodies.length);
      response.writeHead(status).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}/notify`, bodies, stop: () => void server.close() };
}
