import type { SigningTerms } from './agreement-terms.ts';
import { addDays, addMonths } from './calendar.ts';
import { Refused } from './sub-codes.ts';

/** How many days before its execution day a charge is accepted. */
const MAX_DAYS_EARLY = 5;

/** Simulated result of a charge: money available, no money, or a slow bank. */
export const PURSES = ['full', 'empty', 'slow'] as const;
export type Purse = (typeof PURSES)[number];

export interface Agreement extends SigningTerms {
  appId: string;
  brand: string;
  subject: string;
  /** The provider's number. */
  agreementNo: string;
  status: 'NORMAL' | 'UNSIGN';
  signedAt: number;
  unsignedAt: number | null;
  /** Execution day of the next charge. */
  nextDay: string;
  purse: Purse;
}

export function unsigned(agreement: Agreement, at: number): Agreement {
  if (agreement.status !== 'NORMAL') throw new Refused('USER_AGREEMENT_NOT_EXIST');
  return { ...agreement, status: 'UNSIGN', unsignedAt: at };
}

/** The day must exist in every month and must not be in the past. */
export function replanned(agreement: Agreement, day: string, today: string): Agreement {
  if (agreement.status !== 'NORMAL') throw new Refused('USER_AGREEMENT_NOT_EXIST');
  const isPossible = agreement.periodType === 'DAY' || Number(day.slice(8)) <= 28;
  if (!isPossible || day < today) throw new Refused('INVALID_PARAMETER');
  return { ...agreement, nextDay: day };
}

/** Throws if the charge is not allowed today by the provider's own rules. */
export function checkChargeable(agreement: Agreement, fen: number, today: string): void {
  if (agreement.status !== 'NORMAL') throw new Refused('ACQ.AGREEMENT_STATUS_NOT_NORMAL');
  if (fen > agreement.singleFen) throw new Refused('ACQ.CYCLE_PAY_SINGLE_FEE_EXCEED');
  if (today < addDays(agreement.nextDay, -MAX_DAYS_EARLY)) throw new Refused('ACQ.CYCLE_PAY_DATE_NOT_MATCH');
}

/** The agreement after a charge: the next execution day is the first one in the future. */
export function charged(agreement: Agreement, today: string): Agreement {
  const { periodType, period } = agreement;
  const step = (day: string) => (periodType === 'DAY' ? addDays(day, period) : addMonths(day, period));
  let nextDay = step(agreement.nextDay);
  while (nextDay <= today) nextDay = step(nextDay);
  return { ...agreement, nextDay };
}
