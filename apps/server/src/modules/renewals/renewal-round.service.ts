import type { BrandId } from '@juban/catalog';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import type { Report } from '../../lib/background-job.ts';
import { providerFor } from '../../lib/provider-for.ts';
import { workThrough } from '../../lib/work-through.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ContractGateway } from '../../ports/contract-gateway.ts';
import type { ChargeService } from './charge.service.ts';
import {
  type Contract,
  changeContract,
  findContract,
  moveContract,
  takeDueContract,
} from './contract.repository.ts';
import type { ContractEndingService } from './contract-ending.service.ts';
import type { ContractProgressService } from './contract-progress.service.ts';
import type { ContractSigningService } from './contract-signing.service.ts';
import { isByAppStore } from './is-by-app-store.ts';

/** If a process dies at work, or a provider does not answer, the contract is checked again after this. */
const LEASE_MS = 60_000;
const MINUTE_MS = 60_000;
/** When an unsigned contract is queried, counted from its order; after the last it has expired. */
const SIGNING_CHECKS_MS: readonly number[] = [
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  60 * MINUTE_MS,
  25 * 60 * MINUTE_MS,
];
const EXPIRED = { isSigned: false, isUnsigned: false, isOver: true, mayResume: false };

export interface RenewalRoundDeps {
  db: Db;
  clock: Clock;
  gateways: ReadonlyMap<string, ContractGateway>;
  signing: ContractSigningService;
  charges: ChargeService;
  ending: ContractEndingService;
  progress: ContractProgressService;
}

export type RenewalRoundService = ReturnType<typeof createRenewalRoundService>;

/** Handles what is due in any process: each contract is leased, so that no two processes work on it at once. */
export function createRenewalRoundService(deps: RenewalRoundDeps) {
  const { db, clock, gateways, signing, charges, ending, progress } = deps;

  const lease = () =>
    db.transaction(async (tx) => {
      const now = clock.businessNow();
      const contract = await takeDueContract(tx, now);
      if (contract) await changeContract(tx, contract, { nextAt: new Date(now.getTime() + LEASE_MS) });
      return contract;
    });

  const underLock = (known: Contract, work: (tx: Db, contract: Contract) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      await lockUser(tx, known.userId);
      const contract = await findContract(tx, known.userId, known.contractNo);
      if (contract?.state === known.state) await work(tx, contract);
    });

  async function askSigning(contract: Contract): Promise<void> {
    const { provider, brand, contractNo, createdAt } = contract;
    const gateway = providerFor(gateways, provider);
    const fact = await gateway.queryContract(brand as BrandId, contractNo);
    if (fact.state !== 'absent') return void (await signing.receive(provider, fact, { cause: 'query' }));
    const now = clock.businessNow();
    const looks = SIGNING_CHECKS_MS.map((wait) => new Date(createdAt.getTime() + wait));
    const nextAt = looks.find((check) => check > now);
    await underLock(contract, (tx) =>
      nextAt
        ? changeContract(tx, contract, { nextAt })
        : moveContract(tx, contract, { to: 'expired', cause: 'query', at: now, facts: EXPIRED }),
    );
  }

  /** The time to resume is over. */
  const unsign = (known: Contract) =>
    underLock(known, async (tx, closing) => {
      const contract = await progress.catchUp(tx, closing);
      const isLeft = contract.paidUntil && contract.paidUntil > clock.businessNow();
      if (isLeft) await changeContract(tx, contract, { nextAt: contract.paidUntil });
      else await ending.askUnsign(tx, contract);
    });

  /** The app store has long given up charging, whether it notified us or not. */
  const lapse = (known: Contract) =>
    underLock(known, (tx, contract) => ending.close(tx, contract, 'lapsed', 'lapse'));

  const WORK: Readonly<Record<Contract['state'], (contract: Contract) => Promise<unknown>>> = {
    signing: askSigning,
    active: charges.bringForward,
    closing: unsign,
    closed: (contract) => changeContract(db, contract, { nextAt: null }),
    expired: (contract) => changeContract(db, contract, { nextAt: null }),
  };

  return {
    /** Works on everything that is due; returns how many. A failing one does not delay others. */
    bringForwardDue: (report: Report = () => {}): Promise<number> =>
      workThrough(lease, (contract) => {
        const work = isByAppStore(contract) ? lapse : WORK[contract.state];
        return work(contract).catch(report);
      }),
  };
}
