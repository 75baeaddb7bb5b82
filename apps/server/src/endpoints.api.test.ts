import { type Call, calls } from '@juban/contract';
import type { ConsoleCall } from '@juban/contract/console/console-call';
import { consoleCalls } from '@juban/contract/console/console-calls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXTRA_ENDPOINTS } from '../../../bench/src/fuzz/extra-endpoints.ts';
import { UNWATCHED, watchWrites } from '../../../bench/src/fuzz/watch-writes.ts';
import { listEndpoints } from '../test/endpoints.ts';
import { copyDatabase, startProduct, type TestProduct } from '../test/kit.ts';
import { rowsOf } from './db/database.ts';

/** They accept no input: their answer is always the same. */
const PLAIN = [
  'GET /.well-known/apple-app-site-association',
  'GET /.well-known/assetlinks.json',
  'GET /api/docs',
  'GET /api/docs/scalar.js',
  'GET /api/openapi.json',
  'GET /healthz',
  'GET /metrics',
  'GET /readyz',
];
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; font-src 'self'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data: blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const SETS_COOKIE = new Set([
  ...Object.values(calls).flatMap((call: Call) => (call.sendsCode ? [call.path as string] : [])),
  // The state that has to come back from the identity provider.
  consoleCalls.beginOidc.path as string,
]);

const wayOf = ({ method, path }: Call | ConsoleCall) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`;

let product: TestProduct;
let ways: string[];
beforeAll(async () => {
  product = await startProduct();
  ways = listEndpoints(product.app);
});
afterAll(() => product.stop());

it('[A-082] every endpoint is a call of the contract, is fuzzed like one, or accepts no input', () => {
  const own = [...Object.values(calls), ...Object.values(consoleCalls)].map(wayOf);
  const known = [...own, ...Object.keys(EXTRA_ENDPOINTS), ...PLAIN];
  const isLab = (way: string) => / \/lab(?:\/|$)/.test(way);
  expect(ways.filter((way) => !isLab(way))).toEqual([...new Set(known)].sort());
});

describe('headers', () => {
  it('[A-083] are on the answer of every endpoint, before any login', async () => {
    const bare: string[] = [];
    for (const way of ways) {
      const [method, path = ''] = way.split(' ') as ['GET' | 'POST', string];
      const url = path.replaceAll(/:\w+/g, 'x').replace('*', 'x');
      const { headers } = await product.app.inject({
        method,
        url,
        ...(method === 'POST' ? { payload: {} } : {}),
      });
      const policy = String(headers['content-security-policy']);
      const isSafe =
        headers['x-content-type-options'] === 'nosniff' &&
        headers['referrer-policy'] === 'no-referrer' &&
        String(headers['permissions-policy']).includes('camera=()') &&
        String(headers.vary).includes('origin') &&
        (policy === DATA_POLICY ||
          (path === '/api/docs' && policy === DOCS_POLICY) ||
          path.startsWith('/lab'));
      const named = ['set-cookie', 'server', 'x-powered-by'].filter((name) => headers[name] !== undefined);
      // Calls that send an SMS code set a cookie to identify the browser.
      const unexpected = named.filter((name) => name !== 'set-cookie' || !SETS_COOKIE.has(path));
      if (!isSafe || unexpected.length > 0) bare.push(`${way}: ${policy} ${unexpected.join(' ')}`);
    }
    expect(bare).toEqual([]);
    expect(ways.length).toBeGreaterThan(100);
  });
});

it('[A-082] the fuzzer’s check covers every table of the database, in every schema', async () => {
  const { database } = await copyDatabase();
  await watchWrites(database);
  const unwatched = await database.db.execute(sql`
    select t.schemaname || '.' || t.tablename as name from pg_tables t
    where t.schemaname not in ('pg_catalog', 'information_schema') and not exists (
      select from pg_trigger g where g.tgrelid = format('%I.%I', t.schemaname, t.tablename)::regclass
        and g.tgname = 'fuzz_watch' and g.tgenabled = 'O')`);
  expect(rowsOf<{ name: string }>(unwatched)).toEqual([{ name: `public.${UNWATCHED}` }]);
  await database.close();
});
