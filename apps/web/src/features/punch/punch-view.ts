import type { CallOutput } from '@juban/contract/schemas';
import {
  PUNCH_DAYS,
  PUNCH_ELIGIBILITY,
  type PunchCardState,
  punchCards,
  punchDay,
} from '@juban/domain/punch';

export type PunchRecords = CallOutput<'listPunches'>;

/**
 * unknown: not loaded; guest: no user; ready: today is open; marked: checked in today; notNew: may not take
 * part; over: the seven days have passed.
 */
type PunchStage = 'unknown' | 'guest' | 'ready' | 'marked' | 'notNew' | 'over';

export interface PunchView {
  stage: PunchStage;
  /** 1 to 7; 0 if no day is today's. */
  today: number;
  cards: readonly PunchCardState[];
  marks: number;
  rewardDays: number;
  /** Days left, including today. */
  left: number;
  /** The user has started. */
  isBegun: boolean;
  endTime: number | undefined;
}

const blank = (stage: 'unknown' | 'guest', today: number): PunchView => ({
  stage,
  today,
  cards: punchCards([], today),
  marks: 0,
  rewardDays: 0,
  left: PUNCH_DAYS,
  isBegun: false,
  endTime: undefined,
});

/** Shown before the user is known, and to visitors: the first day is ahead. */
export const UNKNOWN_VIEW = blank('unknown', 0);
export const GUEST_VIEW = blank('guest', 1);

function stageOf({ canMark, markCurDay, records }: PunchRecords, day: number): PunchStage {
  if (records.length > 0 && (day > PUNCH_DAYS || canMark === PUNCH_ELIGIBILITY.over)) return 'over';
  if (canMark !== PUNCH_ELIGIBILITY.open) return 'notNew';
  return markCurDay ? 'marked' : 'ready';
}

/** The page of a user, by the server's clock. */
export function punchView(records: PunchRecords): PunchView {
  const first = records.records[0];
  const day = punchDay(first && new Date(first.markTime), new Date(records.curTime));
  const cards = punchCards(
    records.records.map(({ dayNum }) => dayNum),
    day,
  );
  const stage = stageOf(records, day);
  // Days that were never open are not pending.
  const shown = stage === 'notNew' ? cards.map((state) => state || 2) : cards;
  const takesPart = stage === 'ready' || stage === 'marked';
  return {
    stage,
    today: takesPart ? day : 0,
    cards: shown,
    marks: records.records.length,
    rewardDays: records.rewardDays,
    left: takesPart ? cards.filter((state) => state === 0).length : 0,
    isBegun: first !== undefined,
    endTime: takesPart ? records.endTime : undefined,
  };
}
