import { describe, expect, it, vi } from 'vitest';
import { runWhileVisible } from './run-while-visible.ts';

/** A clock, a page and timers that the test controls. */
function world() {
  let now = 0;
  let isSeen = true;
  let onChange = () => {};
  let timer: { at: number; work: () => void } | undefined;
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return {
    surroundings: {
      sight: {
        isSeen: () => isSeen,
        watch: (callback: () => void) => {
          onChange = callback;
          return () => {
            onChange = () => {};
          };
        },
      },
      now: () => now,
      later: (work: () => void, ms: number) => {
        timer = { at: now + ms, work };
        return () => {
          timer = undefined;
        };
      },
    },
    async pass(ms: number) {
      const end = now + ms;
      while (timer && timer.at <= end) {
        const { at, work } = timer;
        timer = undefined;
        now = at;
        work();
        await settle();
      }
      now = end;
    },
    look(seen: boolean) {
      isSeen = seen;
      onChange();
    },
    isWaiting: () => timer !== undefined,
  };
}

describe('work that runs while the page is visible', () => {
  it('[C-002] runs at once and then every 3 s', async () => {
    const { surroundings, pass } = world();
    const work = vi.fn(async () => 3000);
    runWhileVisible(work, 0, surroundings);
    await pass(0);
    expect(work).toHaveBeenCalledTimes(1);
    await pass(2999);
    expect(work).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(work).toHaveBeenCalledTimes(2);
    await pass(30_000);
    expect(work).toHaveBeenCalledTimes(12);
  });

  it('[C-002] pauses while the page is hidden, and catches up once', async () => {
    const { surroundings, pass, look, isWaiting } = world();
    const work = vi.fn(async () => 3000);
    runWhileVisible(work, 0, surroundings);
    await pass(0);
    look(false);
    expect(isWaiting()).toBe(false);
    await pass(600_000);
    expect(work).toHaveBeenCalledTimes(1);
    look(true);
    await pass(0);
    expect(work).toHaveBeenCalledTimes(2);
    await pass(2999);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('does not run early after being hidden briefly', async () => {
    const { surroundings, pass, look } = world();
    const work = vi.fn(async () => 3000);
    runWhileVisible(work, 0, surroundings);
    await pass(1000);
    look(false);
    look(true);
    await pass(1999);
    expect(work).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('[C-002] ends when the work says so, and when it is stopped', async () => {
    const ended = world();
    const work = vi.fn(async () => undefined);
    runWhileVisible(work, 0, ended.surroundings);
    await ended.pass(60_000);
    ended.look(false);
    ended.look(true);
    await ended.pass(60_000);
    expect(work).toHaveBeenCalledTimes(1);

    const stopped = world();
    const more = vi.fn(async () => 3000);
    const stop = runWhileVisible(more, 120_000, stopped.surroundings);
    stop();
    await stopped.pass(600_000);
    expect(more).not.toHaveBeenCalled();
  });

  it('never runs twice at the same time, however long the work takes', async () => {
    const { surroundings, pass, look } = world();
    let finish = (_next: number) => {};
    const work = vi.fn(
      () =>
        new Promise<number>((resolve) => {
          finish = resolve;
        }),
    );
    runWhileVisible(work, 0, surroundings);
    await pass(10_000);
    look(false);
    look(true);
    await pass(10_000);
    expect(work).toHaveBeenCalledTimes(1);
    finish(3000);
    await pass(0);
    await pass(3000);
    expect(work).toHaveBeenCalledTimes(2);
  });
});
