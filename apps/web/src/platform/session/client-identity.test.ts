import { describe, expect, it } from 'vitest';
import { identifyClient } from './client-identity.ts';

describe('the client', () => {
  it('[A-059] is web and 5.19.1 when the address says nothing', () => {
    const { clientType, clientVersion } = identifyClient({});
    expect([clientType.id, clientVersion]).toEqual(['web', '5.19.1']);
  });

  it.each([
    [{ ct: 'android_ddsp' }, 'android_ddsp'],
    [{ clientType: 'ios_jqq' }, 'ios_jqq'],
    [{ app_type: 'tthj' }, 'tthj'],
    [{ ct: 'nobody', app_type: 'tthj' }, 'tthj'],
    [{ ct: 'nobody' }, 'web'],
  ])('[A-059] %o is %s', (search, id) => {
    expect(identifyClient(search).clientType.id).toBe(id);
  });

  it('[A-059] of a type without a version sends an empty one', () => {
    expect(identifyClient({ ct: 'ddhj' }).clientVersion).toBe('');
    expect(identifyClient({ ct: 'ddhj', cv: '1.2.3' }).clientVersion).toBe('1.2.3');
  });

  it.each([
    [{ cv: '版本' }, '5.19.1'],
    [{ cv: '6.0\n' }, '5.19.1'],
    [{ clientVersion: 'v6.0.0' }, '5.19.1'],
    [{ cv: 'latest', clientVersion: '6.0.0' }, '6.0.0'],
    [{ ct: 'ddhj', cv: '版本' }, ''],
  ])('[A-013][A-059] of %o has the version %j: an invalid one counts as missing', (search, version) => {
    expect(identifyClient(search).clientVersion).toBe(version);
  });
});
