import { afterEach, describe, expect, it, vi } from 'vitest';
import { withClosers } from './closers.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

describe('resources opened by a run', () => {
  it('are closed in reverse order, also after an error', async () => {
    const closed: string[] = [];
    const run = withClosers(async (onEnd) => {
      onEnd(() => closed.push('first'));
      onEnd(() => closed.push('second'));
      throw new Error('broken');
    });
    await expect(run).rejects.toThrow('broken');
    expect(closed).toEqual(['second', 'first']);
  });

  it('are closed even if another one cannot be closed, and the run fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const closed: string[] = [];
    await withClosers(async (onEnd) => {
      onEnd(() => closed.push('first'));
      onEnd(() => Promise.reject(new Error('stuck')));
    });
    expect(closed).toEqual(['first']);
    expect(process.exitCode).toBe(1);
  });

  it('are closed once when the run is asked to stop, before the process ends', async () => {
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
