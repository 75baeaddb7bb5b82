/** The page shells. */
export const shellTexts = {
  appLogin: '请在 App 中完成登录',
  phoneLogin: '用手机号登录',
  getApp: '下载 App',
  games: '游戏',
  gamesViews: '游戏大厅分栏',
  featured: '精选',
  allCategories: '全部分类',
  searchGames: '搜索游戏',
  gameHall: '游戏大厅',
  myGames: '我的游戏',
  orders: '我的订单',
  levels: '会员等级',
  levelRules: '规则说明',
  myFeedback: '我的反馈',
} as const;
