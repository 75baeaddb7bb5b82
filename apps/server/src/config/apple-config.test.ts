import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { APPLE_ENV, APPLE_ROOT } from '../../test/apple-env.ts';
import { readApple } from './apple-config.ts';

function read(changes: Record<string, string | undefined> = {}) {
  const faults: string[] = [];
  const config = readApple({ ...APPLE_ENV, ...changes }, faults);
  if (config?.provider !== 'apple') throw new Error('the real store must be configured');
  return { faults, config };
}

const wrapped = APPLE_ROOT.match(/.{1,64}/g)?.join('\\n');
const PEM = `-----BEGIN CERTIFICATE-----\\n${wrapped}\\n-----END CERTIFICATE-----`;

describe('the App Store configuration', () => {
  it('is strict by default: production, with certificate status checks', () => {
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

  it('is absent if no variable is set', () => {
    const faults: string[] = [];
    expect(readApple({ PORT: '3000' }, faults)).toBeUndefined();
    expect(faults).toEqual([]);
  });

  it('accepts roots as base64, as PEM and by path', () => {
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

describe("Apple's Sandbox, where purchases are free", () => {
  const TESTERS = '1000000000001, 0D9B0C6E-1A2B-8C3D-9E4F-A1B2C3D4E5F6';

  it('stops the start unless testers are allowed by name', () => {
    expect(read({ APPLE_ENVIRONMENT: 'Sandbox' }).faults).toEqual([
      'APPLE_ENVIRONMENT is Sandbox, where purchases are free: make it Production, or set ALLOW_APPLE_SANDBOX=testers',
    ]);
    expect(read({ APPLE_ENVIRONMENT: 'Sandbox', ALLOW_APPLE_SANDBOX: 'everybody' }).faults).toEqual([
      'ALLOW_APPLE_SANDBOX must be testers or empty, not "everybody"',
    ]);
    expect(read({ APPLE_ENVIRONMENT: 'Sandbox', ALLOW_APPLE_SANDBOX: 'testers' }).faults).toEqual([
      'APPLE_SANDBOX_TESTERS is missing: list user ids or app account tokens, separated by commas',
    ]);
  });

  it('grants to listed testers only; the real store has none', () => {
    const { faults, config } = read({
      APPLE_ENVIRONMENT: 'Sandbox',
      ALLOW_APPLE_SANDBOX: 'testers',
      APPLE_SANDBOX_TESTERS: TESTERS,
    });
    expect(faults).toEqual([]);
    expect([...(config.testers ?? [])]).toEqual(['1000000000001', '0d9b0c6e-1a2b-8c3d-9e4f-a1b2c3d4e5f6']);
    expect(read().config.testers).toBeUndefined();
  });

  it('names a tester that is neither a user id nor a token', () => {
    const env = { APPLE_ENVIRONMENT: 'Sandbox', ALLOW_APPLE_SANDBOX: 'testers', APPLE_SANDBOX_TESTERS: '*' };
    expect(read(env).faults).toEqual([
      'APPLE_SANDBOX_TESTERS must be user ids or app account tokens, not "*"',
    ]);
  });
});
