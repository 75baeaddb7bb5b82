import type { PaymentMethod, PaymentRequest, PaymentStart } from '../../ports/payment-gateway.ts';
import type { AlipayClient } from './alipay-client.ts';
import { demandSuccess } from './alipay-facts.ts';
import { toBeijingTime, toYuan } from './alipay-values.ts';

type Start = (client: AlipayClient, request: PaymentRequest) => Promise<PaymentStart>;

/** What every way to pay tells Alipay; their SDK adds app_id, charset, version, sign_type and sign. */
function common(request: PaymentRequest, more: Readonly<Record<string, string>> = {}) {
  return {
    format: 'JSON',
    // The SDK would write the machine's own zone; Alipay reads Beijing time.
    timestamp: toBeijingTime(new Date()),
    notify_url: request.notifyUrl,
    biz_content: {
      out_trade_no: request.paymentNo,
      total_amount: toYuan(request.fen),
      subject: request.title,
      time_expire: toBeijingTime(request.expiresAt),
      ...more,
    },
  };
}

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
    return { method: 'h5', body: sdk.pageExecute('alipay.trade.wap.pay', 'POST', signed) };
  },

  async page(client, request) {
    const { sdk } = await client.session(request.brand);
    const params = common(request, { product_code: 'FAST_INSTANT_TRADE_PAY' });
    const signed = { ...params, return_url: request.returnUrl };
    return { method: 'page', body: sdk.pageExecute('alipay.trade.page.pay', 'POST', signed) };
  },

  async qr(client, request) {
    const method = 'alipay.trade.precreate';
    const params = common(request, { product_code: 'QR_CODE_OFFLINE' });
    const answer = demandSuccess(method, await client.exec(request.brand, method, params));
    return { method: 'qr', qrContent: String(answer.qr_code) };
  },
};
