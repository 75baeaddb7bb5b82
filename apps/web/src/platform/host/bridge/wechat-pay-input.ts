import type { WechatPayInput } from './methods.ts';

/** Converts the server's field names, made for the app, to those of WeChat's JS interface. */
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
