import { manyAccounts } from './many-accounts.ts';
import { forgedNotices, openOrders } from './open-orders.ts';
import { foreignPartnerAccounts } from './partner-accounts.ts';
import { consoleRefunds, refundLoops } from './refunds.ts';
import { endedSessions } from './sessions.ts';
import { blindSlides } from './slider.ts';
import { claimCodes, strangersGuesses } from './sms-codes.ts';
import type { Attack } from './target.ts';

/** Attacks that only need HTTP. Attacks on configuration and sockets need processes of their own. */
export const ATTACKS: readonly Attack[] = [
  refundLoops,
  consoleRefunds,
  claimCodes,
  blindSlides,
  endedSessions,
  strangersGuesses,
  foreignPartnerAccounts,
  openOrders,
  forgedNotices,
  manyAccounts,
];
