/** The page to reserve a game. Names of the game are content. */
export const reservationTexts = {
  unknownReservation: '暂时没有可以预约的游戏',
  reserve: '立即预约',
  reserving: '正在预约',
  reserved: '已预约',
  reserveSucceeded: '预约成功',
  reserveFailed: '预约失败，请稍后再试',
  ended: '活动已结束',
  notStarted: '预约还没有开始',
  period: '预约时间：{from} 至 {to}',
  giftsTitle: '预约好礼',
  topic: '进入专题',
  soon: '敬请期待',
  videoTitle: '抢先看',
  playVideo: '播放视频：{name}',
  starting: '正在打开视频',
  loadFailed: '预约状态没有加载出来，点此重试',
} as const;
