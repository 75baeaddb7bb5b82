import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { APPLE_ENV, APPLE_ROOT } from '../../test/apple-env.ts';
import { readApple } from './apple-config.ts';

function read(changes: Record<string, string | undefined> = {}) {
  const faults: string[] = [];
  const config = readApple({ ...APPLE_ENV, ...changes }, faults);
  if (config?.provider !== 'apple') throw new Error('it is the real store that is configured');
  return { faults, config };
}

const wrapped = APPLE_ROOT.match(/.{1,64}/g)?.join('\\n');
const PEM = `-----BEGIN CERTIFICATE-----\\n${wrapped}\\n-----END CERTIFICATE-----`;

describe('the App Store, configured', () => {
  it('is strict unless told otherwise: production, with certificates looked up', () => {
    const { faults, config } = read();
    expect(faults).toEqual([]);
    expect(config.onlineChecks).toBe(true);
    expect(config.apps.yujian).toEqual({
      bundleId: 'com.example.yujian',
      appAppleId: 1_600_000_000,
      environment: 'Production',
      roots: [APPLE_ROOT],
    });
  });

  it('is left out where none of it is named', () => {
    const faults: string[] = [];
    expect(readApple({ PORT: '3000' }, faults)).toBeUndefined();
    expect(faults).toEqual([]);
  });

  it('takes roots as base64, as PEM and by path', () => {
    const folder = mkdtempSync(join(tmpdir(), 'juban-root-'));
    const file = join(folder, 'root.cer');
    writeFileSync(file, Buffer.from(APPLE_ROOT, 'base64'));
    const { faults, config } = read({ APPLE_ROOT_CERTIFICATES: `${APPLE_ROOT}, ${PEM},${file}` });
    rmSync(folder, { recursive: true });
    expect(faults).toEqual([]);
    expect(config.apps.tthj.roots).toEqual([APPLE_ROOT, APPLE_ROOT, APPLE_ROOT]);
  });

  it.each(Object.keys(APPLE_ENV))('names %s when it is missing', (name) => {
    expect(read({ [name]: undefined }).faults).toEqual([`${name} is missing`]);
  });

  it.each<[string, string]>([
    ['APPLE_ROOT_CERTIFICATES', '/nowhere/root.cer'],
    ['APPLE_ROOT_CERTIFICATES', APPLE_ROOT.slice(0, 200)],
    ['APPLE_ENVIRONMENT', 'Xcode'],
    ['APPLE_ONLINE_CHECKS', 'maybe'],
    ['APPLE_JQQ_BUNDLE_ID', 'jqq'],
    ['APPLE_JQQ_APP_ID', 'id1600'],
  ])('names %s when it is wrong', (name, value) => {
    const { faults } = read({ [name]: value });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(name);
  });
});
