import { CODE } from '@juban/contract/code-names';
import { ownerOf, renewalPeriodOf } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ContractFact, ContractGateway } from '../../ports/contract-gateway.ts';
import type { ContractSigning, ProviderId } from '../../ports/payment-gateway.ts';
import type { RenewableOrder } from '../orders/renewal-order.service.ts';
import {
  type CloseReason,
  type Contract,
  changeContract,
  findActive,
  findContract,
  insertContract,
  keepContractNotification,
  moveContract,
} from './contract.repository.ts';
import { type ContractEndingService, SIGNED } from './contract-ending.service.ts';
import { type ContractProgressService, firstChargeDay } from './contract-progress.service.ts';
import { isByAppStore } from './is-by-app-store.ts';
import type { RefundedContractsService } from './refunded-contracts.service.ts';

/** When a contract without a notification is first queried. */
const FIRST_CHECK_MS = 30_000;

type SigningOrder = Pick<RenewableOrder, 'userId' | 'orderNo' | 'days' | 'renewable'>;

export type ContractFactOutcome = { outcome: 'taken' | 'repeat' } | { outcome: 'refused'; why: string };

export interface ContractSigningDeps {
  db: Db;
  clock: Clock;
  gateways: ReadonlyMap<string, ContractGateway>;
  ending: ContractEndingService;
  progress: ContractProgressService;
  refundedContracts: Pick<RefundedContractsService, 'isGivenBack'>;
}

export type ContractSigningService = ReturnType<typeof createContractSigningService>;

/** From a renewable order to a contract, by the provider's statements only, in any order. */
export function createContractSigningService(deps: ContractSigningDeps) {
  const { db, clock, gateways, ending, progress, refundedContracts } = deps;

  /** Why a newly signed contract must not be charged. */
  async function findEnd(tx: Db, contract: Contract, other?: Contract): Promise<CloseReason | undefined> {
    if (await refundedContracts.isGivenBack(tx, contract)) return 'refunded';
    const yields = other && (isByAppStore(other) || other.createdAt > contract.createdAt);
    return yields ? 'replaced' : undefined;
  }

  /**
   * The newest contract of a family is the one that is charged: an earlier one closes in the same
   * transaction. One of the app store cannot be ended from here, so it stays and the other ends.
   */
  async function activate(tx: Db, contract: Contract, externalNo: string, cause: string): Promise<void> {
    const at = clock.businessNow();
    const other = await findActive(tx, contract.userId, contract.family);
    const reason = await findEnd(tx, contract, other);
    const change = { externalNo, signedAt: at };
    if (reason) {
      const stopped = { ...change, reason };
      await moveContract(tx, contract, { to: 'closing', cause, at, facts: SIGNED, change: stopped });
      return ending.askUnsign(tx, contract);
    }
    if (other) await ending.end(tx, other, 'replaced');
    const begun = { ...change, nextAt: at };
    await moveContract(tx, contract, { to: 'active', cause, at, facts: SIGNED, change: begun });
    const active = await findContract(tx, contract.userId, contract.contractNo);
    if (active) await progress.catchUp(tx, active);
  }

  async function takeSigned(tx: Db, contract: Contract, fact: ContractFact, cause: string) {
    const { externalNo } = fact;
    if (!externalNo) return refuse('it leaves out its number');
    if (contract.state === 'signing') {
      await activate(tx, contract, externalNo, cause);
      return { outcome: 'taken' } as const;
    }
    if (contract.externalNo && contract.externalNo !== externalNo) return refuse('it has another number');
    if (contract.state === 'expired' && !contract.externalNo) {
      // Too late for us, but at the provider it is signed and must be ended.
      await changeContract(tx, contract, { externalNo });
      await ending.askUnsign(tx, contract);
      return { outcome: 'taken' } as const;
    }
    return { outcome: 'repeat' } as const;
  }

  async function applyFact(tx: Db, contract: Contract, fact: ContractFact, cause: string) {
    if (fact.state === 'signed') return takeSigned(tx, contract, fact, cause);
    if (fact.state === 'absent') return { outcome: 'repeat' } as const;
    const isNew = await ending.close(tx, contract, 'unsigned', cause);
    return { outcome: isNew ? 'taken' : 'repeat' } as const;
  }

  return {
    /** Joins the transaction that makes the order. */
    async open(tx: Db, order: RenewableOrder, { provider }: { provider: ProviderId }): Promise<void> {
      if (!order.renewable || !gateways.has(provider)) return;
      const active = await findActive(tx, order.userId, order.family);
      if (active && isByAppStore(active)) throw new Refusal(CODE.renewsInAppStore);
      const nextAt = new Date(order.createdAt.getTime() + FIRST_CHECK_MS);
      const contract = { ...contractFrom(order, provider), nextAt };
      await insertContract(tx, contract, 'create');
    },

    /** What is signed with the next attempt to pay; undefined if nothing is to be signed. */
    async signingOf(order: SigningOrder): Promise<ContractSigning | undefined> {
      const { userId, orderNo, days, renewable } = order;
      if (!renewable) return undefined;
      const contract = await findContract(db, userId, orderNo);
      if (contract?.state !== 'signing') return undefined;
      const { contractNo, family, fen } = contract;
      const { period, day } = firstChargeDay(days, clock.businessNow());
      return { contractNo, family, period, fen, firstChargeDay: day };
    },

    /** Completely or not at all; safe to repeat, in parallel, from any process. */
    async receive(
      provider: ProviderId,
      fact: ContractFact,
      source: { cause: string; notification?: { id: string; body: string } },
    ): Promise<ContractFactOutcome> {
      const userId = ownerOf(fact.contractNo);
      if (userId === undefined) return refuse('its number is not ours');
      return db.transaction(async (tx) => {
        const isHeld = await lockUser(tx, userId);
        const contract = isHeld ? await findContract(tx, userId, fact.contractNo) : undefined;
        const isOurs = contract?.provider === provider && contract.brand === fact.brand;
        if (!contract || !isOurs) return refuse('no such contract');
        const word = await applyFact(tx, contract, fact, source.cause);
        if (word.outcome === 'refused' || !source.notification) return word;
        const { id: notificationId, body } = source.notification;
        const { contractNo } = contract;
        const kept = { userId, provider, notificationId, contractNo, body, receivedAt: clock.businessNow() };
        await keepContractNotification(tx, kept);
        return word;
      });
    },
  };
}

/** The fixed part of a signed contract; it has the order's number. */
export function contractFrom(order: RenewableOrder, provider: ProviderId) {
  const { userId, orderNo, brand, family, goodsCode, goodsName, fen, currency, createdAt } = order;
  const { unit: periodUnit, count: periodCount } = renewalPeriodOf(order.days);
  const sold = { brand, family, goodsCode, goodsName, fen, currency, createdAt };
  return { ...sold, userId, contractNo: orderNo, provider, periodUnit, periodCount };
}

const refuse = (why: string) => ({ outcome: 'refused', why }) as const;
