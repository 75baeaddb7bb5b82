import type { BrandId } from '@juban/catalog';
import { ownerOf } from '@juban/domain';
import { z } from 'zod/mini';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import { providerFor } from '../../lib/provider-for.ts';
import { type Delivery, defineTopic } from '../../platform/topic.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ContractGateway } from '../../ports/contract-gateway.ts';
import { isWorthRepeating, ProviderUnavailable } from '../../ports/payment-gateway.ts';
import type { RenewalOrderService } from '../orders/renewal-order.service.ts';
import type { OutboxService } from '../outbox/outbox.service.ts';
import { findCharge } from './charge.repository.ts';
import {
  type CloseReason,
  type Contract,
  changeContract,
  findContract,
  moveContract,
} from './contract.repository.ts';
import type { ContractProgressService } from './contract-progress.service.ts';

const payload = z.object({ contractNo: z.string() });

export const unsignTopic = defineTopic('contract-unsign', payload);
export const SIGNED = { isSigned: true, isUnsigned: false, isOver: false, mayResume: false };
const UNSIGNED = { ...SIGNED, isUnsigned: true };

export interface ContractEndingDeps {
  db: Db;
  clock: Clock;
  gateways: ReadonlyMap<string, ContractGateway>;
  orders: Pick<RenewalOrderService, 'drop'>;
  outbox: Pick<OutboxService, 'put'>;
  progress: ContractProgressService;
}

export type ContractEndingService = ReturnType<typeof createContractEndingService>;

/**
 * Every way a contract ends. The caller locks the user's row and closes the order of a current charge in the
 * same transaction, so money that arrives for it later belongs to no order and is refunded.
 */
export function createContractEndingService(deps: ContractEndingDeps) {
  const { db, clock, gateways, orders, outbox, progress } = deps;

  async function dropCharge(tx: Db, contract: Contract, cause: string): Promise<void> {
    const charge = await findCharge(tx, contract);
    if (charge) await orders.drop(tx, contract.userId, charge.orderNo, cause);
  }

  /** The provider is asked through the outbox; from here on it cannot be resumed. */
  async function askUnsign(tx: Db, contract: Contract): Promise<void> {
    const { contractNo } = contract;
    await outbox.put(tx, unsignTopic, `${contractNo}:unsign`, { contractNo });
    await changeContract(tx, contract, { unsignAskedAt: clock.businessNow(), nextAt: null });
  }

  /** Never charged from now on. False if it was not active. */
  async function stop(
    tx: Db,
    contract: Contract,
    reason: CloseReason,
    nextAt: Date | null,
  ): Promise<boolean> {
    if (contract.state !== 'active') return false;
    await dropCharge(tx, contract, reason);
    const change = { reason, nextChargeAt: null, nextAt };
    const at = clock.businessNow();
    return moveContract(tx, contract, { to: 'closing', cause: reason, at, facts: SIGNED, change });
  }

  /** The provider has ended it, which is final. False if it was over before. */
  async function close(tx: Db, known: Contract, reason: CloseReason, cause: string): Promise<boolean> {
    const contract = await progress.catchUp(tx, known);
    await dropCharge(tx, contract, cause);
    const change = { reason: contract.reason || reason, nextChargeAt: null, nextAt: null };
    const at = clock.businessNow();
    return moveContract(tx, contract, { to: 'closed', cause, at, facts: UNSIGNED, change });
  }

  async function deliver(contractNo: string): Promise<void> {
    const userId = ownerOf(contractNo) ?? 0;
    const contract = await findContract(db, userId, contractNo);
    if (!contract?.externalNo) throw new Error(`no contract provider is configured for ${contractNo}`);
    if (contract.state === 'closed') return;
    const gateway = providerFor(gateways, contract.provider);
    const fact = await gateway.unsign(contract.brand as BrandId, contractNo, contract.externalNo);
    if (fact.state === 'signed') throw new ProviderUnavailable('the provider has not ended it yet');
    await db.transaction(async (tx) => {
      await lockUser(tx, userId);
      const fresh = await findContract(tx, userId, contractNo);
      if (fresh) await close(tx, fresh, 'unsigned', 'unsign');
    });
  }

  const delivery: Delivery<z.output<typeof payload>> = {
    deliver: ({ contractNo }) => deliver(contractNo),
    // Until it is ended there the wallet shows it, and its owner cannot delete the account.
    keepsTrying: isWorthRepeating,
  };

  return {
    delivery,
    askUnsign,
    close,

    /** Ended by us for good: no charge from now on, and the provider is notified at once. */
    async end(tx: Db, known: Contract, reason: CloseReason): Promise<void> {
      const contract = await progress.catchUp(tx, known);
      if (await stop(tx, contract, reason, null)) await askUnsign(tx, contract);
    },

    /** Ended by its owner, who may resume it until the paid time is over: only then the provider is notified. */
    async cancel(tx: Db, known: Contract): Promise<void> {
      const contract = await progress.catchUp(tx, known);
      const { paidUntil } = contract;
      const isLeft = paidUntil !== null && paidUntil > clock.businessNow();
      const isStopped = await stop(tx, contract, 'cancelled', isLeft ? paidUntil : null);
      if (isStopped && !isLeft) await askUnsign(tx, contract);
    },
  };
}
