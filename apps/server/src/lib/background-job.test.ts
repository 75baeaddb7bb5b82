import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBackgroundJob } from './background-job.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs every second, also after a failed round, until it is stopped', async () => {
  let rounds = 0;
  const report = vi.fn();
  const job = startBackgroundJob(async () => {
    rounds += 1;
    if (rounds === 1) throw new Error('the database is away');
  }, report);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(rounds).toBe(3);
  await job.stop();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(rounds).toBe(3);
  expect(report.mock.calls).toEqual([[new Error('the database is away')]]);
});

it('lets a round report one failure and continue', async () => {
  const report = vi.fn();
  const job = startBackgroundJob(async (report) => report('one of many'), report);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(report.mock.calls).toEqual([['one of many']]);
  await job.stop();
});

it('never runs two rounds at once, and stops only after the current one has ended', async () => {
  let rounds = 0;
  let end = () => {};
  const job = startBackgroundJob(() => {
    rounds += 1;
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  }, vi.fn());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(rounds).toBe(1);
  const stopped = vi.fn();
  const stopping = job.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stopped).not.toHaveBeenCalled();
  end();
  await stopping;
  expect(rounds).toBe(1);
});

it('tells how each round went, and goes on if that cannot be kept', async () => {
  const onRound = vi.fn().mockRejectedValueOnce(new Error('not written')).mockResolvedValue(undefined);
  let rounds = 0;
  const job = startBackgroundJob(
    async (report) => {
      rounds += 1;
      if (rounds === 2) report('one of many');
    },
    vi.fn(),
    onRound,
  );
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onRound.mock.calls.map(([{ error }]) => error)).toEqual([undefined, 'one of many']);
  await job.stop();
});
