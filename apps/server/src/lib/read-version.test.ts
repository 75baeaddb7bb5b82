import { describe, expect, it } from 'vitest';
import { readVersion } from './read-version.ts';

describe('the recorded version', () => {
  it.each([
    ['web', '6.1.0', '6.1.0'],
    ['web', '', '0.0.1'],
    ['web', undefined, '5.19.1'],
    ['web', '版本', '5.19.1'],
    ['android_jqq', 'v6.1.0', '5.19.1'],
    ['android_jqq', '6.1.0 ', '5.19.1'],
    ['ddhj', 'junk', '0.0.1'],
    ['web', '138.1234.5678', '5.19.1'],
    ['web', '138.0.7204.100', '138.0.7204.100'],
  ])('[A-059] of %s sending %j is %s', (clientType, sent, version) => {
    expect(readVersion(clientType, sent)).toBe(version);
  });
});
