import type { Bridge, PayResult, WechatPayInput } from '../../host/bridge/methods.ts';
import type { Wallet } from './checkout-goods.ts';

type PayInfo = Readonly<Record<string, string>>;

/** As Alipay's SDK wants them: one text, values encoded, the signed fields as they came. */
export function alipayOrderInfo(payInfo: PayInfo): string {
  return Object.entries(payInfo)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

/** The server's names are the app interface's, the bridge's are those of WeChat's own pages. */
export function wechatPayInput(orderNo: string, payInfo: PayInfo): WechatPayInput {
  const { appid = '', partnerid = '', prepayid = '', packageValue = '', noncestr = '' } = payInfo;
  const { timestamp = '', sign = '', signType } = payInfo;
  return {
    orderNo,
    appId: appid,
    partnerId: partnerid,
    prepayId: prepayid,
    nonceStr: noncestr,
    timeStamp: timestamp,
    package: packageValue,
    sign,
    ...(signType && { signType }),
  };
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
