import type { CallOutput, CallRequest } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { renewalTexts } from '@juban/contract/texts/renewals';
import { yuanOf } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { KnownStanding, RenewalOrderService } from '../orders/renewal-order.service.ts';
import type { StorefrontService } from '../storefront/storefront.service.ts';
import { type Charge, listCharges, listNewestCharges, listNotices } from './charge.repository.ts';
import {
  type Contract,
  changeContract,
  findActive,
  findContract,
  listActive,
  listContractSteps,
  listContracts,
  listSigned,
  moveContract,
} from './contract.repository.ts';
import { type ContractEndingService, SIGNED } from './contract-ending.service.ts';
import { datesFrom } from './contract-progress.service.ts';
import { isByAppStore } from './is-by-app-store.ts';
import { contractOf, mayResume } from './renewal.views.ts';

const MOST_CHARGES_SHOWN = 24;

export interface OwnContractsDeps {
  db: Db;
  clock: Clock;
  orders: Pick<RenewalOrderService, 'readStandings'>;
  storefront: Pick<StorefrontService, 'familyOf'>;
  ending: ContractEndingService;
}

type Shown = CallOutput<'listContracts'>['content'][number];
type Standings = ReadonlyMap<string, KnownStanding>;

export type OwnContractsService = ReturnType<typeof createOwnContractsService>;

/** Users' contracts: shown to and changed by their owner. */
export function createOwnContractsService(deps: OwnContractsDeps) {
  const { db, clock, orders, storefront, ending } = deps;

  /** However many there are: one query for their charges, one for the orders of all. */
  async function showEach(userId: number, shown: readonly Contract[]): Promise<Shown[]> {
    if (shown.length === 0) return [];
    const contractNos = shown.map(({ contractNo }) => contractNo);
    const made = await listNewestCharges(db, { userId, contractNos, most: MOST_CHARGES_SHOWN - 1 });
    const orderNos = [...made.map(({ orderNo }) => orderNo), ...contractNos];
    const standings = await orders.readStandings(db, userId, orderNos);
    const now = clock.businessNow();
    return shown.map((contract) => {
      const own = made.filter(({ contractNo }) => contractNo === contract.contractNo);
      const charge = own.find(({ period }) => period === contract.period);
      const isOpen = charge !== undefined && standings.get(charge.orderNo)?.is === 'open';
      return { ...contractOf(contract, { charge, isOpen }, now), charges: paidOf(contract, own, standings) };
    });
  }

  async function requireContract(tx: Db, userId: number, contractNo: string): Promise<Contract> {
    const contract = await findContract(tx, userId, contractNo);
    const isKnown = contract && contract.state !== 'signing' && contract.state !== 'expired';
    if (!isKnown) throw new Refusal(CODE.notFound, { msg: renewalTexts.unknownContract });
    if (isByAppStore(contract)) throw new Refusal(CODE.managedByAppStore);
    if (contract.state === 'closed') throw new Refusal(CODE.contractOver);
    return contract;
  }

  async function change(
    userId: number,
    contractNo: string,
    work: (tx: Db, contract: Contract) => Promise<void>,
  ): Promise<Shown> {
    await db.transaction(async (tx) => {
      await lockUser(tx, userId);
      await work(tx, await requireContract(tx, userId, contractNo));
    });
    const contract = await requireContract(db, userId, contractNo);
    const [shown] = await showEach(userId, [contract]);
    if (!shown) throw new Error(`${contractNo} is not shown`);
    return shown;
  }

  async function resume(tx: Db, contract: Contract): Promise<void> {
    if (contract.state === 'active') return;
    const at = clock.businessNow();
    if (await findActive(tx, contract.userId, contract.family)) throw new Refusal(CODE.renewsAlready);
    const facts = { ...SIGNED, mayResume: mayResume(contract, at) };
    const move = { to: 'active', cause: 'resumed', at, facts, change: { reason: '' } } as const;
    if (!(await moveContract(tx, contract, move))) throw new Refusal(CODE.contractOver);
    await changeContract(tx, contract, datesFrom({ ...contract, state: 'active' }, contract.period));
  }

  return {
    async checkRenew(
      userId: number,
      { family, goodsCode }: CallRequest<'checkRenew'>,
    ): Promise<CallOutput<'checkRenew'>> {
      const active = await listActive(db, userId);
      const isAnyMeant = goodsCode === undefined && family === undefined;
      const ofGoods = goodsCode === undefined ? undefined : await storefront.familyOf(goodsCode);
      const meant = active.filter((one) => isAnyMeant || one.family === (ofGoods ?? family ?? 'vip'));
      const byAppStore = meant.some(isByAppStore);
      return { bind: meant.length > 0, ...(byAppStore && { byAppStore }) };
    },

    async listContracts(userId: number): Promise<CallOutput<'listContracts'>> {
      const content = await showEach(userId, await listSigned(db, userId));
      return { content, total: content.length };
    },

    cancel: (userId: number, contractNo: string) => change(userId, contractNo, ending.cancel),

    resume: (userId: number, contractNo: string) => change(userId, contractNo, resume),

    /** Everything that is known about a user's contracts, for support. */
    async showAll(userId: number): Promise<Record<string, object[]>> {
      return {
        contract: await listContracts(db, userId),
        step: await listContractSteps(db, userId),
        notice: await listNotices(db, userId),
        charge: await listCharges(db, userId),
      };
    },
  };
}

/** What was paid, each at its order's own price: the App Store renews at its current one. */
function paidOf(
  { contractNo }: Contract,
  charges: readonly Charge[],
  standings: Standings,
): Shown['charges'] {
  return [...charges.map(({ orderNo }) => orderNo), contractNo].flatMap((orderNo) => {
    const order = standings.get(orderNo);
    if (!order?.paidAt) return [];
    const { is, paidAt, fen } = order;
    return [{ orderNo, payTime: paidAt.getTime(), price: yuanOf(fen), refunded: is === 'refunded' }];
  });
}
