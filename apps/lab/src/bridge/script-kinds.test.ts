import { describe, expect, it } from 'vitest';
import { BRIDGE_METHODS } from '../host/supported.ts';
import { describeScript, exampleOf, SCRIPT_KINDS, writeScript } from './script-kinds.ts';

describe('scripts of the bridge panel', () => {
  it('[A-102] start with a valid value for every method and kind', () => {
    for (const { id } of SCRIPT_KINDS) {
      for (const method of BRIDGE_METHODS) expect(writeScript(id, exampleOf(id, method))).toBeDefined();
    }
  });

  it('[A-102] accept only JSON where a value is required', () => {
    expect(writeScript('answer', ' {"a":1} ')).toEqual({ answer: { a: 1 } });
    expect(writeScript('twice', 'null')).toEqual({ twice: null });
    for (const text of ['', 'paid', '{', "'x'"]) expect(writeScript('answer', text)).toBeUndefined();
    expect(writeScript('error', '  ')).toBeUndefined();
  });

  it('[A-102] are summarised in a few words', () => {
    expect(describeScript({ silence: true })).toBe('不应答');
    expect(describeScript({ answer: true })).toBe('应答 true');
    expect(describeScript({ error: 'busy' })).toBe('报错 "busy"');
  });
});
