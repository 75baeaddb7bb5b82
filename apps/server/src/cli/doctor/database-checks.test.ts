import { describe, expect, it } from 'vitest';
import { judgeReceivers, judgeRights, judgeSkew } from './database-checks.ts';

describe('the doctor on clocks', () => {
  it.each([
    [5_000, 'ok'],
    [-5_000, 'ok'],
    [5_001, 'failed'],
    [-5_001, 'failed'],
  ] as const)('%i ms apart is %s', (ms, state) => {
    expect(judgeSkew('the database', ms).state).toBe(state);
  });

  it('says which of them is ahead and what to do', () => {
    expect(judgeSkew('Alipay', 60_000).why).toBe(
      'Alipay is 60.0 s ahead of this machine: synchronise both clocks by NTP',
    );
    expect(judgeSkew('Alipay', -60_000).why).toContain('60.0 s behind this machine');
  });
});

describe('the doctor on rights', () => {
  it.each([
    ['fails', 'a superuser', { isSuperuser: true, ownsTables: false }, 'failed'],
    ['fails', 'a superuser that owns tables', { isSuperuser: true, ownsTables: true }, 'failed'],
    ['mentions', 'the owner of tables', { isSuperuser: false, ownsTables: true }, 'skipped'],
    ['takes', 'a role that only reads and writes rows', { isSuperuser: false, ownsTables: false }, 'ok'],
  ])('%s %s', (_does, _role, rights, state) => {
    expect(judgeRights(rights).state).toBe(state);
  });
});

describe('the doctor on the log receiver', () => {
  const wanted = 'juban_wal';
  const alive = { name: 'juban_wal', state: 'streaming', sync: 'sync' };

  it.each([
    ['one that PostgreSQL waits for and that streams', { wanted, connected: [alive] }, 'ok'],
    [
      'any streaming one if none is waited for',
      { wanted: '', connected: [{ ...alive, sync: 'async' }] },
      'ok',
    ],
    ['one with a hidden state', { wanted, connected: [{ name: null, state: null, sync: null }] }, 'ok'],
    ['none although one is waited for', { wanted, connected: [] }, 'failed'],
    ['one that is starting', { wanted, connected: [{ ...alive, state: 'startup' }] }, 'failed'],
    ['another one than is waited for', { wanted, connected: [{ ...alive, sync: 'async' }] }, 'failed'],
    ['none and none is waited for', { wanted: '', connected: [] }, 'skipped'],
  ])('%s: %#', (_case, receivers, state) => {
    expect(judgeReceivers(receivers).state).toBe(state);
  });
});
