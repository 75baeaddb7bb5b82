import type { BrandId } from '@juban/catalog';
import { noticeTime, paymentNoOf, retryTime } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import { notifyUrlOf } from '../../lib/notify-url.ts';
import { providerFor } from '../../lib/provider-for.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ContractGateway } from '../../ports/contract-gateway.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import type { RenewalOrderService } from '../orders/renewal-order.service.ts';
import type { OutboxService } from '../outbox/outbox.service.ts';
import type { SettleService } from '../settlement/settle.service.ts';
import { type Charge, findCharge, insertCharge, insertNotice, writeTry } from './charge.repository.ts';
import { type Contract, changeContract, findContract } from './contract.repository.ts';
import type { ContractEndingService } from './contract-ending.service.ts';
import type { ContractProgressService } from './contract-progress.service.ts';
import type { RefundedContractsService } from './refunded-contracts.service.ts';
import { noticeKeyOf, renewalNoticeTopic } from './renewal-notice.service.ts';

/** The least time between two queries of a charge without an answer. */
const CHECK_MS = 60_000;

export interface ChargeDeps {
  db: Db;
  clock: Clock;
  gateways: ReadonlyMap<string, ContractGateway>;
  payments: ReadonlyMap<string, Pick<PaymentGateway, 'merchantOf'>>;
  publicOrigin: string;
  orders: RenewalOrderService;
  settlements: Pick<SettleService, 'settle'>;
  outbox: Pick<OutboxService, 'put'>;
  ending: ContractEndingService;
  progress: ContractProgressService;
  refundedContracts: Pick<RefundedContractsService, 'isGivenBack'>;
}

type Merchant = Awaited<ReturnType<PaymentGateway['merchantOf']>>;

export type ChargeService = ReturnType<typeof createChargeService>;

/**
 * What an active contract has to do now: announce, charge, retry, end. Each is one transaction that locks the
 * user's row and finds the contract still active; then the provider is asked, and its answer is settled like
 * any other payment's.
 */
export function createChargeService(deps: ChargeDeps) {
  const { db, clock, gateways, payments, orders, settlements, outbox } = deps;
  const { isGivenBack } = deps.refundedContracts;

  /** Undefined for a contract that is no longer active. */
  const whileActive = <Result>(
    { userId, contractNo }: Contract,
    work: (tx: Db, contract: Contract) => Promise<Result>,
  ): Promise<Result | undefined> =>
    db.transaction(async (tx) => {
      await lockUser(tx, userId);
      const contract = await findContract(tx, userId, contractNo);
      if (contract?.state !== 'active') return undefined;
      return work(tx, await deps.progress.catchUp(tx, contract));
    });

  const waitUntil = (tx: Db, contract: Contract, nextAt: Date) => changeContract(tx, contract, { nextAt });

  /** Signed, but the first payment has not arrived: it comes soon, or the contract is ended. */
  async function waitForFirst(tx: Db, contract: Contract, now: Date): Promise<void> {
    const { is } = await orders.readOrderStanding(tx, contract.userId, contract.contractNo);
    if (is === 'closed') return deps.ending.end(tx, contract, 'unpaid');
    await waitUntil(tx, contract, new Date(now.getTime() + CHECK_MS));
  }

  /** True if it is announced now; the charge follows in a later transaction. */
  async function announce(tx: Db, contract: Contract, chargeAt: Date, announcedAt: Date): Promise<boolean> {
    const { userId, contractNo, period, fen } = contract;
    const isNew = await insertNotice(tx, { userId, contractNo, period, fen, chargeAt, announcedAt });
    if (isNew)
      await outbox.put(tx, renewalNoticeTopic, noticeKeyOf(contractNo, period), { contractNo, period });
    return isNew;
  }

  async function begin(tx: Db, contract: Contract, tries: number, merchant: Merchant): Promise<string> {
    const { userId, contractNo, period, provider } = contract;
    const now = clock.businessNow();
    // No client can send a key with a space in it.
    const key = `renewal of:${contractNo}:${period}${tries === 1 ? '' : `:${tries}`}`;
    const orderNo = await orders.make(tx, { userId, contractNo, key, provider, merchant });
    const next = { orderNo, tries, retryAt: retryTime(now, tries) ?? null };
    if (tries > 1) await writeTry(tx, contract, next);
    else
      await insertCharge(tx, { userId, contractNo, period, noticePeriod: period, createdAt: now, ...next });
    return orderNo;
  }

  /** The order to send to the provider, if that is the next step. */
  async function goOn(tx: Db, contract: Contract, charge: Charge, merchant: Merchant) {
    const now = clock.businessNow();
    const { is, createdAt } = await orders.readOrderStanding(tx, contract.userId, charge.orderNo);
    if (is === 'open') {
      const age = now.getTime() - (createdAt ?? now).getTime();
      await waitUntil(tx, contract, new Date(now.getTime() + Math.max(CHECK_MS, age)));
      return charge.orderNo;
    }
    if (charge.retryAt === null) return deps.ending.end(tx, contract, 'charge-failed');
    if (now < charge.retryAt) return void (await waitUntil(tx, contract, charge.retryAt));
    if (await isGivenBack(tx, contract)) return deps.ending.end(tx, contract, 'refunded');
    return begin(tx, contract, charge.tries + 1, merchant);
  }

  async function plan(tx: Db, contract: Contract, merchant: Merchant): Promise<string | undefined> {
    const now = clock.businessNow();
    const { nextChargeAt } = contract;
    if (!nextChargeAt) return void (await waitForFirst(tx, contract, now));
    const charge = await findCharge(tx, contract);
    if (charge) return (await goOn(tx, contract, charge, merchant)) ?? undefined;
    if (now < noticeTime(nextChargeAt)) return void (await waitUntil(tx, contract, noticeTime(nextChargeAt)));
    if (await isGivenBack(tx, contract)) return void (await deps.ending.end(tx, contract, 'refunded'));
    const isNotified = await announce(tx, contract, nextChargeAt, now);
    if (!isNotified && now >= nextChargeAt) return begin(tx, contract, 1, merchant);
    await waitUntil(tx, contract, nextChargeAt);
  }

  /** A charge may be refused because the contract was ended in the wallet without a notification. */
  async function checkContract(contract: Contract, gateway: ContractGateway): Promise<void> {
    const { state } = await gateway.queryContract(contract.brand as BrandId, contract.contractNo);
    if (state === 'signed') return;
    await whileActive(contract, (tx, fresh) => deps.ending.close(tx, fresh, 'unsigned', 'query'));
  }

  async function send(contract: Contract, orderNo: string): Promise<void> {
    const { provider, contractNo, fen, goodsName } = contract;
    const gateway = gateways.get(provider);
    if (!gateway || !contract.externalNo)
      throw new Error(`no contract provider is configured for ${contractNo}`);
    const brand = contract.brand as BrandId;
    const fact = await gateway.charge({
      brand,
      contractNo,
      externalNo: contract.externalNo,
      paymentNo: paymentNoOf(orderNo, 1),
      fen,
      title: goodsName,
      notifyUrl: notifyUrlOf(deps.publicOrigin, provider, brand),
    });
    await settlements.settle(fact, { provider, cause: 'charge' });
    const { is } = await orders.readOrderStanding(db, contract.userId, orderNo);
    // A charge without an answer waits for the next query; other results are handled in the same round.
    if (is === 'open') return;
    await changeContract(db, contract, { nextAt: clock.businessNow() });
    if (is === 'closed') await checkContract(contract, gateway);
  }

  return {
    /** Rejects with ProviderUnavailable if the provider does not answer; then it is checked again soon. */
    async bringForward(contract: Contract): Promise<void> {
      const payment = providerFor(payments, contract.provider);
      const merchant = await payment.merchantOf(contract.brand as BrandId);
      const orderNo = await whileActive(contract, (tx, fresh) => plan(tx, fresh, merchant));
      if (orderNo) await send(contract, orderNo);
    },
  };
}
