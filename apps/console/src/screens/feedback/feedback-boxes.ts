import type { ConsoleInput, ConsoleOutput } from '@juban/contract/console/console-schemas';
import type { SearchText } from '../../app/search-text.ts';
import { given } from '../../lib/filters.ts';

export type Feedback = ConsoleOutput<'getFeedback'>;
export type FeedbackRow = ConsoleOutput<'listFeedback'>['feedback'][number];
export type Figures = ConsoleOutput<'getFeedbackFigures'>;

export const LATE_HOURS = 24;

/** Which feedback each box holds. */
export const BOXES = {
  waiting: { name: '待答复', filter: { state: 'received' } },
  mine: { name: '分给我的', filter: { state: 'received', assignee: 'me' } },
  nobody: { name: '没有分配', filter: { state: 'received', assignee: 'nobody' } },
  old: { name: '超过 24 小时', filter: { state: 'received', olderThanHours: LATE_HOURS } },
  accepted: { name: '已采纳', filter: { state: 'accepted' } },
  declined: { name: '已答复', filter: { state: 'declined' } },
} as const satisfies Record<string, { name: string; filter: Partial<ConsoleInput<'listFeedback'>> }>;

export type BoxKey = keyof typeof BOXES;
export const BOX_KEYS = Object.keys(BOXES) as BoxKey[];

export const KIND_NAMES: Readonly<Record<FeedbackRow['kind'], string>> = {
  problem: '问题与建议',
  prize: '领奖',
  privacy: '隐私投诉',
};

export const KIND_OPTIONS = Object.entries(KIND_NAMES).map(([value, label]) => ({ value, label }));

export const boxOf = ({ box }: SearchText): BoxKey =>
  box !== undefined && Object.hasOwn(BOXES, box) ? (box as BoxKey) : 'waiting';

/** What the server is asked for, from the address. Which one is open does not change the list. */
export function feedbackFilter(address: SearchText): ConsoleInput<'listFeedback'> {
  const { brand, kind, after } = address;
  const known = kind !== undefined && Object.hasOwn(KIND_NAMES, kind) ? kind : undefined;
  return given({
    ...BOXES[boxOf(address)].filter,
    brand,
    kind: known,
    after,
  }) as ConsoleInput<'listFeedback'>;
}

/** How many wait longer than a day. */
export const lateCount = ({ waitingByAge }: Figures): number =>
  waitingByAge.filter(({ fromHours }) => fromHours >= LATE_HOURS).reduce((sum, { count }) => sum + count, 0);

/** Feedback of the same user into which this one can be merged. */
export const mergeTargets = ({ others, state, mergedInto, merged }: Feedback): Feedback['others'] =>
  state === 'received' && mergedInto === null && merged.length === 0
    ? others.filter((other) => other.state === 'received')
    : [];
