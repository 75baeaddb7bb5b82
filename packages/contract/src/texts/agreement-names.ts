/** Names of the agreements shown beside every pay button, and the words around them. */
export const agreementNameTexts = {
  payAgrees: '付款即同意',
  vip: '《会员服务协议》',
  renewal: '《自动续费服务协议》',
  and: '与',
} as const;
