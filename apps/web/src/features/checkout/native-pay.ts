import type { Wallet } from '../../lib/package-wallets.ts';
import type { Bridge, PayResult } from '../../platform/host/bridge/methods.ts';
import { wechatPayInput } from '../../platform/host/bridge/wechat-pay-input.ts';

type PayInfo = Readonly<Record<string, string>>;

/** Alipay's SDK expects one text with encoded values and the signed fields unchanged. */
export function alipayOrderInfo(payInfo: PayInfo): string {
  return Object.entries(payInfo)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

export function payNatively(
  bridge: Pick<Bridge, 'payAlipay' | 'payWechat'>,
  orderNo: string,
  wallet: Wallet,
  payInfo: PayInfo,
): Promise<PayResult> {
  return wallet === 'wechat'
    ? bridge.payWechat(wechatPayInput(orderNo, payInfo))
    : bridge.payAlipay({ orderNo, orderInfo: alipayOrderInfo(payInfo) });
}
