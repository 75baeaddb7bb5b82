export const homeTexts = {
  title: '首页',
  welcome: '欢迎来到{brand}',
  ways: '更多去处',
  account: '{nickName}，我的账号',
  vip: '会员中心',
  vipHint: '特权、等级与续费',
  mall: '积分商城',
  mallHint: '签到攒积分，换好礼',
  games: '游戏',
  gamesHint: '点开就玩，不用等',
  download: '下载',
  downloadHint: '手机、平板和电脑',
} as const;
