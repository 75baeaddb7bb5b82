import { BRANDS, clientTypeOf } from '@juban/catalog';
import { clientTypeInBrand, platformName } from '../model/clients.ts';
import type { HostKind } from '../model/hosts.ts';

/** A page state worth looking at, with the settings it needs besides its address. */
export interface StateRow {
  name: string;
  page: string;
  host?: HostKind;
  /** The page asks its host for client type and user. */
  ask?: boolean;
}

const plain = (page: string): StateRow => ({ name: '正常', page });
const state = (name: string, page: string): StateRow => ({ name, page });
const as = (page: string, clientType: string) => `${page}${page.includes('?') ? '&' : '?'}ct=${clientType}`;

const ANDROID = 'Android';
const SHORT_NAME_LENGTH = 2;

/** The page in each brand. */
const inBrands = (page: string): StateRow[] =>
  Object.values(BRANDS).map(({ id, name }) =>
    state(name.slice(0, SHORT_NAME_LENGTH), as(page, clientTypeInBrand(id, ANDROID))),
  );

const forClients = (page: string, clientTypes: readonly string[]): StateRow[] =>
  clientTypes.map((id) => state(platformName(clientTypeOf(id)), as(page, id)));

const PHONES = [ANDROID, 'ios_rrsp_jzsp', 'ipad_rrsp', 'android_rrsp_hm'];
const DESKTOPS = ['win_rrsp', 'mac_rrsp'];

const tutorial = (page: string): StateRow[] => [
  ...forClients(page, [...PHONES, ...DESKTOPS]),
  { name: '问宿主', page: as(page, 'ios_rrsp_jzsp'), host: 'ios', ask: true },
];
/** The states of a page without a row below. */
export const plainAndDark = (page: string): StateRow[] => [
  plain(page),
  state('深色', `${page}?themeMode=dark`),
];
/** The versions before and at which splash ads are mentioned. */
const SPLASH_ADS = ['10.18.9', '10.19.0'];
/** The versions before and at which the check-in reminder is offered. */
const REMINDER = ['10.2.3', '10.2.4'];
const inVersions = (page: string, versions = SPLASH_ADS): StateRow[] =>
  versions.map((version) => state(`客户端 ${version}`, `${as(page, ANDROID)}&cv=${version}`));
const unknown = (page: string): StateRow => state('没有这个 id', page);
const inHosts = (page: string): StateRow[] => [
  { name: '浏览器里', page, host: 'browser' },
  { name: '微信里', page, host: 'wechat' },
  { name: 'QQ 里', page, host: 'qq' },
];
/** Sold by wallets, in three Apple apps by the App Store, and not at all in the other Apple apps. */
const union = (page: string): StateRow[] => [
  state('安卓', as(page, ANDROID)),
  state('iOS 轻量版', as(page, 'ios_rrsp_jzsp')),
  state('iPad', as(page, 'ipad_rrsp')),
  state('iOS 第二款', as(page, 'ios_rrtv_jsb')),
  state('iOS 其他应用', as(page, 'ios_zyb')),
  ...inBrands(page),
];

/** For a typical user, on a device whose vendor requires its note, and in every brand. */
const activity = (page: string): StateRow[] => [
  plain(page),
  state('iOS', as(page, 'ios_rrsp_jzsp')),
  ...inBrands(page),
];

const HOME: Readonly<Record<string, readonly StateRow[]>> = {
  '/': inBrands('/'),
  '/login': [plain('/login'), state('登录后去会员中心', '/login?redirect_path=/vip'), ...inBrands('/login')],
  '/404': inBrands('/404'),
  '/dailyPunch': [
    ...plainAndDark('/dailyPunch'),
    ...inVersions('/dailyPunch', REMINDER),
    { name: '问宿主', page: '/dailyPunch', host: 'android', ask: true },
  ],
  '/payTipIOS': tutorial('/payTipIOS'),
};

const SHARE: Readonly<Record<string, readonly StateRow[]>> = {
  '/share/app': inHosts('/share/app'),
  '/share/goapp': inHosts('/share/goapp'),
  '/outside/vip_days/$id': [state('没有这个渠道', '/outside/vip_days/no-such-channel')],
  '/share/season': [unknown('/share/season?id=0'), state('没带 id', '/share/season')],
  '/share/drama': [
    state('第 2 集', '/share/drama?dramaId=40001&episode=2'),
    ...inHosts('/share/drama?dramaId=40001'),
    unknown('/share/drama?dramaId=0'),
    state('没带 id', '/share/drama'),
  ],
  '/share/sheetSquare': [unknown('/share/sheetSquare?categoryId=0'), state('没带 id', '/share/sheetSquare')],
  '/share_open/$type/$id': [
    state('剧集', '/share_open/season/1001'),
    { name: '微信里', page: '/share_open/season/1001', host: 'wechat' },
    state('不认识的类型', '/share_open/nothing/1'),
  ],
  '/guideLuoDi': inHosts('/guideLuoDi'),
  '/download': [...inHosts('/download'), ...inBrands('/download')],
  '/download/$type': [
    state('安卓', '/download/android'),
    state('iOS', '/download/ios'),
    state('不认识的类型', '/download/nothing'),
  ],
  '/kolDownload': inHosts('/kolDownload'),
  '/keyword': inHosts('/keyword'),
  '/keyword/$keyword': [state('有的口令', '/keyword/8888'), state('没有的口令', '/keyword/0')],
  '/dddown': inHosts('/dddown'),
};

const GAMES: Readonly<Record<string, readonly StateRow[]>> = {
  '/games/home': [
    plain('/games/home'),
    state('全部分类', '/games/home?tab=all'),
    state('竞速体育', '/games/home?tab=all&category=race'),
    state('没有的分类', '/games/home?tab=all&category=nothing'),
    ...inBrands('/games/home'),
  ],
  '/games/search': [
    plain('/games/search'),
    state('首字母', '/games/search?q=srx'),
    state('搜不到', '/games/search?q=没有这样的游戏'),
  ],
  '/games/detail': [
    state('下载与礼包', '/games/detail?id=3005'),
    state('秒玩', '/games/detail?id=3003'),
    state('可预约', '/games/detail?id=3006'),
    state('已下架', '/games/detail?id=3030'),
    unknown('/games/detail?id=0'),
    ...inBrands('/games/detail?id=3005'),
  ],
  '/games/report': [plain('/games/report?id=3001'), unknown('/games/report?id=0')],
  '/games/agreement': [...plainAndDark('/games/agreement'), ...inBrands('/games/agreement')],
  '/games/reserve': [...plainAndDark('/games/reserve'), ...inHosts('/games/reserve')],
};

const VIP: Readonly<Record<string, readonly StateRow[]>> = {
  '/vip': [...forClients('/vip', PHONES), ...inBrands('/vip')],
  '/vip/web': [
    state('网页', as('/vip/web?app_type=web', 'web')),
    state('小程序', as('/vip/web?app_type=web_applet', 'web_applet')),
    state('链接少了参数', '/vip/web'),
  ],
  '/vip/payTipIos': tutorial('/vip/payTipIos'),
  '/vip/reciveThirdVip': [
    plain('/vip/reciveThirdVip'),
    state('直接打开年卡', '/vip/reciveThirdVip?type=HanXiYearDelivery'),
    ...inBrands('/vip/reciveThirdVip'),
  ],
  '/vip/orders': [
    plain('/vip/orders'),
    state('没有这笔订单', '/vip/orders?orderNo=0'),
    ...inBrands('/vip/orders'),
  ],
  '/vip/renewals': [plain('/vip/renewals'), ...inBrands('/vip/renewals')],
  '/vip/pay-result': [
    state('没有这笔订单', '/vip/pay-result?orderNo=0'),
    state('没带订单号', '/vip/pay-result'),
  ],
  '/vip/level/home': [plain('/vip/level/home'), state('不显示等级', as('/vip/level/home', 'android_fast'))],
  '/vip/level/rules': [...inVersions('/vip/level/rules'), ...plainAndDark('/vip/level/rules')],
  '/vip/level/table': [...inVersions('/vip/level/table'), ...plainAndDark('/vip/level/table')],
  '/vip/union/netease': union('/vip/union/netease'),
  '/vip/union/netease/status/$id': [
    state('假的凭据', '/vip/union/netease/status/x?userid=ns70021466'),
    state('没带账号', '/vip/union/netease/status/x'),
  ],
  '/vip/union/zhuishu': union('/vip/union/zhuishu'),
  '/vip/union/qingting': union('/vip/union/qingting'),
  '/vip/activity': activity('/vip/activity'),
  '/vip/activity/double11': activity('/vip/activity/double11'),
  '/vip/activity/new-year': activity('/vip/activity/new-year'),
  '/vip/activity/51': activity('/vip/activity/51'),
  '/vip/activity/101': activity('/vip/activity/101'),
  '/vip/activity/618': activity('/vip/activity/618'),
  '/vip/activity/shandian': plainAndDark('/vip/activity/shandian'),
  '/vip/activity/gamesActivity': [
    ...plainAndDark('/vip/activity/gamesActivity'),
    ...inBrands('/vip/activity/gamesActivity'),
  ],
  '/vip/activity/status/$id': [
    state('假的凭据', '/vip/activity/status/x?userid=ns70021466&activity=double11'),
    state('没带账号', '/vip/activity/status/x'),
  ],
};

const NEXT: Readonly<Record<string, readonly StateRow[]>> = {
  '/next/simple_vip': forClients('/next/simple_vip', PHONES),
  '/next/vip/handoff': [
    { name: '支付宝里', page: '/next/vip/handoff?orderInfoMD5=0', host: 'alipay' },
    { name: '微信里', page: '/next/vip/handoff?orderInfoMD5=0', host: 'wechat' },
    { name: '浏览器里', page: '/next/vip/handoff?orderInfoMD5=0&payChannel=wechat', host: 'browser' },
  ],
  '/next/vip/tv': [state('电视', as('/next/vip/tv', 'tv')), state('不显示等级', as('/next/vip/tv', 'rrtv'))],
  '/next/vip/pc': [
    ...forClients('/next/vip/pc', DESKTOPS),
    state('VIP+', as('/next/vip/pc?showMutil=1', 'win_rrsp')),
    state('360 收银台', as('/next/vip/pc?cv=1.13.0', 'win_rrsp_360')),
    state('华为，先同意', as('/next/vip/pc', 'win_rrsp_huawei')),
    state('开通成功', as('/next/vip/pc?succses=1', 'win_rrsp')),
  ],
  '/next/vip/m-pc': [plain('/next/vip/m-pc'), state('甜甜', as('/next/vip/m-pc', 'win_tthj'))],
  '/next/payTip': tutorial('/next/payTip'),
  '/next/feedback': [...plainAndDark('/next/feedback'), state('隐私投诉', '/next/feedback?isPrivacy=1')],
  '/next/navigation': [unknown('/next/navigation?id=0')],
  '/next/agreement': [
    state('用户协议', '/next/agreement?type=user'),
    state('红色标签', as('/next/agreement?type=privacy', 'android_jqq_huawei')),
    state('极速版', as('/next/agreement?type=children', 'ios_rrtv_jsb')),
    state('会员协议', '/next/agreement?type=vip'),
    state('不认识的类型', '/next/agreement?type=nothing'),
    state('没带类型', '/next/agreement'),
  ],
};

/** Further states of routes with fixed addresses; those that need ids come from the demo content. */
export const STATE_TABLE: Readonly<Record<string, readonly StateRow[]>> = {
  ...HOME,
  ...SHARE,
  ...GAMES,
  ...VIP,
  ...NEXT,
};
