import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDS } from '@juban/catalog';
import { expect, it } from 'vitest';
import { ALIPAY_ENV } from '../test/alipay-env.ts';
import { APPLE_ENV } from '../test/apple-env.ts';
import { WECHAT_ENV } from '../test/wechat-env.ts';
import { readAppEnv, readConfig } from './config.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PAGE = readFileSync(join(ROOT, 'docs/deploy.md'), 'utf8');
const EXAMPLE = readFileSync(join(ROOT, 'deploy/juban.env.example'), 'utf8');
const BRAND_NAMES = Object.keys(BRANDS).map((brand) => brand.toUpperCase());
const BRAND_PART = new RegExp(`_(${BRAND_NAMES.join('|')})_`);

/** Values for every provider, so that all of them are read. */
const WHOLE: Record<string, string> = {
  ...ALIPAY_ENV,
  ...APPLE_ENV,
  ...WECHAT_ENV,
  WECHAT_APP_ID: 'wx',
  WECHAT_APP_SECRET: 'secret',
  CONSOLE_PORT: '3101',
  CONSOLE_OIDC_ISSUER: 'https://login.example.com',
  ...Object.fromEntries(
    Object.keys(BRANDS).flatMap((brand) =>
      ['MINI_APP_ID', 'PUBLIC_KEY_ID'].map((field) => [
        `WECHAT_PAY_${brand.toUpperCase()}_${field}`,
        'given alone',
      ]),
    ),
  ),
};

/** Every variable name that production reads, with the brand as <BRAND>. */
function namesRead(): Set<string> {
  const names = new Set<string>();
  const env = new Proxy(WHOLE, {
    get(target, name: string) {
      names.add(name.replace(BRAND_PART, '_<BRAND>_'));
      return target[name];
    },
  });
  readAppEnv(env, 'production');
  // Its errors do not matter here: it reads to the end and so names all variables.
  expect(() => readConfig(env, 'production')).toThrow('configuration:');
  return names;
}

const listed = new Set(
  PAGE.split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => line.split('|')[1]?.match(/[A-Z][A-Z_0-9<>]{3,}/g) ?? []),
);

it('docs/deploy.md lists every variable that production reads, and no other', () => {
  const read = namesRead();
  expect(read.size).toBeGreaterThan(35);
  expect([...read].filter((name) => !listed.has(name)).sort()).toEqual([]);
  expect([...listed].filter((name) => !read.has(name)).sort()).toEqual([]);
});

it('deploy/juban.env.example contains what production cannot start without, and no unknown variable', () => {
  const pairs = EXAMPLE.split('\n').flatMap((line) => {
    const [, name, value = ''] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
    return name ? [[name, value] as const] : [];
  });
  const empty = pairs
    .filter(([, value]) => value === '')
    .flatMap(([name]) => Object.keys(BRANDS).map((brand) => name.replace('YUJIAN', brand.toUpperCase())))
    .map((name) => `configuration: ${name} is missing`);
  const message = (() => {
    try {
      readConfig(Object.fromEntries(pairs), 'production');
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  })();
  expect(message.split('\n').sort()).toEqual([...new Set(empty)].sort());
});
