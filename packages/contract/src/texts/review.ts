/** Texts about reviews; they must not accuse the user, and say that nothing is lost. */
export const reviewTexts = {
  held: '正在核对',
  refused: '核对未通过',
  orderHeld: '款项已收到，核对一般 24 小时内完成。通过后会员立即到账，有效期从到账时算起',
  orderRefused: '核对未通过，这笔订单不能开通，款项全额原路退回',
  claimHeld: '领取已登记，核对一般 24 小时内完成，通过后 {days} 天 VIP 自动到账',
  claimRefused: '{days} 天 VIP 没有发放，如有疑问请联系客服',
  exchangeDone: '兑换成功，正在核对，通过后自动发放',
  exchangeHeld: '一般 24 小时内完成，通过后自动发放',
  exchangeRefused: '积分已退回',
  exchangeReturned: '兑换核对未通过，积分退回',
} as const;
