import { describe, expect, it } from 'vitest';
import type { FaultSwitch } from './faults.ts';
import { createLeaving } from './leaving.ts';

const writingOf = (name: string) => ({ genuine: () => name, forged: () => [], lied: () => name });

describe('what leaves in another order', () => {
  it('the first waits for the second, and goes after it', async () => {
    const { leave } = createLeaving<string>({ fault: 'reorder' });
    expect(await leave('once', 1, writingOf('first'))).toEqual([]);
    expect(await leave('once', 1, writingOf('second'))).toEqual(['second', 'first']);
  });

  it('what waits does not outlive what it tells of', async () => {
    const faults: FaultSwitch = { fault: 'reorder' };
    const { leave, forget } = createLeaving<string>(faults);
    await leave('once', 1, writingOf('gone'));
    forget();
    faults.fault = 'none';
    expect(await leave('once', 1, writingOf('next'))).toEqual(['next']);
  });
});
