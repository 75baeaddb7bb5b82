/** App Store purchases: server answers to the app. */
export const appleTexts = {
  invalid: '购买凭证无效',
  otherGoods: '购买凭证与订单的商品或价格不符',
  usedBefore: '这笔购买已用于其他订单',
  revoked: 'Apple 已退回这笔购买的款项',
  sandboxOnly: '沙盒环境的购买仅对测试账号生效',
  refundReason: 'App Store 退款',
} as const;
