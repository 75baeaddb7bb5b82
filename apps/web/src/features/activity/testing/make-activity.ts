import type { Activity, ActivityInfo } from '../activity-data.ts';

type Item = ActivityInfo['list'][number]['itemList'][number];

const FACE = {
  id: 'spring-music',
  goodsName: '音乐月卡',
  description: '31 天，直充到账',
  iconUrl: '/content/demo/art/marks/music.svg',
  platform: '音乐',
  bindBy: 'phone',
} as const;

const GROUP = {
  conditionDesc: encodeURIComponent('购满 31 天'),
  selectRuleDesc: '三选一',
  needDays: 31,
  choose: 1,
};

export const makeItem = (change: Partial<Item> = {}): Item => ({
  ...FACE,
  rewardStatus: 'REWARD',
  restCount: 3208,
  btnDes: '立即领取',
  btnDisable: false,
  account: '138****2947',
  ...change,
});

export const makeInfo = (items: Item[], chosen = 0): ActivityInfo => ({
  activity: 'spring',
  curBuyDays: 31,
  inActivity: true,
  list: [{ ...GROUP, chosen, itemList: items }],
  realItem: null,
});

/** Public data, limited to what the page's rules read. */
export const makeActivity = (
  inActivity = true,
  restCount = 1204,
): Pick<Activity, 'groups' | 'inActivity'> => ({
  inActivity,
  groups: [{ ...GROUP, items: [{ ...FACE, stock: 2600, restCount }] }],
});
