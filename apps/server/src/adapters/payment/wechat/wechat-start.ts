import type { WechatAccount } from '../../../config/wechat-config.ts';
import {
  type PaymentMethod,
  type PaymentRequest,
  type PaymentStart,
  ProviderUnavailable,
} from '../../../ports/payment-gateway.ts';
import { toBeijingTime } from '../beijing-time.ts';
import { requireSuccess, type WechatClient } from './wechat-client.ts';
import { newNonce, secondsOf, signLines } from './wechat-signature.ts';

type Start = (client: WechatClient, request: PaymentRequest) => Promise<PaymentStart>;

const PREPAY = '/v3/pay/transactions/';
const LONGEST_TITLE = 127;
const NOWHERE = '127.0.0.1';

/** Creates a payment at WeChat; repeated with the same number it is the same payment. */
async function prepay(
  client: WechatClient,
  kind: 'app' | 'h5' | 'native' | 'jsapi',
  request: PaymentRequest,
  more: { appid?: string; [field: string]: unknown } = {},
) {
  const { merchant } = await client.session(request.brand);
  const body = {
    appid: merchant.appId,
    mchid: merchant.mchId,
    description: request.title.slice(0, LONGEST_TITLE),
    out_trade_no: request.paymentNo,
    time_expire: `${toBeijingTime(request.expiresAt).replace(' ', 'T')}+08:00`,
    notify_url: request.notifyUrl,
    amount: { total: request.fen, currency: 'CNY' },
    ...more,
  };
  const call = { method: 'POST', path: PREPAY + kind, body } as const;
  const fields = requireSuccess(`prepay ${kind}`, await client.exec(request.brand, call));
  // The keys may have been read again meanwhile: further signatures use the current ones.
  return { fields, ...(await client.session(request.brand)) };
}

/** For a payer that WeChat has identified; the id is valid in one application only. */
async function startNamed(
  client: WechatClient,
  request: PaymentRequest,
  appOf: (merchant: WechatAccount) => string | undefined,
): Promise<PaymentStart> {
  const openid = request.payer?.openId;
  const appId = appOf((await client.session(request.brand)).merchant);
  if (!openid || !appId) throw new ProviderUnavailable('inside WeChat the payer must be known');
  const { fields, signer } = await prepay(client, 'jsapi', request, { appid: appId, payer: { openid } });
  const [timeStamp, nonceStr] = [secondsOf(client.now()), newNonce()];
  const prepayId = `prepay_id=${String(fields.prepay_id)}`;
  const paySign = signLines(signer.key, appId, timeStamp, nonceStr, prepayId);
  return {
    method: 'jsapi',
    payInfo: { appId, timeStamp, nonceStr, package: prepayId, signType: 'RSA', paySign },
  };
}

export const STARTS: Readonly<Partial<Record<PaymentMethod, Start>>> = {
  async app(client, request) {
    const { fields, merchant, signer } = await prepay(client, 'app', request);
    const [timestamp, noncestr, prepayid] = [secondsOf(client.now()), newNonce(), String(fields.prepay_id)];
    const sign = signLines(signer.key, merchant.appId, timestamp, noncestr, prepayid);
    const names = { appid: merchant.appId, partnerid: merchant.mchId, prepayid };
    return { method: 'app', payInfo: { ...names, packageValue: 'Sign=WXPay', noncestr, timestamp, sign } };
  },

  async h5(client, request) {
    const scene = { payer_client_ip: request.payer?.ip ?? NOWHERE, h5_info: { type: 'Wap' } };
    const { fields } = await prepay(client, 'h5', request, { scene_info: scene });
    const link = new URL(String(fields.h5_url));
    link.searchParams.set('redirect_url', request.returnUrl);
    return { method: 'h5', body: link.href };
  },

  async qr(client, request) {
    const { fields } = await prepay(client, 'native', request);
    return { method: 'qr', qrContent: String(fields.code_url) };
  },

  jsapi: (client, request) => startNamed(client, request, ({ official }) => official.appId),

  mini: (client, request) => startNamed(client, request, ({ miniProgram }) => miniProgram?.appId),
};
