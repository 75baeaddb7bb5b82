import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { newKeyPair } from '../lib/key-pair.ts';
import type { Notice } from '../wallet/protocol.ts';
import type { Refund, Trade } from '../wallet/trade.ts';
import type { Merchant, Merchants } from './merchants.ts';
import { encryptResource, type Sealing, sealOf } from './seal.ts';
import { refundOf, rfc3339, transactionOf } from './transaction.ts';

const TOO_OLD_MS = 301_000;
const PROBE = 'WECHATPAY/SIGNTEST/';

interface Change {
  content?: Readonly<Record<string, unknown>>;
  apiV3Key?: string;
  eventType?: string;
  sealing?: Partial<Sealing>;
}

/** Repeats of a notification have the same id. */
const idOf = ({ tradeNo }: Trade) => {
  const hash = createHash('sha256').update(tradeNo).digest('hex');
  return [8, 12, 16, 20, 32].map((end, part, ends) => hash.slice(ends[part - 1] ?? 0, end)).join('-');
};

function bodyOf(trade: Trade, merchant: Merchant, fen: number, change: Change): string {
  const content = { ...transactionOf({ ...trade, refunds: [] }, merchant, fen), ...change.content };
  const resource = encryptResource(
    JSON.stringify(content),
    change.apiV3Key ?? merchant.apiV3Key,
    'transaction',
  );
  return JSON.stringify({
    id: idOf(trade),
    create_time: rfc3339(Date.now()),
    resource_type: 'encrypt-resource',
    event_type: change.eventType ?? 'TRANSACTION.SUCCESS',
    summary: '支付成功',
    resource: { original_type: 'transaction', ...resource },
  });
}

const seal = (body: string, sealing: Sealing): Notice => ({
  headers: { 'content-type': 'application/json', ...sealOf(body, sealing) },
  body,
});

/** Notifications of WeChat, and forged ones. */
export function createNotices(merchants: Merchants) {
  let untrusted: ReturnType<typeof newKeyPair> | undefined;

  async function write(trade: Trade, fen: number, change: Change = {}): Promise<Notice> {
    const merchant = await merchants.of(trade.brand);
    const [signer] = merchant.platform;
    return seal(bodyOf(trade, merchant, fen, change), { signer, ...change.sealing });
  }
  const changed = (change: Change) => (trade: Trade) => write(trade, trade.fen, change);

  async function withUntrustedKey(trade: Trade): Promise<Notice> {
    untrusted ??= newKeyPair();
    const { privateKey } = await untrusted;
    const { serialNo } = (await merchants.of(trade.brand)).platform[0];
    return write(trade, trade.fen, { sealing: { signer: { serialNo, privateKey } } });
  }

  return {
    write: (trade: Trade, fen: number) => write(trade, fen),
    /** Notifies about a refund, whether requested by a call or made in the merchant's console. */
    async writeRefund(trade: Trade, refund: Refund): Promise<Notice> {
      const merchant = await merchants.of(trade.brand);
      const [signer] = merchant.platform;
      const { status, ...content } = refundOf(trade, refund);
      const text = JSON.stringify({ ...content, mchid: merchant.mchId, refund_status: status });
      const body = JSON.stringify({
        id: randomUUID(),
        create_time: rfc3339(Date.now()),
        resource_type: 'encrypt-resource',
        event_type: 'REFUND.SUCCESS',
        summary: '退款成功',
        resource: { original_type: 'refund', ...encryptResource(text, merchant.apiV3Key, 'refund') },
      });
      return seal(body, { signer });
    },
    forgeries: {
      /** A different amount with the signature of the right one. */
      amount: async (trade: Trade, fen: number): Promise<Notice> => {
        const { headers } = await write(trade, trade.fen);
        const { body } = await write(trade, fen);
        return { headers, body };
      },
      key: withUntrustedKey,
      serial: async (trade: Trade): Promise<Notice> => {
        const { headers, body } = await write(trade, trade.fen);
        return { headers: { ...headers, 'wechatpay-serial': '7'.repeat(40) }, body };
      },
      probe: changed({ sealing: { signature: PROBE + randomBytes(180).toString('base64') } }),
      stale: (trade: Trade) => write(trade, trade.fen, { sealing: { at: Date.now() - TOO_OLD_MS } }),
      app: changed({ content: { appid: 'wx0000000000000000' } }),
      merchant: changed({ content: { mchid: '1600000000' } }),
      /** These two are correctly signed by the provider. */
      currency: (trade: Trade) =>
        write(trade, trade.fen, { content: { amount: { total: trade.fen, currency: 'USD' } } }),
      order: changed({ content: { out_trade_no: '26111509100000000042' } }),
      cipher: changed({ apiV3Key: '0'.repeat(32) }),
      event: changed({ eventType: 'REFUND.SUCCESS' }),
      truncated: async (trade: Trade): Promise<Notice> => {
        const { headers, body } = await write(trade, trade.fen);
        return { headers, body: body.slice(0, Math.floor(body.length / 2)) };
      },
    },
  };
}
