import { beforeEach, describe, expect, it } from 'vitest';
import { readBridgeCall } from './bridge-call.ts';
import { addLogEntry, bridgeLog, clearLog, writeJson } from './bridge-log.ts';

const call = { id: '1-a', method: 'share', args: { title: 'x' } };

describe('bridge calls of a page', () => {
  it('[A-102] are read, with empty arguments by default', () => {
    expect(readBridgeCall({ bridge: 1, ...call })).toEqual(call);
    expect(readBridgeCall({ bridge: 1, id: '1', method: 'close' })).toEqual({
      id: '1',
      method: 'close',
      args: {},
    });
  });

  it('[A-102] are distinguished from other messages between windows', () => {
    for (const data of [
      null,
      'text',
      7,
      [],
      {},
      call,
      { ...call, bridge: 2 },
      { ...call, bridge: 1, id: 7 },
      { ...call, bridge: 1, id: '' },
      { ...call, bridge: 1, method: 'x'.repeat(101) },
      { ...call, bridge: 1, args: [] },
      { ...call, bridge: 1, args: null },
    ]) {
      expect(readBridgeCall(data)).toBeUndefined();
    }
  });
});

describe('bridge log', () => {
  beforeEach(clearLog);
  const entry = { way: 'out', method: 'share', line: '', json: '', failed: false } as const;

  it('[A-102] keeps the order and a limited number', () => {
    for (let n = 0; n < 320; n += 1) addLogEntry({ ...entry, line: String(n) });
    expect(bridgeLog.get()).toHaveLength(300);
    expect(bridgeLog.get().at(-1)?.line).toBe('319');
  });

  it('[A-102] hides login tokens', () => {
    expect(writeJson({ token: 'secret-token-1', url: '/x?token=secret-token-1' }, 'secret-token-1')).toBe(
      '{"token":"secret…","url":"/x?token=secret…"}',
    );
    expect(writeJson(undefined, '')).toBe('undefined');
  });
});
