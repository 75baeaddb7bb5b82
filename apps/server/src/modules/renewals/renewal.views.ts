import type { CallOutput } from '@juban/contract';
import { noticeTime, yuanOf } from '@juban/domain';
import { PAY_CHANNEL_OF } from '../../lib/pay-channel-names.ts';
import type { Charge } from './charge.repository.ts';
import type { Contract } from './contract.repository.ts';
import { isByAppStore } from './is-by-app-store.ts';

type Shown = CallOutput<'listContracts'>['content'][number];

/** The state of the current period's charge. */
export interface ChargeStanding {
  charge: Charge | undefined;
  isOpen: boolean;
}

/** A contract as shown to its owner; only signed ones are shown. */
export function contractOf(
  contract: Contract,
  { charge, isOpen }: ChargeStanding,
  now: Date,
): Omit<Shown, 'charges'> {
  const { state, provider, reason, nextChargeAt } = contract;
  const failedTries = state === 'active' && charge ? charge.tries - (isOpen ? 1 : 0) : 0;
  const chargeAt = failedTries > 0 && !isOpen ? (charge?.retryAt ?? null) : nextChargeAt;
  const isOurs = !isByAppStore(contract);
  return {
    contractNo: contract.contractNo,
    state: state === 'active' || state === 'closing' ? state : 'closed',
    family: contract.family,
    goodsCode: contract.goodsCode,
    goodsName: contract.goodsName,
    price: yuanOf(contract.fen),
    currency: contract.currency,
    payChannel: PAY_CHANNEL_OF[provider],
    period: { unit: contract.periodUnit, count: contract.periodCount },
    signTime: (contract.signedAt ?? contract.createdAt).getTime(),
    paidUntil: contract.paidUntil?.getTime() ?? null,
    nextChargeTime: chargeAt?.getTime() ?? null,
    noticeTime: isOurs && nextChargeAt ? noticeTime(nextChargeAt).getTime() : null,
    failedTries,
    endTime: contract.endedAt?.getTime() ?? null,
    reason: reason || null,
    mayCancel: state === 'active' && isOurs,
    mayResume: isOurs && mayResume(contract, now),
  };
}

/** Only if its owner cancelled it, the paid time is not over and the provider was not notified. */
export function mayResume({ state, reason, unsignAskedAt, paidUntil }: Contract, now: Date): boolean {
  return state === 'closing' && reason === 'cancelled' && !unsignAskedAt && !!paidUntil && paidUntil > now;
}
