import { accountTexts } from '@juban/contract/texts/account';
import { activityTexts } from '@juban/contract/texts/activity';
import { activityPageTexts } from '@juban/contract/texts/activity-pages';
import { campaignTexts } from '@juban/contract/texts/campaign';
import { checkInTexts } from '@juban/contract/texts/check-in';
import { desktopTexts } from '@juban/contract/texts/desktop';
import { feedbackTexts } from '@juban/contract/texts/feedback';
import { gameDetailTexts } from '@juban/contract/texts/game-detail';
import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { giftTexts } from '@juban/contract/texts/gift';
import { levelLedgerTexts } from '@juban/contract/texts/level-ledger';
import { levelPageTexts } from '@juban/contract/texts/level-pages';
import { levelRewardTexts } from '@juban/contract/texts/level-rewards';
import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { membershipEndTexts } from '@juban/contract/texts/membership-end';
import { myDataTexts } from '@juban/contract/texts/my-data';
import { paymentTexts } from '@juban/contract/texts/payment';
import { punchTexts } from '@juban/contract/texts/punch';
import { purchaseTexts } from '@juban/contract/texts/purchase';
import { renewalTexts } from '@juban/contract/texts/renewals';
import { reservationTexts } from '@juban/contract/texts/reservation';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { tvTexts } from '@juban/contract/texts/tv';
import { unionPageTexts } from '@juban/contract/texts/union-pages';

/** The member who opens the pages below. */
export const MEMBER = { nickName: '林间有鹿', vipDays: 30, vPower: 1286, points: 640, ageDays: 1 };

/** A page that shows the user's data. */
export interface UserPage {
  path: string;
  /** A text that appears once the user's data is loaded. */
  known: string;
  /** Texts that may appear only for a user whose data is loaded, or for a visitor. */
  claims: readonly string[];
  /** Calls that are also tested failing alone. */
  calls?: readonly string[];
}

const PROFILE = '/api/user/profile';
const GUEST = [
  shelfTexts.guestName,
  '登录后',
  '去登录',
  purchaseTexts.toLogin,
  '请先登录',
  tvTexts.loginButton,
];

const CARD = [
  purchaseTexts.openVip,
  purchaseTexts.expired,
  purchaseTexts.notActivated,
  ...Object.values(membershipEndTexts),
  purchaseTexts.renewToActivate,
  purchaseTexts.toNext,
  `${purchaseTexts.vPower}\n0`,
  `${purchaseTexts.vPower} 0`,
  ...Object.values(checkInTexts).slice(0, 4),
];

const { current, reached, locked, toNext, toUnlock, arcGuest } = levelPageTexts;
const LEVEL = [current, reached, locked, toNext, toUnlock, arcGuest, levelPageTexts.stateNever];

/** Every page with a user's data. Texts are patterns in which {placeholders} match any text. */
export const USER_PAGES: readonly UserPage[] = [
  { path: '/vip', known: '1,286', claims: CARD },
  { path: '/vip/web?ct=web&app_type=web', known: '1,286', claims: CARD },
  { path: '/next/simple_vip?ct=web', known: MEMBER.nickName, claims: CARD },
  { path: '/vip/level/home', known: '1,286', claims: LEVEL },
  { path: '/vip/level/table', known: '当前 V5', claims: ['当前'] },
  {
    path: '/vip/level/rewards',
    known: levelRewardTexts.claim,
    claims: [levelRewardTexts.locked, levelRewardTexts.claim, levelRewardTexts.claimed],
  },
  { path: '/vip/level/detail', known: '\\+1286', claims: [levelLedgerTexts.empty] },
  {
    path: '/vip/activity',
    known: activityPageTexts.firstGoal,
    claims: [
      `^${activityTexts.itemReward}$`,
      `^${activityTexts.itemNoCondition}$`,
      `^${activityTexts.itemAlready}$`,
      `^${activityTexts.giftReward}$`,
      activityPageTexts.firstGoal,
      activityTexts.missingDays,
      '已购买\\s*\\d',
    ],
  },
  {
    path: '/vip/activity/gamesActivity',
    known: '欢迎你',
    claims: [`^${campaignTexts.receive}$`, campaignTexts.notReached, campaignTexts.drawsLeft],
    calls: [PROFILE, '/thanosapi/api/gamelottery/userinfo'],
  },
  {
    path: '/vip/union/netease?ct=web',
    known: unionPageTexts.unbound,
    claims: [unionPageTexts.unbound, unionPageTexts.unboundHint],
  },
  { path: '/vip/reciveThirdVip', known: giftTexts.empty, claims: [giftTexts.empty] },
  { path: '/vip/orders', known: paymentTexts.ordersEmpty, claims: [paymentTexts.ordersEmpty] },
  { path: '/vip/renewals', known: renewalTexts.empty, claims: [renewalTexts.empty] },
  {
    path: '/dailyPunch',
    known: '签到，领 2 天会员',
    claims: [
      punchTexts.mark,
      punchTexts.pending,
      `^${punchTexts.missed}$`,
      punchTexts.today,
      punchTexts.notNew,
      `${punchTexts.marks}\n\\d`,
      `${punchTexts.left}\n\\d`,
    ],
  },
  { path: '/mall', known: '640', claims: [`${mallPageTexts.balance}\n0`, mallPageTexts.owned] },
  {
    path: '/mall/points',
    known: '\\+640',
    claims: [mallPageTexts.entriesEmpty],
  },
  {
    path: '/mall/exchanges',
    known: mallPageTexts.exchangesEmpty,
    claims: [mallPageTexts.exchangesEmpty],
  },
  { path: '/games/home', known: gamesHallTexts.noneYet, claims: [gamesHallTexts.noneYet] },
  { path: '/games/my/home', known: gamesHallTexts.mineEmpty, claims: [gamesHallTexts.mineEmpty] },
  { path: '/games/my/history', known: gamesHallTexts.historyEmpty, claims: [gamesHallTexts.historyEmpty] },
  { path: '/games/my/setting', known: gamesHallTexts.wifiOnly, claims: [gamesHallTexts.wifiOnly] },
  {
    path: '/games/detail?id=3006',
    known: `^${gameDetailTexts.book}$`,
    claims: [`^${gameDetailTexts.book}$`],
  },
  {
    path: '/games/reserve',
    known: reservationTexts.reserve,
    claims: [reservationTexts.reserve, reservationTexts.reserved],
  },
  { path: '/next/feedback/mine', known: feedbackTexts.empty, claims: [feedbackTexts.empty] },
  { path: '/account', known: MEMBER.nickName, claims: [accountTexts.logOut] },
  { path: '/account/sessions', known: accountTexts.current, claims: [accountTexts.current] },
  { path: '/next/my-data', known: MEMBER.nickName, claims: [myDataTexts.deleteTitle] },
  { path: '/next/vip/pc', known: MEMBER.nickName, claims: [desktopTexts.openVip, desktopTexts.expired] },
  { path: '/next/vip/m-pc', known: MEMBER.nickName, claims: [desktopTexts.openVip, desktopTexts.expired] },
  {
    path: '/next/vip/tv',
    known: MEMBER.nickName,
    claims: [tvTexts.loginTitle, tvTexts.noVip, tvTexts.expired],
  },
  { path: '/?ct=web', known: MEMBER.nickName, claims: [`^${desktopTexts.login}$`] },
].map((page) => ({ ...page, claims: [...GUEST, ...page.claims] }));
