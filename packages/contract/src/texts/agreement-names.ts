/** The agreements of a purchase as they are named beside every till, and the words around their names. */
export const agreementNameTexts = {
  payAgrees: '付款即同意',
  vip: '《会员服务协议》',
  renewal: '《自动续费服务协议》',
  and: '与',
} as const;
