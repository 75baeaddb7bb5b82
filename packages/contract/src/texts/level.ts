/** Server answers about levels; the level pages have texts of their own. */
export const levelTexts = {
  unknownLevel: '没有这个等级',
  rewardLocked: '还没有达到 V{level}，升级后再来领取',
  medal: 'V{level} 会员勋章',
  systemGrant: '系统赠送',
  noRefund: '等级奖励是凭这笔订单的 V力值领取的，订单不能退款',
} as const;
