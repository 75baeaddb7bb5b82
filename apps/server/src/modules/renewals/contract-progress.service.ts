import {
  chargeTime,
  noticeTime,
  paidPeriod,
  periodEnd,
  type RenewalTerm,
  renewalPeriodOf,
  shanghaiDay,
} from '@juban/domain';
import type { Db } from '../../db/database.ts';
import type { ContractPeriod } from '../../ports/payment-gateway.ts';
import type { RenewalOrderService } from '../orders/renewal-order.service.ts';
import { findCharge } from './charge.repository.ts';
import { type Contract, type ContractChange, changeContract, findContract } from './contract.repository.ts';
import { isByAppStore } from './is-by-app-store.ts';

export type ContractProgressService = ReturnType<typeof createContractProgressService>;

/** Updates a contract from its orders: they are the source of truth, its own dates follow them. */
export function createContractProgressService({
  orders,
}: {
  orders: Pick<RenewalOrderService, 'readOrderStanding'>;
}) {
  /** The first payment sets the day that all later ones are counted from. */
  async function findStart(tx: Db, contract: Contract): Promise<ContractChange | undefined> {
    const { paidAt } = await orders.readOrderStanding(tx, contract.userId, contract.contractNo);
    if (!paidAt) return undefined;
    const anchorDay = shanghaiDay(paidAt);
    return { anchorDay, ...datesFrom({ ...contract, anchorDay }, 2) };
  }

  async function findAdvance(tx: Db, contract: Contract): Promise<ContractChange | undefined> {
    const charge = await findCharge(tx, contract);
    const paidAt = charge && (await orders.readOrderStanding(tx, contract.userId, charge.orderNo)).paidAt;
    if (!paidAt) return undefined;
    return datesFrom(contract, paidPeriod(termOf(contract), contract.period, paidAt) + 1);
  }

  return {
    /** Applies payments made meanwhile, and returns the updated contract. The caller has locked the user's row. */
    async catchUp(tx: Db, contract: Contract): Promise<Contract> {
      // The app store reports its charges with its own dates.
      if (isByAppStore(contract)) return contract;
      const isOurs = contract.state === 'active' || contract.state === 'closing';
      if (!isOurs) return contract;
      const change = await (contract.anchorDay ? findAdvance(tx, contract) : findStart(tx, contract));
      if (!change) return contract;
      await changeContract(tx, contract, change);
      return (await findContract(tx, contract.userId, contract.contractNo)) ?? contract;
    },
  };
}

/** The dates of a contract whose given period is the next to be charged. */
export function datesFrom(contract: Contract, period: number): ContractChange {
  const term = termOf(contract);
  const paidUntil = periodEnd(term, period - 1);
  if (contract.state === 'active') {
    const nextChargeAt = chargeTime(term, period);
    return { period, paidUntil, nextChargeAt, nextAt: noticeTime(nextChargeAt) };
  }
  return { period, paidUntil, ...(contract.unsignAskedAt ? {} : { nextAt: paidUntil }) };
}

/** Meaningless before the first payment. */
function termOf({ anchorDay, periodUnit, periodCount }: Contract): RenewalTerm {
  return { anchorDay: anchorDay ?? '', period: { unit: periodUnit, count: periodCount } };
}

/** The first day on which a charge is possible, if the first payment is made today. */
export function firstChargeDay(days: number, today: Date): { period: ContractPeriod; day: string } {
  const period = renewalPeriodOf(days);
  return { period, day: shanghaiDay(chargeTime({ anchorDay: shanghaiDay(today), period }, 2)) };
}
