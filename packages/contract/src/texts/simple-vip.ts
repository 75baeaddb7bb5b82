/** The short purchase page. */
export const simpleVipTexts = {
  title: '快捷开通会员',
  cardLabel: '会员信息',
  guest: '未登录',
  toLogin: '去登录',
  home: '会员中心',
  packagesLabel: '会员套餐',
  originalPrice: '原价',
  gainPower: 'V力值 +{value}',
  vipAgreement: '《会员服务协议》',
  renewalAgreement: '《连续包月服务协议》',
  noProductsHint: '检查一下网络，再试一次',
} as const;
