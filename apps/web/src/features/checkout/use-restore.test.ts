import { expect, it, vi } from 'vitest';
import { restoreAll } from './use-restore.ts';

const answers = (result: 'restored' | 'owned' | 'refused') =>
  vi.fn(async ({ jws }: { jws: string[] }) => ({
    restored: result === 'restored' ? jws.length : 0,
    items: jws.map(() => ({ result, transactionId: null, orderNo: null, msg: null })),
  }));

it('[B-023] sends everything the store has signed, ten at a time, and trusts only the server', async () => {
  const signed = Array.from({ length: 23 }, (_, place) => `a.b.${place}`);
  const restoreApple = answers('restored');
  expect(await restoreAll({ restoreApple }, async () => signed)).toBe('restored');
  expect(restoreApple.mock.calls.map(([{ jws }]) => jws.length)).toEqual([10, 10, 3]);
  expect(await restoreAll({ restoreApple: answers('owned') }, async () => signed)).toBe('restored');
  expect(await restoreAll({ restoreApple: answers('refused') }, async () => signed)).toBe('nothing');
});

it('[B-023] distinguishes a store without purchases from a host that does not answer', async () => {
  const restoreApple = answers('restored');
  expect(await restoreAll({ restoreApple }, async () => [])).toBe('nothing');
  expect(await restoreAll({ restoreApple }, async () => undefined)).toBe('failed');
  expect(restoreApple).not.toHaveBeenCalled();
});
