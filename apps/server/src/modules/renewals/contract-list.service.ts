import type { ConsoleOutput, ConsoleRequest } from '@juban/contract/console/console-schemas';
import { deskTexts } from '@juban/contract/console/desk-texts';
import type { Db } from '../../db/database.ts';
import { readKey, writeKey } from '../../db/keyset.ts';
import { type BrandScope, brandsOf, isInScope } from '../staff/staff-identity.service.ts';
import { findContract } from './contract.repository.ts';
import {
  type ContractFilter,
  findByExternalNo,
  type ListedContract,
  listContractPage,
} from './contract-list.repository.ts';

const PAGE = 50;

type Row = ConsoleOutput<'listContracts'>['contracts'][number];

export type ContractListService = ReturnType<typeof createContractListService>;

/** Contracts of the brands that a member of staff sees. */
export function createContractListService({ db }: { db: Db }) {
  const read = async (filter: ContractFilter, after?: string): Promise<ConsoleOutput<'listContracts'>> => {
    const { rows, next } = await listContractPage(db, filter, { after: readKey(after), most: PAGE });
    return { contracts: rows.map(rowOf), next: next && writeKey(next) };
  };

  return {
    list: ({ brand, state, order, after }: ConsoleRequest<'listContracts'>, scope: BrandScope) =>
      read(
        { brands: brandsOf(scope).filter((one) => brand === undefined || one === brand), state, order },
        after,
      ),

    /** The newest contracts of a user. */
    listOf: async (userId: number, scope: BrandScope): Promise<Row[]> =>
      (await read({ brands: brandsOf(scope), userId, order: 'newest' })).contracts,

    /** By our number. */
    async find(userId: number, contractNo: string, scope: BrandScope) {
      const contract = await findContract(db, userId, contractNo);
      return contract && isInScope(scope, contract.brand) ? contract : undefined;
    },

    /** By the provider's own number. */
    findByExternalNo: async (externalNo: string, scope: BrandScope): Promise<Row[]> =>
      (await findByExternalNo(db, externalNo, brandsOf(scope))).map(rowOf),
  };
}

const rowOf = ({ userId, dueMs, createdMs, failedTries, retryMs, reason, ...row }: ListedContract): Row => ({
  ...row,
  userId: String(userId),
  dueTime: dueMs,
  createTime: createdMs,
  failure:
    reason === 'charge-failed'
      ? deskTexts.chargesFailed(failedTries)
      : failedTries === null
        ? ''
        : deskTexts.chargeFailed(failedTries, retryMs),
});
