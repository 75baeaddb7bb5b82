/** The daily check-in on the membership card. */
export const checkInTexts = {
  ready: '签到 +1',
  done: '明日再来',
  open: '开通后签到',
  renew: '续费后签到',
  busy: '正在签到',
  needsVip: '开通 VIP 即可参与每日 V力值签到',
  successTitle: '签到成功',
  gain: 'V力值 +{gain}',
  gainWithPoints: 'V力值 +{gain}，积分 +{points}',
  successText: '{gain}，当前 V力值共 {value}',
  failedTitle: '签到失败',
  failedText: '没有签到成功，请稍后再试',
  levelUpTitle: '签到成功，{gain}',
} as const;
