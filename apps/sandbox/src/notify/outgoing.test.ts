import { describe, expect, it } from 'vitest';
import type { FaultSwitch } from './faults.ts';
import { createOutgoing } from './outgoing.ts';

const writingOf = (name: string) => ({ genuine: () => name, forged: () => [], wrongAmount: () => name });

describe('reordered messages', () => {
  it('the first one waits for the second and is sent after it', async () => {
    const { select } = createOutgoing<string>({ fault: 'reorder' });
    expect(await select('once', 1, writingOf('first'))).toEqual([]);
    expect(await select('once', 1, writingOf('second'))).toEqual(['second', 'first']);
  });

  it('a held message is dropped with its trade', async () => {
    const faults: FaultSwitch = { fault: 'reorder' };
    const { select, forget } = createOutgoing<string>(faults);
    await select('once', 1, writingOf('gone'));
    forget();
    faults.fault = 'none';
    expect(await select('once', 1, writingOf('next'))).toEqual(['next']);
  });
});
