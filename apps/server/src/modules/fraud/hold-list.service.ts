import { CODE } from '@juban/contract/code-names';
import type { ConsoleOutput, ConsoleRequest } from '@juban/contract/console/console-schemas';
import { maskPhone } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { readPageKey, writePageKey } from '../../db/page-key.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { AccountService } from '../identity/account.service.ts';
import type { StaffAdminService } from '../staff/staff-admin.service.ts';
import { type BrandScope, brandsOf, isInScope } from '../staff/staff-identity.service.ts';
import type { HoldKind, HoldState } from './fraud-names.ts';
import { findHold, type Hold } from './hold.repository.ts';
import { countWaiting, listHoldPage, listHoldsOf } from './hold-list.repository.ts';
import { factsText, RULE_TITLES, staffIdOf } from './hold-words.ts';

const PAGE = 50;

type Shown = ConsoleOutput<'listHolds'>['holds'][number];

export interface HoldListDeps {
  db: Db;
  accounts: Pick<AccountService, 'find' | 'phoneOf'>;
  staffAdmin: Pick<StaffAdminService, 'namesOf'>;
}

export type HoldListService = ReturnType<typeof createHoldListService>;

/** What fraud rules hold, for those who decide. */
export function createHoldListService({ db, accounts, staffAdmin }: HoldListDeps) {
  async function showAll(holds: readonly Hold[]): Promise<Shown[]> {
    const names = await staffAdmin.namesOf(holds.map(({ decidedBy }) => staffIdOf(decidedBy) ?? null));
    return holds.map((hold) => show(hold, names));
  }

  async function requireVisible(kind: HoldKind, id: string, scope: BrandScope): Promise<Hold> {
    const hold = await findHold(db, kind, id);
    if (!hold || hold.state === 'marked' || !isInScope(scope, hold.brand)) throw new Refusal(CODE.notFound);
    return hold;
  }

  return {
    async list(
      { state, kind, brand, after }: ConsoleRequest<'listHolds'>,
      scope: BrandScope,
    ): Promise<ConsoleOutput<'listHolds'>> {
      const brands = brandsOf(scope).filter((one) => brand === undefined || one === brand);
      if (brands.length === 0) return { holds: [], next: null };
      const page = { state, kind, brands, after: readPageKey(after), most: PAGE };
      const rows = await listHoldPage(db, page);
      const last = rows.at(-1);
      const time = state === 'held' ? last?.heldAt : last?.decidedAt;
      return {
        holds: await showAll(rows),
        next: last && time && rows.length === PAGE ? writePageKey(time, last.subjectId) : null,
      };
    },

    async get({ kind, id }: ConsoleRequest<'getHold'>, scope: BrandScope): Promise<ConsoleOutput<'getHold'>> {
      const hold = await requireVisible(kind, id, scope);
      const { userId } = hold;
      const account = userId === null ? undefined : await accounts.find(db, userId);
      const phone = account ? accounts.phoneOf(account) : '';
      const others = userId === null ? [] : await listHoldsOf(db, { ...hold, userId });
      const shown = await showAll([hold, ...others.filter(({ brand }) => isInScope(scope, brand))]);
      const [own, ...rest] = shown;
      if (!own) throw new Refusal(CODE.notFound);
      return {
        ...own,
        mobile: phone && maskPhone(phone),
        nickName: account?.nickName ?? '',
        registerTime: account?.registeredAt.getTime() ?? null,
        others: rest.map(({ kind, id, state, holdTime, ruleTitle }) => ({
          kind,
          id,
          state,
          holdTime,
          ruleTitle,
        })),
      };
    },

    requireVisible,

    countWaiting: (brands: readonly string[]) => countWaiting(db, brands),
  };
}

function show(hold: Hold, names: ReadonlyMap<number, string>): Shown {
  const { subjectKind: kind, subjectId: id, userId, brand, rule, heldAt, decidedAt } = hold;
  return {
    kind,
    id,
    userId: userId === null ? null : String(userId),
    brand,
    rule,
    ruleTitle: RULE_TITLES[rule],
    facts: factsText(hold),
    state: hold.state as Exclude<HoldState, 'marked'>,
    holdTime: heldAt.getTime(),
    decider: names.get(staffIdOf(hold.decidedBy) ?? 0) ?? hold.decidedBy ?? '',
    reason: hold.reason ?? '',
    decideTime: decidedAt?.getTime() ?? null,
  };
}
