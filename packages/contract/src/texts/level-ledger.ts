/** The list of V power entries. */
export const levelLedgerTexts = {
  list: 'V力值明细，新的在前',
  source1: '每日签到',
  source2: '系统赠送',
  source3: '购买商品',
  source4: '会员到期减少',
  other: '其他',
  empty: '尚无V力值数据',
  emptyHint: '签到和开通会员都会增加 V力值',
  guestHint: '登录后查看自己的 V力值从哪里来',
  openVip: '去会员中心',
  failed: '明细没有加载出来',
  range: '只显示最近一年',
} as const;
