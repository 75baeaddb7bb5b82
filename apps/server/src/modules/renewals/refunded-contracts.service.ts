import type { Db } from '../../db/database.ts';
import type { RenewalOrderService } from '../orders/renewal-order.service.ts';
import { findCharge, findChargeBefore } from './charge.repository.ts';
import { type Contract, changeContract, listContracts } from './contract.repository.ts';
import type { ContractEndingService } from './contract-ending.service.ts';
import type { ContractProgressService } from './contract-progress.service.ts';
import { isByAppStore } from './is-by-app-store.ts';

export interface RefundedContractsDeps {
  orders: Pick<RenewalOrderService, 'lookAt'>;
  progress: ContractProgressService;
  ending: Pick<ContractEndingService, 'end' | 'askUnsign'>;
}

export type RefundedContractsService = ReturnType<typeof createRefundedContractsService>;

const GOES_ON: ReadonlySet<Contract['state']> = new Set(['signing', 'active']);

/** Who asks the money of the last period back does not want the next. */
export function createRefundedContractsService({ orders, progress, ending }: RefundedContractsDeps) {
  /** The order that the last period was paid with; a charge may be paid before its contract has taken that in. */
  async function lastOrderOf(from: Db, contract: Contract): Promise<string> {
    const charge = await findCharge(from, contract);
    const paidAt = charge && (await orders.lookAt(from, contract.userId, charge.orderNo)).paidAt;
    const last = paidAt ? charge : await findChargeBefore(from, contract);
    return last?.orderNo ?? contract.contractNo;
  }

  async function isGivenBack(from: Db, contract: Contract): Promise<boolean> {
    return (await orders.lookAt(from, contract.userId, await lastOrderOf(from, contract))).is === 'refunded';
  }

  /** The app store ends its own, and tells us. */
  const listOurs = async (from: Db, userId: number): Promise<Contract[]> =>
    (await listContracts(from, userId)).filter((contract) => !isByAppStore(contract));

  const stops: Partial<Record<Contract['state'], (tx: Db, contract: Contract) => Promise<void>>> = {
    active: (tx, contract) => ending.end(tx, contract, 'refunded'),
    // Its owner closed it, and could still resume it by the time that is given back.
    closing: async (tx, contract) => {
      if (contract.reason === 'cancelled') await changeContract(tx, contract, { reason: 'refunded' });
      await ending.askUnsign(tx, contract);
    },
  };

  return {
    isGivenBack,

    /** Whether giving this order back would end a renewal that goes on. */
    async restsOn(from: Db, userId: number, orderNo: string): Promise<boolean> {
      for (const contract of await listOurs(from, userId)) {
        if (GOES_ON.has(contract.state) && (await lastOrderOf(from, contract)) === orderNo) return true;
      }
      return false;
    },

    /**
     * After a refund was asked for: what it paid the last period of is over, at the provider too. The caller holds the
     * user's row.
     */
    async endAll(tx: Db, userId: number): Promise<void> {
      for (const known of await listOurs(tx, userId)) {
        const contract = await progress.catchUp(tx, known);
        const stop = stops[contract.state];
        if (stop && (await isGivenBack(tx, contract))) await stop(tx, contract);
      }
    },
  };
}
