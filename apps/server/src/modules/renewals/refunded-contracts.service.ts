import type { Db } from '../../db/database.ts';
import type { RenewalOrderService } from '../orders/renewal-order.service.ts';
import { findCharge, findChargeBefore } from './charge.repository.ts';
import { type Contract, changeContract, listContracts } from './contract.repository.ts';
import type { ContractEndingService } from './contract-ending.service.ts';
import type { ContractProgressService } from './contract-progress.service.ts';
import { isByAppStore } from './is-by-app-store.ts';

export interface RefundedContractsDeps {
  orders: Pick<RenewalOrderService, 'readOrderStanding'>;
  progress: ContractProgressService;
  ending: Pick<ContractEndingService, 'end' | 'askUnsign'>;
}

export type RefundedContractsService = ReturnType<typeof createRefundedContractsService>;

const GOES_ON: ReadonlySet<Contract['state']> = new Set(['signing', 'active']);

/** A refund of the last period ends the renewal. */
export function createRefundedContractsService({ orders, progress, ending }: RefundedContractsDeps) {
  /** The order that paid the last period; a charge may be paid before its contract is updated. */
  async function lastOrderOf(from: Db, contract: Contract): Promise<string> {
    const charge = await findCharge(from, contract);
    const paidAt = charge && (await orders.readOrderStanding(from, contract.userId, charge.orderNo)).paidAt;
    const last = paidAt ? charge : await findChargeBefore(from, contract);
    return last?.orderNo ?? contract.contractNo;
  }

  async function isGivenBack(from: Db, contract: Contract): Promise<boolean> {
    return (
      (await orders.readOrderStanding(from, contract.userId, await lastOrderOf(from, contract))).is ===
      'refunded'
    );
  }

  /** The app store ends its own contracts, and notifies us. */
  const listOurs = async (from: Db, userId: number): Promise<Contract[]> =>
    (await listContracts(from, userId)).filter((contract) => !isByAppStore(contract));

  const stops: Partial<Record<Contract['state'], (tx: Db, contract: Contract) => Promise<void>>> = {
    active: (tx, contract) => ending.end(tx, contract, 'refunded'),
    // Its owner cancelled it, and could still resume it within the refunded time.
    closing: async (tx, contract) => {
      if (contract.reason === 'cancelled') await changeContract(tx, contract, { reason: 'refunded' });
      await ending.askUnsign(tx, contract);
    },
  };

  return {
    isGivenBack,

    /** Whether refunding this order would end an active renewal. */
    async dependsOn(from: Db, userId: number, orderNo: string): Promise<boolean> {
      for (const contract of await listOurs(from, userId)) {
        if (GOES_ON.has(contract.state) && (await lastOrderOf(from, contract)) === orderNo) return true;
      }
      return false;
    },

    /**
     * After a refund was requested: contracts whose last period it paid are ended, at the provider too. The
     * caller has locked the user's row.
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
