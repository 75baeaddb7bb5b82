import { describe, expect, it } from 'vitest';
import { checkReceivers, checkRights, checkSkew } from './database-checks.ts';

describe('the doctor on clocks', () => {
  it.each([
    [5_000, 'ok'],
    [-5_000, 'ok'],
    [5_001, 'failed'],
    [-5_001, 'failed'],
  ] as const)('%i ms apart is %s', (ms, state) => {
    expect(checkSkew('the database', ms).state).toBe(state);
  });

  it('says which of them is ahead and what to do', () => {
    expect(checkSkew('Alipay', 60_000).why).toBe(
      'Alipay is 60.0 s ahead of this machine: synchronise both clocks by NTP',
    );
    expect(checkSkew('Alipay', -60_000).why).toContain('60.0 s behind this machine');
  });
});

describe('the doctor on rights', () => {
  it.each([
    ['fails', 'a superuser', { isSuperuser: true, ownsTables: false }, 'failed'],
    ['fails', 'a superuser that owns tables', { isSuperuser: true, ownsTables: true }, 'failed'],
    ['mentions', 'the owner of tables', { isSuperuser: false, ownsTables: true }, 'skipped'],
    ['takes', 'a role that only reads and writes rows', { isSuperuser: false, ownsTables: false }, 'ok'],
  ])('%s %s', (_does, _role, rights, state) => {
    expect(checkRights(rights).state).toBe(state);
  });
});

describe('the doctor on the log receiver', () => {
  const expected = 'juban_wal';
  const alive = { name: 'juban_wal', state: 'streaming', sync: 'sync' };

  it.each([
    ['one that PostgreSQL waits for and that streams', { expected, connected: [alive] }, 'ok'],
    [
      'any streaming one if none is waited for',
      { expected: '', connected: [{ ...alive, sync: 'async' }] },
      'ok',
    ],
    ['one with a hidden state', { expected, connected: [{ name: null, state: null, sync: null }] }, 'ok'],
    ['none although one is waited for', { expected, connected: [] }, 'failed'],
    ['one that is starting', { expected, connected: [{ ...alive, state: 'startup' }] }, 'failed'],
    ['another one than is waited for', { expected, connected: [{ ...alive, sync: 'async' }] }, 'failed'],
    ['none and none is waited for', { expected: '', connected: [] }, 'skipped'],
  ])('%s: %#', (_case, receivers, state) => {
    expect(checkReceivers(receivers).state).toBe(state);
  });
});
