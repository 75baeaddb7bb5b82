import { fill } from '@juban/contract/texts/fill';
import { renewalTexts } from '@juban/contract/texts/renewals';
import { walletTexts } from '@juban/contract/texts/wallets';
import type { Contract } from './contract-data.ts';

/** live: charged; worry: charges fail; off: ended. */
export type ContractTone = 'live' | 'worry' | 'off';

export function faceOf({ state, failedTries }: Contract): { name: string; tone: ContractTone } {
  if (state === 'closed') return { name: renewalTexts.stateClosed, tone: 'off' };
  if (state === 'closing') return { name: renewalTexts.stateClosing, tone: 'off' };
  return failedTries > 0
    ? { name: renewalTexts.stateRetrying, tone: 'worry' }
    : { name: renewalTexts.stateActive, tone: 'live' };
}

const MONTH_NAMES: Readonly<Record<number, string>> = {
  1: renewalTexts.everyMonth,
  3: renewalTexts.everyQuarter,
  12: renewalTexts.everyYear,
};

export function periodText({ unit, count }: Contract['period']): string {
  if (unit === 'day') return fill(renewalTexts.everyDays, { count });
  return MONTH_NAMES[count] ?? fill(renewalTexts.everyMonths, { count });
}

const CHANNEL_NAMES: Readonly<Record<Contract['payChannel'], string>> = {
  aliPay: walletTexts.aliPay,
  wechat: walletTexts.wechat,
  apple: renewalTexts.apple,
  qihoo: walletTexts.qihoo,
  lenovo: walletTexts.lenovo,
};

export const channelText = (channel: Contract['payChannel']): string => CHANNEL_NAMES[channel];

export const REASON_TEXTS: Readonly<Record<NonNullable<Contract['reason']>, string>> = {
  cancelled: renewalTexts.reasonCancelled,
  replaced: renewalTexts.reasonReplaced,
  unpaid: renewalTexts.reasonUnpaid,
  refunded: renewalTexts.reasonRefunded,
  'charge-failed': renewalTexts.reasonChargeFailed,
  unsigned: renewalTexts.reasonUnsigned,
  lapsed: renewalTexts.reasonLapsed,
};
