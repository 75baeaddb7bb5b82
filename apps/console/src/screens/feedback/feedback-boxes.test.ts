import { describe, expect, it } from 'vitest';
import { boxOf, type Feedback, feedbackFilter, lateCount, mergeTargets } from './feedback-boxes.ts';

describe('the boxes of the feedback desk', () => {
  it('start with what waits, also for an unknown box', () => {
    expect(boxOf({})).toBe('waiting');
    expect(boxOf({ box: 'toString' })).toBe('waiting');
    expect(boxOf({ box: 'old' })).toBe('old');
  });
  it('become a filter; the open feedback is no part of it', () => {
    expect(feedbackFilter({ box: 'mine', brand: 'yj', kind: 'prize', id: 'x', after: 'k' })).toEqual({
      state: 'received',
      assignee: 'me',
      brand: 'yj',
      kind: 'prize',
      after: 'k',
    });
    expect(feedbackFilter({ box: 'old', kind: 'nonsense' })).toEqual({
      state: 'received',
      olderThanHours: 24,
    });
  });
});

describe('feedback that waits longer than a day', () => {
  it('is counted from the age of a day on', () => {
    const waitingByAge = [
      { fromHours: 0, count: 5 },
      { fromHours: 24, count: 2 },
      { fromHours: 72, count: 1 },
    ];
    expect(lateCount({ answered: 0, medianMs: null, ninetiethMs: null, waiting: 8, waitingByAge })).toBe(3);
  });
});

describe('merging', () => {
  const other = (id: string, state: Feedback['state']) => ({ id, state, preview: '', createTime: 1 });
  const of = (part: Partial<Feedback>) =>
    mergeTargets({
      state: 'received',
      mergedInto: null,
      merged: [],
      others: [],
      ...part,
    } as unknown as Feedback);
  const others = [other('a', 'received'), other('b', 'accepted')];
  it('is offered into other feedback that waits', () =>
    expect(of({ others }).map(({ id }) => id)).toEqual(['a']));
  it('is not offered for feedback that was answered, was merged, or has something merged into it', () => {
    expect(of({ others, state: 'declined' })).toEqual([]);
    expect(of({ others, mergedInto: 'a' })).toEqual([]);
    expect(of({ others, merged: [{ id: 'c', preview: '', createTime: 1 }] })).toEqual([]);
  });
});
