import type { Db } from '../../db/database.ts';
import type { RenewalOrderService } from '../payment/renewal-order.service.ts';
import { findChargeBefore } from './charge.repository.ts';
import { type Contract, listContracts } from './contract.repository.ts';
import type { ContractEndingService } from './contract-ending.service.ts';
import type { ContractProgressService } from './contract-progress.service.ts';

export interface RefundedContractsDeps {
  orders: Pick<RenewalOrderService, 'lookAt'>;
  progress: ContractProgressService;
  ending: Pick<ContractEndingService, 'end' | 'askUnsign'>;
}

export type RefundedContractsService = ReturnType<typeof createRefundedContractsService>;

/** Who asks the money of the last period back does not want the next. Callers hold the user's row. */
export function createRefundedContractsService({ orders, progress, ending }: RefundedContractsDeps) {
  async function isGivenBack(tx: Db, contract: Contract): Promise<boolean> {
    const last = (await findChargeBefore(tx, contract))?.orderNo ?? contract.contractNo;
    return (await orders.lookAt(tx, contract.userId, last)).is === 'refunded';
  }

  /** One that its owner closed could still be resumed, by the time that was given back. */
  const stops: Partial<Record<Contract['state'], (tx: Db, contract: Contract) => Promise<void>>> = {
    active: (tx, contract) => ending.end(tx, contract, 'refunded'),
    closing: (tx, contract) => ending.askUnsign(tx, contract),
  };

  return {
    isGivenBack,

    /** After a refund was asked for: whatever it paid the last period of is over, at the provider too. */
    async endAll(tx: Db, userId: number): Promise<void> {
      for (const known of await listContracts(tx, userId)) {
        // The app store ends its own, and tells us.
        if (known.provider === 'apple') continue;
        const contract = await progress.catchUp(tx, known);
        const stop = stops[contract.state];
        if (stop && (await isGivenBack(tx, contract))) await stop(tx, contract);
      }
    },
  };
}
