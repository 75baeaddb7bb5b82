import type { WechatPayInput } from './methods.ts';

/** The server's names are the app interface's, the bridge's are those of WeChat's own pages. */
export function wechatPayInput(orderNo: string, payInfo: Readonly<Record<string, string>>): WechatPayInput {
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
