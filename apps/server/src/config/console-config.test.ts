import { describe, expect, it } from 'vitest';
import { readConsole } from './console-config.ts';

const GOOD = {
  CONSOLE_PORT: '3101',
  CONSOLE_ORIGIN: 'https://console.example.com',
  PUBLIC_ORIGIN: 'https://m.example.com',
};
const OIDC = {
  CONSOLE_OIDC_ISSUER: 'https://login.example.com',
  CONSOLE_OIDC_CLIENT_ID: 'juban',
  CONSOLE_OIDC_CLIENT_SECRET: 'secret',
};
const faultsOf = (env: Record<string, string>) => {
  const faults: string[] = [];
  readConsole(env, faults);
  return faults;
};

describe('the console in production', () => {
  it('is off without a port, and on with a port and an origin of its own', () => {
    expect(readConsole({}, [])).toEqual({
      consolePort: undefined,
      consoleOrigin: undefined,
      oidc: undefined,
    });
    expect(readConsole(GOOD, [])).toMatchObject({ consolePort: 3101, consoleOrigin: GOOD.CONSOLE_ORIGIN });
    expect(faultsOf(GOOD)).toEqual([]);
  });

  it.each([
    [{ CONSOLE_ORIGIN: '' }, 'CONSOLE_ORIGIN is missing'],
    [{ CONSOLE_ORIGIN: 'http://console.example.com' }, 'must be an https origin'],
    [{ CONSOLE_ORIGIN: 'https://console.example.com/' }, 'must be an https origin'],
    [{ CONSOLE_ORIGIN: 'https://m.example.com' }, 'must differ from PUBLIC_ORIGIN'],
    [{ CONSOLE_PORT: '65536' }, 'CONSOLE_PORT must be a whole number'],
    [{ CONSOLE_PORT: 'x' }, 'CONSOLE_PORT must be a whole number'],
    [{ ...OIDC, CONSOLE_OIDC_ISSUER: 'http://login.example.com' }, 'must be an https address'],
    [{ ...OIDC, CONSOLE_OIDC_CLIENT_SECRET: '' }, 'CONSOLE_OIDC_CLIENT_SECRET is missing'],
  ])('is refused with %j', (change, text) => {
    expect(faultsOf({ ...GOOD, ...change })).toEqual([expect.stringContaining(text)]);
  });

  it('lets staff sign in at an identity provider', () => {
    expect(faultsOf({ ...GOOD, ...OIDC })).toEqual([]);
    expect(readConsole({ ...GOOD, ...OIDC }, []).oidc).toMatchObject({ label: '公司账号登录' });
  });
});
