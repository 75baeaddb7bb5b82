/** Words around the packages of every purchase page: phone, desktop and television. */
export const shelfTexts = {
  packagesLabel: '会员套餐',
  originalPrice: '原价',
  saved: '已省 ¥{price}',
  gainPower: 'V力值 +{value}',
  guestName: '未登录',
  memberHere: '已登录',
  memberFailed: '会员信息没有加载出来',
  tabsLabel: '会员类型',
  tabVip: 'VIP 会员',
  tabPlus: 'VIP+',
  plusTag: '含合作权益',
  claimGifts: '领取赠送权益',
  qrLabel: '支付二维码',
  qrFailed: '二维码没有加载出来',
  noGoods: '暂无可售的会员套餐',
  noGoodsHint: '请稍后再来看看',
} as const;
