/** What the app itself must know of a route; kept small, because it is part of every first load. */
export interface RouteTitle {
  /** With $name for a part that varies. */
  path: `/${string}`;
  title: string;
  /** Query names that tell one page from another, kept in the canonical link. */
  query?: readonly string[];
  /** Another title, for addresses whose query says so. */
  also?: readonly [query: string, title: string];
  /** Also answers under /home. */
  underHome?: true;
}

type Row = readonly [path: RouteTitle['path'], title: string, extra?: Omit<RouteTitle, 'path' | 'title'>];

const child = { underHome: true } as const;

/** Titles of screens with texts of their own are those texts (a test compares), not imports of them. */
const ROWS: readonly Row[] = [
  ['/', '首页'],
  ['/login', '手机号登录'],
  ['/404', '暂时没有内容'],
  ['/dailyPunch', '新人签到领 VIP', child],
  ['/payTipIOS', '支付教程', child],
  ['/pieceList', '片单说明', child],
  ['/pieceListDDSP', '片单说明', child],
  ['/filmCritic', '影评说明', child],
  ['/filmCriticDDSP', '影评说明', child],
  ['/outside/vip_days/$id', '免费领 VIP', child],
  ['/share/app', '分享 App', child],
  ['/share/goapp', '前往 App', child],
  ['/share/season', '剧集详情', { ...child, query: ['id'] }],
  ['/share/drama', '好剧分享', { ...child, query: ['dramaId', 'episode'] }],
  ['/share/sheetSquare', '片单分享', { ...child, query: ['categoryId'] }],
  ['/share_open/$type/$id', '打开 App', child],
  ['/games/home', '游戏大厅'],
  ['/games/search', '搜索游戏'],
  ['/games/detail', '游戏详情', { query: ['id'] }],
  ['/games/rights', '玩家权益'],
  ['/games/report', '游戏举报', { query: ['id'] }],
  ['/games/agreement', '游戏服务协议'],
  ['/games/my/home', '我的游戏'],
  ['/games/my/history', '游戏记录'],
  ['/games/my/setting', '游戏设置'],
  ['/games/reserve', '游戏预约'],
  ['/vip', '会员中心'],
  ['/vip/web', '开通会员'],
  ['/vip/payTipIos', '支付教程'],
  ['/vip/reciveThirdVip', '领取会员'],
  ['/vip/orders', '我的订单'],
  ['/vip/renewals', '我的续费'],
  ['/vip/pay-result', '支付结果'],
  ['/vip/level/home', 'VIP等级体系'],
  ['/vip/level/rules', 'VIP等级规则'],
  ['/vip/level/detail', 'V力值明细'],
  ['/vip/level/table', '分级权益'],
  ['/vip/level/rewards', '等级奖励'],
  ['/vip/union/netease', '购物联合会员'],
  ['/vip/union/netease/status/$id', '绑定结果'],
  ['/vip/union/zhuishu', '阅读联合会员'],
  ['/vip/union/qingting', '音频联合会员'],
  ['/vip/activity', '会员活动'],
  ['/vip/activity/$name', '会员活动'],
  ['/vip/activity/shandian', '游戏活动'],
  ['/vip/activity/gamesActivity', '游戏活动'],
  ['/vip/activity/status/$id', '绑定结果'],
  ['/mall', '积分商城'],
  ['/mall/points', '赚积分'],
  ['/mall/exchanges', '我的兑换'],
  ['/next/simple_vip', '快捷开通'],
  ['/next/vip/handoff', '订阅确认'],
  ['/next/vip/tv', '电视会员'],
  ['/next/vip/pc', '电脑端会员'],
  ['/next/vip/m-pc', '扫码支付'],
  ['/next/payTip', '支付教程'],
  ['/next/activity/reviewguide', '影评写作指南'],
  ['/next/feedback', '我的问题反馈', { also: ['isPrivacy', '隐私投诉'] }],
  ['/next/feedback/mine', '我的反馈'],
  ['/next/navigation', '专题', { query: ['id'] }],
  ['/next/agreement', '协议', { query: ['type'] }],
  ['/next/my-data', '我的数据'],
  ['/account', '我的账号'],
  ['/account/sessions', '登录管理'],
  ['/guideLuoDi', '下载引导'],
  ['/download', '下载 App'],
  ['/download/$type', '下载 App'],
  ['/kolDownload', '达人推荐'],
  ['/keyword', '看剧口令'],
  ['/keyword/$keyword', '看剧口令'],
  ['/dddown', '下载 App'],
];

export const ROUTE_TITLES: readonly RouteTitle[] = ROWS.map(([path, title, extra]) => ({
  path,
  title,
  ...extra,
}));
