import type { CallOutput } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { DAY_MS } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Account, AccountService } from '../identity/account.service.ts';
import type { CodeCaller } from '../identity/sms-code.service.ts';
import type { OutstandingOrdersService } from '../orders/outstanding-orders.service.ts';
import type { LeavingContractsService } from '../renewals/leaving-contracts.service.ts';
import { type Deletion, findDeletion, insertDeletion, withdrawDeletion } from './my-data.repository.ts';
import { createOwnerCode, type OwnerCodeDeps } from './owner-code.service.ts';

/** The database enforces it too. */
const COOL_OFF_DAYS = 7;

export interface DeletionDeps extends OwnerCodeDeps {
  db: Db;
  clock: Clock;
  accounts: Pick<AccountService, 'profileOf' | 'phoneOf'>;
  outstandingOrders: OutstandingOrdersService;
  leavingContracts: LeavingContractsService;
}

type Standing = CallOutput<'getMyData'>;

export type DeletionService = ReturnType<typeof createDeletionService>;

/** A user's request for deletion: made, and withdrawn within the cool-off time. */
export function createDeletionService(deps: DeletionDeps) {
  const { db, clock, accounts, outstandingOrders, leavingContracts } = deps;
  const ownerCode = createOwnerCode(deps, 'deletion');

  async function waitsFor(userId: number, { dueAt }: Deletion) {
    if (dueAt > clock.businessNow()) return 'coolOff' as const;
    return (await leavingContracts.areOver(db, userId)) ? ('orders' as const) : ('contracts' as const);
  }

  async function show(account: Account): Promise<Standing> {
    const { id, nickName, headImgUrl, mobile } = await accounts.profileOf(account);
    const deletion = await findDeletion(db, account.id);
    return {
      id,
      nickName,
      headImgUrl,
      mobile,
      registerTime: account.registeredAt.getTime(),
      coolOffDays: COOL_OFF_DAYS,
      renewals: await leavingContracts.countCharged(account.id),
      deletion: deletion
        ? {
            askTime: deletion.askedAt.getTime(),
            dueTime: deletion.dueAt.getTime(),
            waitsFor: await waitsFor(account.id, deletion),
          }
        : null,
    };
  }

  return {
    show,

    sendCode: async (account: Account, caller: CodeCaller): Promise<void> => ownerCode.send(account, caller),

    /** From now on nothing is charged; everything else stays until the cool-off time is over. */
    async ask(account: Account, code: string, caller: CodeCaller): Promise<Standing> {
      const codeId = await ownerCode.check(account, code, caller);
      await db.transaction(async (tx) => {
        await lockUser(tx, account.id);
        await ownerCode.use(tx, codeId);
        if (await outstandingOrders.isMoneyMoving(tx, account.id)) throw new Refusal(CODE.moneyUnderWay);
        await leavingContracts.stopAll(tx, account.id);
        const askedAt = clock.businessNow();
        const dueAt = new Date(askedAt.getTime() + COOL_OFF_DAYS * DAY_MS);
        await insertDeletion(tx, { userId: account.id, askedAt, dueAt });
      });
      return show(account);
    },

    async withdraw(account: Account): Promise<Standing> {
      await db.transaction(async (tx) => {
        await lockUser(tx, account.id);
        if (!(await withdrawDeletion(tx, account.id))) throw new Refusal(CODE.noDeletionToRecall);
      });
      return show(account);
    },
  };
}
