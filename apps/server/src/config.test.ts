import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { serviceArgs } from '../../../scripts/lib/service-args.mjs';
import { ALIPAY_ENV } from '../test/alipay-env.ts';
import { APPLE_ENV } from '../test/apple-env.ts';
import { type AppEnv, readAppEnv, readConfig } from './config.ts';
import { StartError } from './db/database.ts';

const PRODUCTION = {
  DATABASE_URL: 'postgres://juban@db.example/juban',
  SECRET_KEY: '7d1f0a9c4be2863551c7e08fa6d2b394',
  ALIYUN_SMS_ACCESS_KEY_ID: 'id',
  ALIYUN_SMS_ACCESS_KEY_SECRET: 'secret',
  ALIYUN_SMS_TEMPLATE_CODE: 'SMS_1',
  ALIYUN_SMS_RENEWAL_TEMPLATE_CODE: 'SMS_2',
  PUBLIC_ORIGIN: 'https://m.example.com',
  ...ALIPAY_ENV,
  ...APPLE_ENV,
};

/** The lines that a person would see. */
function faultsOf(env: Record<string, string>, appEnv: AppEnv): string[] {
  try {
    readConfig(env, appEnv);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return (error as Error).message.split('\n');
  }
}

describe('demo', () => {
  it('needs nothing: the defaults are those of docs/develop.md', () => {
    expect(readConfig({}, 'demo')).toMatchObject({
      appEnv: 'demo',
      host: '127.0.0.1',
      port: 3_000,
      dataDir: '.data',
      databaseUrl: undefined,
      redisUrl: undefined,
      sms: { provider: 'sandbox', url: 'http://127.0.0.1:3001' },
      alipay: { provider: 'sandbox', url: 'http://127.0.0.1:3001' },
    });
  });

  it('the sandbox listens on the next port, or on the configured one', () => {
    expect(readConfig({ PORT: '3400' }, 'demo').sms).toMatchObject({ url: 'http://127.0.0.1:3401' });
    expect(readConfig({ PORT: '3400', SANDBOX_PORT: '4000' }, 'demo').sms).toMatchObject({
      url: 'http://127.0.0.1:4000',
    });
  });

  it('content packs are in the checkout, or in the configured folder', () => {
    expect(readConfig({}, 'demo').contentDir).toMatch(/[\\/]content$/);
    expect(readConfig({ CONTENT_DIR: '/srv/packs' }, 'demo').contentDir).toBe('/srv/packs');
  });

  it('an empty variable counts as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', HOST: '', REDIS_URL: '' }, 'demo')).toEqual(
      readConfig({}, 'demo'),
    );
  });

  it('lists are split at commas and trimmed', () => {
    const config = readConfig(
      { TRUSTED_PROXIES: ' 10.0.0.1 ,10.1.0.0/16,', ALLOWED_ORIGINS: 'https://a.example' },
      'demo',
    );
    expect(config.trustedProxies).toEqual(['10.0.0.1', '10.1.0.0/16']);
    expect(config.allowedOrigins).toEqual(['https://a.example']);
  });
});

describe('faults', () => {
  it.each<[Record<string, string>, string]>([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, not "abc"'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536"'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1"'],
    [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535, not "80.5"'],
    [{ SANDBOX_PORT: 'x' }, 'SANDBOX_PORT must be a whole number from 0 to 65535, not "x"'],
    [{ PORT: '65535' }, 'SANDBOX_PORT is missing, and PORT 65535 is the last port'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres://'],
    [
      { DATABASE_URL: 'postgres://a', DATABASE_REPLICA_URL: 'mysql://x' },
      'DATABASE_REPLICA_URL must begin with postgres://',
    ],
    [{ DATABASE_REPLICA_URL: 'postgres://a' }, 'DATABASE_REPLICA_URL is set, but DATABASE_URL is not'],
    [{ REDIS_URL: 'http://x' }, 'REDIS_URL must begin with redis://'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent'],
    [{ API_DOCS: 'true' }, 'API_DOCS must be on or off, not "true"'],
    [{ SECRET_KEY: 'x'.repeat(31) }, 'SECRET_KEY must have at least 32 characters'],
    [{ TRUSTED_PROXIES: '10.0.0.1,proxy' }, 'TRUSTED_PROXIES must be addresses or ranges, not "proxy"'],
    [{ TRUSTED_PROXIES: '10.0.0.0/99' }, 'TRUSTED_PROXIES must be addresses or ranges, not "10.0.0.0/99"'],
    [
      { PUBLIC_ORIGIN: 'm.example.com' },
      'PUBLIC_ORIGIN must be an origin such as https://m.example.com, not "m.example.com"',
    ],
    [{ WECHAT_APP_ID: 'wx1' }, 'WECHAT_APP_SECRET is missing'],
    [{ WECHAT_APP_SECRET: 's' }, 'WECHAT_APP_ID is missing'],
    [
      { WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 's', WECHAT_API_URL: 'api.weixin.qq.com' },
      'WECHAT_API_URL must be an origin such as https://api.weixin.qq.com, not "api.weixin.qq.com"',
    ],
    [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS must be origins such as https://www.example.com, not "*"'],
    [
      { ALLOWED_ORIGINS: 'https://a.example/' },
      'ALLOWED_ORIGINS must be origins such as https://www.example.com, not "https://a.example/"',
    ],
  ])('%j is reported in one line', (env, line) => {
    expect(faultsOf(env, 'demo')).toEqual([`configuration: ${line}`]);
  });

  it.each([
    { PORT: '0' },
    { PORT: '65534' },
    { SECRET_KEY: 'x'.repeat(32) },
    { TRUSTED_PROXIES: '::1,10.0.0.0/8' },
  ])('%j is not an error', (env) => {
    expect(faultsOf(env as Record<string, string>, 'demo')).toEqual([]);
  });

  it('are reported all together, one per line', () => {
    expect(faultsOf({ PORT: 'x', LOG_LEVEL: 'loud', REDIS_URL: 'x' }, 'demo')).toEqual([
      'configuration: PORT must be a whole number from 0 to 65535, not "x"',
      'configuration: REDIS_URL must begin with redis://',
      'configuration: LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent',
    ]);
  });

  it('never show a secret', () => {
    const lines = faultsOf({ ...PRODUCTION, SECRET_KEY: 'short-secret', PORT: 'x' }, 'production').join('\n');
    expect(lines).not.toContain('short-secret');
    expect(lines).not.toContain('juban@db');
  });
});

describe('production', () => {
  it('accepts a complete environment', () => {
    expect(readConfig(PRODUCTION, 'production')).toMatchObject({
      appEnv: 'production',
      databaseUrl: PRODUCTION.DATABASE_URL,
      sms: { provider: 'aliyun', accessKeyId: 'id', accessKeySecret: 'secret', templateCode: 'SMS_1' },
    });
  });

  it('refuses the embedded database', () => {
    const env = { ...PRODUCTION, DATABASE_URL: '' };
    expect(faultsOf(env, 'production')).toContain('configuration: production refuses the embedded database');
  });

  it('refuses the sandbox', () => {
    expect(faultsOf({ ...PRODUCTION, SANDBOX_PORT: '3001' }, 'production')).toEqual([
      'configuration: SANDBOX_PORT is set, but production refuses the sandbox',
    ]);
  });

  it.each(Object.keys(PRODUCTION))('names %s when it is missing', (name) => {
    const env = { ...PRODUCTION, [name]: '' };
    expect(faultsOf(env, 'production')).toContain(`configuration: ${name} is missing`);
  });

  it('has no default secret', () => {
    const env = { ...PRODUCTION, SECRET_KEY: '' };
    expect(faultsOf(env, 'production')).toEqual(['configuration: SECRET_KEY is missing']);
  });
});

describe('what production refuses', () => {
  const DEMO_KEY = readConfig({}, 'demo').secretKey;

  it.each<[Record<string, string>, string]>([
    [
      { SECRET_KEY: DEMO_KEY },
      "SECRET_KEY is the demo's, which is public: make one with: openssl rand -hex 32",
    ],
    [{ SECRET_KEY: 'x'.repeat(64) }, 'SECRET_KEY is easy to guess: make one with: openssl rand -hex 32'],
    [
      { PUBLIC_ORIGIN: 'http://m.example.com' },
      'PUBLIC_ORIGIN must begin with https:// instead of "http://m.example.com": http is allowed on this machine only',
    ],
    [
      { ALLOWED_ORIGINS: 'https://a.example,http://b.example' },
      'ALLOWED_ORIGINS must begin with https:// instead of "http://b.example": http is allowed on this machine only',
    ],
    [
      { WECHAT_APP_ID: 'wx', WECHAT_APP_SECRET: 's', WECHAT_API_URL: 'http://proxy.example' },
      'WECHAT_API_URL must begin with https:// instead of "http://proxy.example": http is allowed on this machine only',
    ],
    [
      { NODE_TLS_REJECT_UNAUTHORIZED: '0' },
      'NODE_TLS_REJECT_UNAUTHORIZED=0 accepts any certificate: remove it; for your own root certificate set NODE_EXTRA_CA_CERTS',
    ],
    [
      { ALIYUN_SMS_ENDPOINT: 'http://sms.example' },
      'ALIYUN_SMS_ENDPOINT must be an address that begins with https://',
    ],
    [{ ALIPAY_GATEWAY: 'http://pay.example' }, 'ALIPAY_GATEWAY must be an address that begins with https://'],
    [
      { APPLE_ENVIRONMENT: 'Sandbox' },
      'APPLE_ENVIRONMENT is Sandbox, where purchases are free: make it Production, or set ALLOW_APPLE_SANDBOX=testers',
    ],
    [
      { GAME_PARTNER_SECRETS: 'thunder:game-partner-demo' },
      "GAME_PARTNER_SECRETS: the secret of thunder is the demo's, which is public: agree on another",
    ],
  ])('%j (case %#)', (env, line) => {
    expect(faultsOf({ ...PRODUCTION, ...env }, 'production')).toEqual([`configuration: ${line}`]);
  });

  it.each([
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0/1',
    '128.0.0.0/1',
    '::ffff:0:0/96',
    '0:0:0:0:0:ffff:0:0/96',
    '2000::/3',
    'fc00::/6',
  ])('trusting every proxy by %s', (range) => {
    expect(faultsOf({ ...PRODUCTION, TRUSTED_PROXIES: `127.0.0.1,${range}` }, 'production')).toEqual([
      `configuration: TRUSTED_PROXIES trusts everybody by "${range}": name the proxy's own address, such as 127.0.0.1`,
    ]);
  });

  it.each(['127.0.0.1', '::1', '10.0.0.0/8', '2001:db8::/32', 'fc00::/7', '::ffff:10.0.0.0/104'])(
    'but not the proxies %s',
    (range) => {
      expect(faultsOf({ ...PRODUCTION, TRUSTED_PROXIES: range }, 'production')).toEqual([]);
    },
  );

  it('but allows plain http on this machine', () => {
    const env = { PUBLIC_ORIGIN: 'http://127.0.0.1:3000', ALIPAY_GATEWAY: 'http://[::1]:3001/gateway.do' };
    expect(faultsOf({ ...PRODUCTION, ...env }, 'production')).toEqual([]);
  });

  it('but allows values that keep certificate checks on', () => {
    expect(faultsOf({ ...PRODUCTION, NODE_TLS_REJECT_UNAUTHORIZED: '1' }, 'production')).toEqual([]);
  });

  it('all of it at once, and none of it in the demo', () => {
    const env = {
      SECRET_KEY: DEMO_KEY,
      PUBLIC_ORIGIN: 'http://m.example.com',
      TRUSTED_PROXIES: '0.0.0.0/0',
      APPLE_ENVIRONMENT: 'Sandbox',
      PARTNER_SECRET: 'membership-partner-demo',
      NODE_TLS_REJECT_UNAUTHORIZED: '0',
    };
    const lines = faultsOf({ ...PRODUCTION, ...env }, 'production');
    for (const name of Object.keys(env)) expect(lines.filter((line) => line.includes(name))).not.toEqual([]);
    expect(faultsOf(env, 'demo')).toEqual([]);
  });
});

describe('API_DOCS', () => {
  it.each([
    [{}, 'demo', true],
    [{}, 'production', false],
    [{ API_DOCS: '' }, 'production', false],
    [{ API_DOCS: 'on' }, 'production', true],
    [{ API_DOCS: 'off' }, 'demo', false],
  ] as const)('%j in %s: %s', (env, appEnv, apiDocs) => {
    expect(readConfig({ ...(appEnv === 'demo' ? {} : PRODUCTION), ...env }, appEnv).apiDocs).toBe(apiDocs);
  });
});

describe('APP_ENV', () => {
  it.each([
    [{}, 'demo', 'demo'],
    [{}, 'production', 'production'],
    [{ APP_ENV: 'production' }, 'demo', 'production'],
    [{ APP_ENV: 'demo' }, 'production', 'demo'],
  ] as const)('%j with the fallback %s is %s', (env, fallback, appEnv) => {
    expect(readAppEnv(env, fallback)).toBe(appEnv);
  });

  it.each(['prod', 'PRODUCTION', 'test'])('%s is refused', (text) => {
    expect(() => readAppEnv({ APP_ENV: text }, 'demo')).toThrow(
      `APP_ENV must be demo or production, not "${text}"`,
    );
  });
});

describe('entries', () => {
  const start = (entry: string, env: Record<string, string>) => {
    const run = spawnSync(process.execPath, [...serviceArgs, join(import.meta.dirname, entry)], {
      env: { PATH: process.env.PATH ?? '', ...env },
      encoding: 'utf8',
      timeout: 60_000,
    });
    return { status: run.status, lines: run.stderr.trim().split('\n') };
  };

  it('main.ts without an environment prints what is missing and exits', { timeout: 60_000 }, () => {
    const { status, lines } = start('main.ts', {});
    expect(status).toBe(1);
    expect(lines).toContain('configuration: DATABASE_URL is missing');
    expect(lines.every((line) => line.startsWith('configuration: '))).toBe(true);
  });

  it('demo.ts refuses production, main.ts refuses demo', { timeout: 60_000 }, () => {
    expect(start('demo.ts', { APP_ENV: 'production' })).toEqual({
      status: 1,
      lines: ['demo.ts brings the Lab and the sandbox, which production refuses: start main.ts'],
    });
    expect(start('main.ts', { APP_ENV: 'demo' })).toEqual({
      status: 1,
      lines: ['main.ts starts production only: npm start runs the demo'],
    });
  });
});
