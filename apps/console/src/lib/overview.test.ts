import { describe, expect, it } from 'vitest';
import { type Overview, queuesOf, waitingIn } from './overview.ts';

const none: Overview = {
  deadLetters: null,
  providers: null,
  jobs: null,
  invariants: null,
  approvals: null,
  holds: null,
  feedback: null,
  prizes: null,
  mallStock: null,
  codeStock: null,
};
const queue = (count: number) => ({ count, oldest: null, link: 'jobs' as const, lines: [] });

describe('the work queues', () => {
  it('leave out what the caller may not see, and part work from calm', () => {
    const { waiting, calm } = queuesOf({ ...none, feedback: queue(2), holds: queue(1), prizes: queue(0) });
    expect(waiting.map(({ name }) => name)).toEqual(['holds', 'feedback']);
    expect(calm.map(({ name }) => name)).toEqual(['prizes']);
  });
  it('are added up for the screen that shows them', () => {
    const waiting = waitingIn({ ...none, deadLetters: queue(2), jobs: queue(1), feedback: queue(4) });
    expect(waiting).toEqual({
      '/system': { count: 3, isStuck: true },
      '/feedback': { count: 4, isStuck: false },
    });
  });
  it('without a screen are no number of the menu', () =>
    expect(waitingIn({ ...none, mallStock: queue(3) })).toEqual({}));
});
