import type { Chance } from '../fuzz/chance.ts';
import type { Flow } from './flow.ts';
import { activity } from './flows/activity.ts';
import { appStore } from './flows/app-store.ts';
import { campaign } from './flows/campaign.ts';
import { checkIn } from './flows/check-in.ts';
import { claimDays } from './flows/claim.ts';
import { comeBack } from './flows/come-back.ts';
import { consoleRefund } from './flows/console-refund.ts';
import { events } from './flows/events.ts';
import { gift } from './flows/gift.ts';
import { giftCode } from './flows/gift-code.ts';
import { giftDraw } from './flows/gift-draw.ts';
import { leave } from './flows/leave.ts';
import { level } from './flows/level.ts';
import { mall } from './flows/mall.ts';
import { order } from './flows/order.ts';
import { punch } from './flows/punch.ts';
import { register } from './flows/register.ts';
import { renewal } from './flows/renewal.ts';
import { reservation } from './flows/reservation.ts';
import { review } from './flows/review.ts';
import { storm } from './flows/storm.ts';
import { union } from './flows/union.ts';

/** All flows that run during the faults. */
export const FLOWS: readonly Flow[] = [
  register,
  claimDays,
  order,
  storm,
  appStore,
  renewal,
  checkIn,
  level,
  mall,
  union,
  gift,
  consoleRefund,
  review,
  activity,
  campaign,
  giftCode,
  giftDraw,
  reservation,
  punch,
  comeBack,
  leave,
  events,
];

const DECK = FLOWS.flatMap((flow) => Array.from({ length: flow.weight }, () => flow));

export const pickFlow = (chance: Chance): Flow => chance.pick(DECK);

export const flowNamed = (name: string): Flow | undefined => FLOWS.find((flow) => flow.name === name);
