/** The short purchase page. */
export const simpleVipTexts = {
  title: '快捷开通会员',
  cardLabel: '会员信息',
  home: '会员中心',
  renewalAgreement: '《连续包月服务协议》',
} as const;
