/** A claim channel before it opens and after it has ended. */
export const claimClosedTexts = {
  future: '活动还未开始',
  ended: '活动已结束',
  opensAt: '{from} 开始，{to} 结束',
  endedAt: '{from} 开始，已于 {to} 结束',
  openChannels: '正在进行的活动',
  openChannel: '{partner} · {days} 天 VIP',
  buyVip: '查看 VIP 会员套餐',
} as const;
