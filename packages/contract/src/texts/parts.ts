/** Default texts of the UI components. */
export const partTexts = {
  loading: '加载中',
  more: '展开',
  less: '收起',
  noMore: '没有更多了',
  moreFailed: '没有加载出来',
  tryAgain: '点此重试',
  day: '天',
  hour: '时',
  minute: '分',
  second: '秒',
} as const;
