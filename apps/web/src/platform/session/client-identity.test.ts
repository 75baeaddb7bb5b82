import { describe, expect, it } from 'vitest';
import { identifyClient } from './client-identity.ts';

describe('who is asking', () => {
  it('[A-059] web and 5.19.1 when the address says nothing', () => {
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

  it('[A-059] a client type that sends no version sends an empty one', () => {
    expect(identifyClient({ ct: 'ddhj' }).clientVersion).toBe('');
    expect(identifyClient({ ct: 'ddhj', cv: '1.2.3' }).clientVersion).toBe('1.2.3');
  });

  it.each([
    [{ cv: '版本' }, '5.19.1'],
    [{ cv: '6.0\n' }, '5.19.1'],
    [{ clientVersion: 'v6.0.0' }, '5.19.1'],
    [{ cv: 'latest', clientVersion: '6.0.0' }, '6.0.0'],
    [{ ct: 'ddhj', cv: '版本' }, ''],
  ])('[A-013][A-059] of %o the version is %j: what is none counts as not given', (search, version) => {
    expect(identifyClient(search).clientVersion).toBe(version);
  });
});
