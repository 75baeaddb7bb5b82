/** What the pages of the games hall say: the hall itself, search, and a player's own pages. */
export const gamesHallTexts = {
  play: '秒玩',
  download: '下载',
  visit: '查看',
  book: '预约',
  noDownload: '免下载',
  playing: '{count}人在玩',
  waiting: '{count}人已预约',
  outOn: '{day}上线',
  takenDown: '已下架',
} as const;
