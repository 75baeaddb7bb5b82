import { createSign, createVerify, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const BEIJING_OFFSET_MS = 8 * 3_600_000;

export interface PaidTrade {
  paymentNo: string;
  fen: number;
  tradeNo?: string;
  notifyId?: string;
  /** Changed fields, signed like the others. */
  change?: Readonly<Record<string, string>>;
}

export interface AlipayConsole {
  /** Replaces the sandbox's console: the adapter reads the merchants' keys from it. */
  port: number;
  merchantOf(brand: string): { appId: string; sellerId: string };
  /** A notification's body as Alipay writes and signs it. */
  write(brand: string, trade: PaidTrade): string;
  /** While away it does not answer. */
  setAway(away: boolean): void;
  /** Whether we signed the fields that a payer brings to Alipay. */
  isOurs(fields: Readonly<Record<string, string>>): boolean;
  stop(): void;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
const TOLD_AT_MOST = 5;

/** Notifies a server of a payment, and repeats it like the provider if it is not accepted; returns the last answer. */
export async function sendPaid(url: string, notification: string, times = TOLD_AT_MOST): Promise<string> {
  const address = `${url}/pay/notify/alipay/yujian`;
  const answer = await fetch(address, { method: 'POST', headers: FORM, body: notification });
  const word = await answer.text();
  return word === 'success' || times === 1 ? word : sendPaid(url, notification, times - 1);
}

const pem = (key: KeyObject, type: 'pkcs8' | 'spki') =>
  key.export({ type, format: 'pem' } as never) as string;

/** A provider whose private key the test has, so that it can sign any message. */
export async function startAlipayConsole(
  /** Answers requests to the same port that are not for Alipay. */
  others: (path: string) => object | undefined = () => undefined,
): Promise<AlipayConsole> {
  const application = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const merchantOf = (brand: string) => ({ appId: `app-${brand}`, sellerId: `seller-${brand}` });
  const keys = {
    privateKey: pem(application.privateKey, 'pkcs8'),
    publicKeys: [pem(provider.publicKey, 'spki')],
  };
  let isAway = false;
  const server = createServer((request, response) => {
    const brand = /^\/alipay\/console\/merchants\/(\w+)$/.exec(request.url ?? '')?.[1];
    const answer = brand ? { ...merchantOf(brand), ...keys } : others(request.url ?? '');
    response.writeHead(isAway ? 503 : answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    merchantOf,
    write(brand, trade) {
      const { appId, sellerId } = merchantOf(brand);
      const fields = { ...fieldsOf(trade), app_id: appId, seller_id: sellerId, ...trade.change };
      const sign = createSign('RSA-SHA256').update(signedText(fields)).sign(provider.privateKey, 'base64');
      return new URLSearchParams({ ...fields, sign_type: 'RSA2', sign }).toString();
    },
    setAway: (away) => {
      isAway = away;
    },
    isOurs({ sign = '', ...fields }) {
      return createVerify('RSA-SHA256')
        .update(signedText(fields))
        .verify(application.publicKey, sign, 'base64');
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function fieldsOf({ paymentNo, fen, tradeNo, notifyId }: PaidTrade): Record<string, string> {
  const now = new Date(Date.now() + BEIJING_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
  return {
    notify_type: 'trade_status_sync',
    notify_id: notifyId ?? randomUUID(),
    notify_time: now,
    charset: 'utf-8',
    version: '1.0',
    out_trade_no: paymentNo,
    trade_no: tradeNo ?? `trade-${paymentNo}`,
    trade_status: 'TRADE_SUCCESS',
    total_amount: (fen / 100).toFixed(2),
    gmt_payment: now,
  };
}

/** Every field but the signature, sorted by name and unescaped. */
function signedText(fields: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(fields).sort(([left], [right]) => (left < right ? -1 : 1));
  return pairs.map(([name, value]) => `${name}=${value}`).join('&');
}
