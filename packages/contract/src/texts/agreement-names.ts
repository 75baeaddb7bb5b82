/** The agreements of a purchase as they are named beside every till, and the word between two of them. */
export const agreementNameTexts = {
  vip: '《会员服务协议》',
  renewal: '《自动续费服务协议》',
  and: '与',
} as const;
