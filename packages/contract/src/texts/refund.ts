/** Refunds: rules, reasons for refusals, and ledger entries. */
export const refundTexts = {
  title: '退款规则',
  rule: '支付后 {days} 天内、会员使用不超过 {hours} 小时，且没有签到或领取权益，可以自助退款',
  quota: '每 30 天最多自助退款 {month} 次，一年最多 {year} 次',
  support: '其他情况请通过意见反馈联系客服',
  benefitUsed: '这笔订单的会员已经用来签到或领取权益，请联系客服',
  overQuota: '近期自助退款次数已用完，请联系客服',
  byProvider: '支付渠道已退款',
  pointsTaken: '退款收回',
  pointsReturned: '退款未成功，已退还',
} as const;
