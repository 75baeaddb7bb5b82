import { afterEach, describe, expect, it, vi } from 'vitest';
import { withClosers } from './closers.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

describe('what a run opened', () => {
  it('is closed in reverse, also after a fault', async () => {
    const closed: string[] = [];
    const run = withClosers(async (onEnd) => {
      onEnd(() => closed.push('first'));
      onEnd(() => closed.push('second'));
      throw new Error('broken');
    });
    await expect(run).rejects.toThrow('broken');
    expect(closed).toEqual(['second', 'first']);
  });

  it('is closed although something else cannot be, and the run fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const closed: string[] = [];
    await withClosers(async (onEnd) => {
      onEnd(() => closed.push('first'));
      onEnd(() => Promise.reject(new Error('stuck')));
    });
    expect(closed).toEqual(['first']);
    expect(process.exitCode).toBe(1);
  });

  it('is closed once when the run is told to end, before the process does', async () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    const closed: string[] = [];
    const { promise: end, resolve: letEnd } = Promise.withResolvers<void>();
    const run = withClosers(async (onEnd) => {
      onEnd(() => closed.push('only'));
      await end;
    });
    const listeners = process.listenerCount('SIGINT');
    process.emit('SIGTERM');
    await expect.poll(() => exit.mock.calls).toEqual([[143]]);
    expect(closed).toEqual(['only']);
    letEnd();
    await run;
    expect(closed).toEqual(['only']);
    expect(process.listenerCount('SIGINT')).toBe(listeners - 1);
  });
});
