/** Names of the payment methods by wire value. */
export const walletTexts = {
  aliPay: '支付宝',
  wechat: '微信支付',
  qihoo: '360 支付',
  lenovo: '联想支付',
  apple: '苹果应用内购买',
} as const;
