import type { Db } from '../../db/database.ts';
import { isPublicAddress } from '../../lib/is-public-address.ts';
import { networkOf } from '../../lib/network-of.ts';
import type { Secrets } from '../../lib/secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import { FINDERS, type FraudRule, listRules, putSighting, type Suspect } from './fraud.repository.ts';
import { FRAUD_RULES, type FraudRuleName, type HoldKind, type HoldState } from './fraud-names.ts';
import { decideHold, findHold, hasHeld, insertHold, reopenHold } from './hold.repository.ts';

const HOUR_MS = 3_600_000;
const ALL: readonly HoldKind[] = ['order', 'claim', 'exchange'];
const DAY = 24;
const MONTH = 720;

/** Used if the brand's content does not configure the rule. */
const USUAL: Readonly<Record<FraudRuleName, Omit<FraudRule, 'rule'>>> = {
  'accounts-of-device': { subjects: [...ALL], most: 10, hours: DAY, percent: 0 },
  'accounts-of-address': { subjects: [...ALL], most: 200, hours: DAY, percent: 0 },
  'refund-rate': { subjects: ['order'], most: 4, hours: MONTH, percent: 60 },
  'refund-loop': { subjects: ['order'], most: 2, hours: MONTH, percent: 0 },
  'code-guessing': { subjects: [...ALL], most: 30, hours: DAY, percent: 0 },
};

/** Who makes the request, as far as it is known. */
export interface Asker {
  brand: string;
  address: string | undefined;
  deviceId?: string | undefined;
  oaid?: string | undefined;
  /** The requester cookie of a browser. */
  cookie?: string | undefined;
}

interface Subject {
  kind: HoldKind;
  id: string;
  userId?: number | undefined;
  /** Of a claim. */
  phoneIndex?: string | undefined;
}

/** What a user sees of a review. */
export type Review = 'held' | 'refused';

export interface FraudDeps {
  db: Db;
  clock: Clock;
  secrets: Pick<Secrets, 'index'>;
}

export type FraudService = ReturnType<typeof createFraudService>;

/** Checks orders, claims and exchanges by the brand's rules, and holds them if one applies. */
export function createFraudService({ db, clock, secrets }: FraudDeps) {
  const markOf = (kind: string, value: string | undefined) =>
    value ? [secrets.index('fraud mark', `${kind}:${value}`)] : [];

  async function rulesOf(tx: Db, brand: string, kind: HoldKind): Promise<FraudRule[]> {
    const own = new Map((await listRules(tx, brand)).map((rule) => [rule.rule, rule]));
    const all = FRAUD_RULES.map((rule) => own.get(rule) ?? { rule, ...USUAL[rule] });
    return all.filter(({ subjects }) => subjects.includes(kind));
  }

  function suspectOf({ userId, phoneIndex }: Subject, asker: Asker): Suspect {
    const { address, deviceId, oaid, cookie } = asker;
    const isPublic = address !== undefined && isPublicAddress(address);
    return {
      userId,
      phoneIndex,
      devices: [...markOf('device', deviceId), ...markOf('oaid', oaid), ...markOf('browser', cookie)],
      address: isPublic ? markOf('address', networkOf(address))[0] : undefined,
    };
  }

  async function note(tx: Db, suspect: Suspect): Promise<void> {
    const { userId, phoneIndex, devices, address } = suspect;
    const subject = secrets.index(
      'fraud subject',
      userId === undefined ? `phone:${phoneIndex}` : `user:${userId}`,
    );
    const marks = address === undefined ? devices : [...devices, address];
    for (const mark of [...marks].sort()) await putSighting(tx, mark, subject, clock.realNow());
  }

  async function findRule(tx: Db, rules: readonly FraudRule[], suspect: Suspect) {
    for (const rule of rules) {
      const back = rule.hours * HOUR_MS;
      const since = {
        business: new Date(clock.businessNow().getTime() - back),
        real: new Date(clock.realNow().getTime() - back),
      };
      const found = await FINDERS[rule.rule](tx, rule, suspect, since);
      if (found) return { rule: rule.rule, facts: { ...found, most: rule.most, hours: rule.hours } };
    }
    return undefined;
  }

  async function watch(tx: Db, subject: Subject, asker: Asker, state: HoldState): Promise<boolean> {
    const suspect = suspectOf(subject, asker);
    await note(tx, suspect);
    const found = await findRule(tx, await rulesOf(tx, asker.brand, subject.kind), suspect);
    if (!found) return false;
    const { kind: subjectKind, id: subjectId, userId = null, phoneIndex = null } = subject;
    const who = { subjectKind, subjectId, userId, phoneIndex, brand: asker.brand };
    await insertHold(tx, { ...who, ...found, state, heldAt: clock.businessNow() });
    return true;
  }

  return {
    /**
     * A new order: whether it will be held once it is paid. Joins the caller's transaction, like all of
     * these.
     */
    watchOrder: (tx: Db, order: { userId: number; orderNo: string }, asker: Asker): Promise<boolean> =>
      watch(tx, { kind: 'order', id: order.orderNo, userId: order.userId }, asker, 'marked'),

    /** Something that would be granted now: true if it waits for a decision instead. */
    holds: (tx: Db, subject: Subject, asker: Asker): Promise<boolean> => watch(tx, subject, asker, 'held'),

    /** What the owner sees; undefined if nothing was held or it was released. */
    async reviewOf(from: Db, kind: HoldKind, id: string): Promise<Review | undefined> {
      const hold = await findHold(from, kind, id);
      return hold?.state === 'held' || hold?.state === 'refused' ? hold.state : undefined;
    },

    /** An order is refunded: there is no decision left to make. */
    refuse: (tx: Db, kind: HoldKind, id: string, decision: { decidedBy: string; reason: string }) =>
      decideHold(tx, kind, id, { ...decision, state: 'refused', decidedAt: clock.businessNow() }),

    /** The refund was reversed: a new decision is needed. */
    reopen: (tx: Db, kind: HoldKind, id: string): Promise<boolean> => reopenHold(tx, kind, id),

    hasHeld: (userId: number, from: Db = db): Promise<boolean> => hasHeld(from, userId),
  };
}
