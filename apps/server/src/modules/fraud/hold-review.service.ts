import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import { HOLD_KINDS, type HoldKind, type HoldState } from './fraud-names.ts';
import { countHeld, decideHold, findHold, type Hold, listHeld } from './hold.repository.ts';

/** How one kind of subject is granted or refused. */
export interface HoldHandler {
  /** Locks what the decision changes, before the hold is decided. */
  lock(tx: Db, hold: Hold): Promise<void>;
  release(tx: Db, hold: Hold): Promise<void>;
  refuse(tx: Db, hold: Hold): Promise<void>;
}

export interface HoldDecision {
  decidedBy: string;
  reason: string;
}

export interface HoldReviewDeps {
  db: Db;
  clock: Clock;
  handlers: Readonly<Record<HoldKind, HoldHandler>>;
}

export type HoldReviewService = ReturnType<typeof createHoldReviewService>;

export const isHoldKind = (kind: string): kind is HoldKind => HOLD_KINDS.includes(kind as HoldKind);

/** Review of held subjects: each decision once, together with all its consequences. */
export function createHoldReviewService({ db, clock, handlers }: HoldReviewDeps) {
  async function requireHold(kind: HoldKind, id: string, from: Db = db): Promise<Hold> {
    const hold = await findHold(from, kind, id);
    if (!hold) throw new Error(`no ${kind} ${id} is or was held`);
    return hold;
  }

  /** Joins the caller's transaction; otherwise than done, it returns the state that forbids it. */
  async function decideWithin(
    tx: Db,
    hold: Hold,
    state: 'released' | 'refused',
    { decidedBy, reason }: HoldDecision,
  ): Promise<'done' | HoldState> {
    const { subjectKind: kind, subjectId: id } = hold;
    const handler = handlers[kind];
    await handler.lock(tx, hold);
    const decision = { state, decidedBy, reason, decidedAt: clock.businessNow() };
    if (!(await decideHold(tx, kind, id, decision))) return ((await findHold(tx, kind, id)) ?? hold).state;
    await (state === 'released' ? handler.release(tx, hold) : handler.refuse(tx, hold));
    return 'done';
  }

  async function decide(
    kind: HoldKind,
    id: string,
    state: 'released' | 'refused',
    decision: HoldDecision,
    within: Db = db,
  ): Promise<void> {
    if (!decision.reason.trim()) throw new Error('a decision needs a reason');
    const hold = await requireHold(kind, id, within);
    await within.transaction(async (tx) => {
      const done = await decideWithin(tx, hold, state, decision);
      if (done === 'marked') throw new Error(`${kind} ${id} is not paid`);
      if (done !== 'done') throw new Error(`${kind} ${id} is ${done} already`);
    });
  }

  return {
    listHeld: (): Promise<Hold[]> => listHeld(db),
    show: (kind: HoldKind, id: string): Promise<Hold> => requireHold(kind, id),
    decideWithin,
    /** Joins the caller's transaction, if any. */
    release: (kind: HoldKind, id: string, decision: HoldDecision, within?: Db) =>
      decide(kind, id, 'released', decision, within),
    refuse: (kind: HoldKind, id: string, decision: HoldDecision, within?: Db) =>
      decide(kind, id, 'refused', decision, within),
    countHeld: () => countHeld(db),
  };
}
