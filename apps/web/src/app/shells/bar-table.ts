import { shellTexts } from '@juban/contract/texts/shell';
import type { BarInfo } from './bar-info.ts';

const ORDERS = { url: '/vip/orders', title: shellTexts.orders };

/** The tutorial is one tall, dark picture in both themes, with its title in it. */
const TUTORIAL = { title: '', color: '#fff', immersive: true };

/** The banner reaches the top edge and is dark there, whatever the activity's colours. */
const ACTIVITY = { title: '', color: '#fff', immersive: true, leaves: true };
/** The campaign's head is a night in both themes, and its bar the sky above it. */
const CAMPAIGN = { color: '#fff', bgColor: '#08151f' };

/** What single pages add to their shell's bar; null where a page draws its own or is no page for a phone. */
const BY_PATH: Readonly<Record<string, BarInfo | null>> = {
  '/vip': { right: ORDERS },
  '/vip/web': { right: ORDERS },
  '/vip/payTipIos': TUTORIAL,
  '/next/payTip': TUTORIAL,
  '/vip/reciveThirdVip': { right: { url: '/level', title: shellTexts.levels } },
  '/vip/level/home': { right: { url: '/vip/level/rules', title: shellTexts.levelRules } },
  '/vip/union/netease': { right: ORDERS },
  '/vip/union/zhuishu': { right: ORDERS },
  '/vip/union/qingting': { right: ORDERS },
  '/vip/activity': ACTIVITY,
  '/vip/activity/$name': ACTIVITY,
  '/vip/activity/shandian': CAMPAIGN,
  '/vip/activity/gamesActivity': CAMPAIGN,
  '/next/feedback': { right: { url: '/next/feedback/mine', title: shellTexts.myFeedback } },
  '/next/activity/reviewguide': null,
  '/next/vip/tv': null,
  '/next/vip/pc': null,
  '/next/vip/m-pc': null,
};

/** The bar of a page, on top of what its shell gives every page; undefined for none. */
export function barOf(path: string, shared: BarInfo): BarInfo | undefined {
  const own = BY_PATH[path];
  return own === null ? undefined : { ...shared, ...own };
}
