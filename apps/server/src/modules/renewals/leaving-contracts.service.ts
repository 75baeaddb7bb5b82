import { CODE } from '@juban/contract/code-names';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { type Contract, listActive, listContracts } from './contract.repository.ts';
import type { ContractEndingService } from './contract-ending.service.ts';
import { isByAppStore } from './is-by-app-store.ts';

export interface LeavingContractsDeps {
  db: Db;
  ending: Pick<ContractEndingService, 'cancel' | 'end' | 'askUnsign'>;
}

export type LeavingContractsService = ReturnType<typeof createLeavingContractsService>;

const isActive = ({ state }: Contract) => state === 'active';
const isOver = ({ state }: Contract) => state === 'closed' || state === 'expired';

/** Contracts of a user who deletes the account. Callers that change something have locked the user's row. */
export function createLeavingContractsService({ db, ending }: LeavingContractsDeps) {
  const areOver = async (from: Db, userId: number): Promise<boolean> =>
    (await listContracts(from, userId)).every(isOver);

  return {
    areOver,

    countCharged: async (userId: number): Promise<number> => (await listActive(db, userId)).length,

    /** No charge from now on; a user who stays may resume. One that only Apple can end must be ended there first. */
    async stopAll(tx: Db, userId: number): Promise<void> {
      const active = await listActive(tx, userId);
      if (active.some(isByAppStore)) throw new Refusal(CODE.appStoreRenewsStill);
      for (const contract of active) await ending.cancel(tx, contract);
    },

    /** For good, at the provider too; true once all are ended there. */
    async endAll(tx: Db, userId: number): Promise<boolean> {
      const open = (await listContracts(tx, userId)).filter((contract) => !isByAppStore(contract));
      for (const contract of open.filter(isActive)) await ending.end(tx, contract, 'cancelled');
      // Also for those requested before: the provider may have refused until the message was given up.
      for (const contract of open) if (contract.state === 'closing') await ending.askUnsign(tx, contract);
      return areOver(tx, userId);
    },
  };
}
