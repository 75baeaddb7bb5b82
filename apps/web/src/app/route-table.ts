import { ROUTE_TITLES, type RouteTitle } from './route-titles.ts';

/** One route as plain data, for lists of routes such as the Lab's. */
export interface RouteRow extends RouteTitle {
  group: string;
  /** A path to try it with. */
  example: string;
}

/** A group takes every path that begins so; the first that fits counts. */
const GROUPS: readonly (readonly [start: string, group: string])[] = [
  ['/share', '分享'],
  ['/games', '游戏'],
  ['/vip/level', '等级'],
  ['/vip/union', '联合会员'],
  ['/vip/activity', '活动'],
  ['/vip', '会员'],
  ['/mall', '商城'],
  ['/account', '账号'],
  ['/next/vip', '购买'],
  ['/next/simple_vip', '购买'],
  ['/next', '其他'],
  ['/guideLuoDi', '下载'],
  ['/download', '下载'],
  ['/kolDownload', '下载'],
  ['/keyword', '下载'],
  ['/dddown', '下载'],
  ['/', '首页'],
];

/** Pages that one route makes of data, each with a row of its own. */
const PAGES: Readonly<Record<string, readonly RouteTitle[]>> = {
  '/vip/activity/$name': [
    { path: '/vip/activity/double11', title: '双十一活动' },
    { path: '/vip/activity/new-year', title: '新年活动' },
    { path: '/vip/activity/51', title: '五一活动' },
    { path: '/vip/activity/101', title: '国庆活动' },
    { path: '/vip/activity/618', title: '618 活动' },
  ],
};

const EXAMPLES: Readonly<Record<string, string>> = {
  '/outside/vip_days/$id': '/outside/vip_days/campus-30',
  '/share/season': '/share/season?id=40001',
  '/share/drama': '/share/drama?dramaId=40001',
  '/share/sheetSquare': '/share/sheetSquare?categoryId=9002',
  '/share_open/$type/$id': '/share_open/season/1001',
  '/games/detail': '/games/detail?id=3001',
  '/games/report': '/games/report?id=3001',
  '/vip/web': '/vip/web?ct=web&app_type=web',
  '/vip/union/netease/status/$id': '/vip/union/netease/status/ticket',
  '/vip/activity/shandian': '/vip/activity/shandian?id=3005',
  '/vip/activity/gamesActivity': '/vip/activity/gamesActivity?id=3005',
  '/vip/activity/status/$id': '/vip/activity/status/ticket',
  '/next/vip/pc': '/next/vip/pc?ct=win_rrsp',
  '/next/navigation': '/next/navigation?id=701',
  '/next/agreement': '/next/agreement?type=user',
  '/download/$type': '/download/android',
  '/keyword/$keyword': '/keyword/8888',
};

/** Every route of the product with its title, its group and an example. */
export const ROUTE_TABLE: readonly RouteRow[] = ROUTE_TITLES.flatMap(
  (route) => PAGES[route.path] ?? [route],
).map((route) => ({
  ...route,
  group: groupOf(route.path),
  example: EXAMPLES[route.path] ?? route.path,
}));

function groupOf(path: string): string {
  return GROUPS.find(([start]) => path.startsWith(start))?.[1] ?? '';
}
