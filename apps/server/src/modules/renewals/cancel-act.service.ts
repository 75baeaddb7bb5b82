import { CODE } from '@juban/contract/code-names';
import { CONTRACT_STATE_NAMES } from '@juban/contract/console/desk-texts';
import { ownerOf } from '@juban/domain';
import { lockUser } from '../../db/lock-user.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { ActOf } from '../audit/act.service.ts';
import { findContract } from './contract.repository.ts';
import type { ContractEndingService } from './contract-ending.service.ts';
import { isByAppStore } from './is-by-app-store.ts';

/** A contract cancelled by staff at the wish of its user: nothing is charged any more. */
export function createCancelAct({
  ending,
}: {
  ending: Pick<ContractEndingService, 'cancel'>;
}): ActOf<'cancelContract'> {
  return {
    call: 'cancelContract',
    async run(tx, { contractNo }) {
      const userId = ownerOf(contractNo);
      if (userId === undefined || !(await lockUser(tx, userId))) throw new Refusal(CODE.notFound);
      const contract = await findContract(tx, userId, contractNo);
      if (!contract) throw new Refusal(CODE.notFound);
      if (isByAppStore(contract)) throw new Refusal(CODE.managedByAppStore);
      if (contract.state !== 'active') throw new Refusal(CODE.contractOver);
      await ending.cancel(tx, contract);
      const after = await findContract(tx, userId, contractNo);
      return {
        target: `contract:${contractNo}`,
        userId,
        brand: contract.brand,
        changes: [{ what: '连续包月', before: wordOf(contract.state), after: wordOf(after?.state ?? '') }],
      };
    },
  };
}

const wordOf = (state: string): string => CONTRACT_STATE_NAMES[state] ?? state;
