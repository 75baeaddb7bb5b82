/** Texts of every cashier. They imitate another company's pages, so they are not in the contract package. */
export const COMMON_CASHIER_TEXTS = {
  band: '沙箱环境 · 不会扣除真实资金',
  payee: '收款方',
  goods: '商品',
  limit: '支付截止',
  fail: '模拟支付失败',
  cancel: '取消支付',
  failedTitle: '支付没有成功',
  paidTitle: '支付成功',
  paidText: '可以返回商户查看结果。',
  cancelledTitle: '已取消支付',
  cancelledText: '没有扣款。',
  back: '返回商户',
  again: '继续支付',
  unknownText: '链接不完整，或者沙箱已被重置。',
} as const;

/** Texts of the wallets other than Alipay. */
export const CASHIER = {
  ...COMMON_CASHIER_TEXTS,
  number: '商户单号',
  by: '付款方式',
  byName: '零钱（沙箱买家）',
  pay: '立即支付',
  failedText: '余额不足，没有扣款。可以再试一次。',
  closedTitle: '订单已关闭',
  closedText: '这笔订单已超时、已取消或已退款，不能再付款。',
  problemTitle: '无法支付',
  problemText: '这笔订单已支付或已关闭。',
  refusedTitle: '无法打开收银台',
  refusedText: '商户的签名不对，或者订单不存在。',
  deadTitle: '链接已失效',
  deadText: '请返回商户，重新发起支付。',
  unknownTitle: '没有这笔订单',
} as const;
