import type { PaymentMethod, PaymentRequest, PaymentStart } from '../../../ports/payment-gateway.ts';
import { toBeijingTime } from '../beijing-time.ts';
import { toYuan } from '../yuan-text.ts';
import type { AlipayClient } from './alipay-client.ts';
import { requireSuccess } from './alipay-facts.ts';
import { type SigningChannel, signingOf } from './alipay-signing.ts';

type Start = (client: AlipayClient, request: PaymentRequest) => Promise<PaymentStart>;

/** The parameters of every payment method; their SDK adds app_id, charset, version, sign_type and sign. */
function common(
  request: PaymentRequest,
  more: Readonly<Record<string, string>>,
  channel: SigningChannel = 'ALIPAYAPP',
) {
  const { contract, notifyUrl } = request;
  return {
    format: 'JSON',
    // The SDK would write the machine's own zone; Alipay reads Beijing time.
    timestamp: toBeijingTime(new Date()),
    notify_url: notifyUrl,
    biz_content: {
      out_trade_no: request.paymentNo,
      total_amount: toYuan(request.fen),
      subject: request.title,
      time_expire: toBeijingTime(request.expiresAt),
      ...more,
      ...(contract ? signingOf(contract, channel, notifyUrl) : {}),
    },
  };
}

/** A form that submits itself; if a contract is signed, a link that leads to the deduction's landing page. */
const verbOf = ({ contract }: PaymentRequest) => (contract ? 'GET' : 'POST');

export const STARTS: Readonly<Partial<Record<PaymentMethod, Start>>> = {
  async app(client, request) {
    const { sdk } = await client.session(request.brand);
    const params = common(request, { product_code: 'QUICK_MSECURITY_PAY' });
    const signed = sdk.sdkExecute('alipay.trade.app.pay', params);
    return { method: 'app', payInfo: Object.fromEntries(new URLSearchParams(signed)) };
  },

  async h5(client, request) {
    const { sdk } = await client.session(request.brand);
    const params = common(request, { product_code: 'QUICK_WAP_WAY', quit_url: request.returnUrl });
    const signed = { ...params, return_url: request.returnUrl };
    return { method: 'h5', body: sdk.pageExecute('alipay.trade.wap.pay', verbOf(request), signed) };
  },

  async page(client, request) {
    const { sdk } = await client.session(request.brand);
    const params = common(request, { product_code: 'FAST_INSTANT_TRADE_PAY' });
    const signed = { ...params, return_url: request.returnUrl };
    return { method: 'page', body: sdk.pageExecute('alipay.trade.page.pay', verbOf(request), signed) };
  },

  async qr(client, request) {
    const method = 'alipay.trade.precreate';
    const params = common(request, { product_code: 'QR_CODE_OFFLINE' }, 'QRCODE');
    const answer = requireSuccess(method, await client.exec(request.brand, method, params));
    return { method: 'qr', qrContent: String(answer.qr_code) };
  },
};
