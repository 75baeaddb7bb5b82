import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { BRANDS } from '@juban/catalog';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { serviceArgs } from '../../../../scripts/lib/service-args.mjs';
import { ALIPAY_KEYS } from '../../test/alipay-env.ts';
import { runStatement } from '../../test/cluster.ts';
import { asRole, createRoles, grantRights, WORKER } from '../../test/database-roles.ts';
import { copyPostgres } from '../../test/kit.ts';
import { productionEnv } from '../../test/production-env.ts';
import { type SandboxProcess, startSandbox } from '../../test/sandbox-process.ts';
import { examine } from './doctor/examine.ts';

const { kind, source } = inject('testDatabase');

/** Production as tests use it: PostgreSQL, and the sandbox in place of the providers, on loopback. */
describe.runIf(kind === 'postgres')('npm run doctor', () => {
  let sandbox: SandboxProcess;
  let carrier: Server;
  let database: string;
  let env: Record<string, string>;
  let answer = '{"Code":"OK","TemplateStatus":1}';
  const asked: string[] = [];
  beforeAll(async () => {
    sandbox = await startSandbox({ SANDBOX_TIME_SCALE: '0' });
    carrier = createServer((request, response) => {
      asked.push(String(request.headers['x-acs-action']));
      response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
    });
    await new Promise<void>((resolve) => carrier.listen(0, '127.0.0.1', resolve));
    const front = { origin: 'http://127.0.0.1:1', providers: sandbox.url, certificate: { caFile: '' } };
    await createRoles(source);
    database = await copyPostgres(source);
    await grantRights(database);
    env = {
      ...(await productionEnv(sandbox, front, { databaseUrl: asRole(WORKER, database) })),
      ...(await wechatEnv(sandbox)),
      ALIYUN_SMS_ENDPOINT: `http://127.0.0.1:${(carrier.address() as AddressInfo).port}`,
    };
  }, 120_000);
  afterAll(() => {
    carrier.close();
    sandbox.stop();
  });

  const failedOf = async (changes: Record<string, string>) =>
    (await examine({ ...env, ...changes }))
      .filter(({ state }) => state === 'failed')
      .map(({ name, why }) => `${name}: ${why}`);

  function run(
    changes: Record<string, string>,
  ): Promise<{ status: number | null; out: string; err: string }> {
    const { NODE_EXTRA_CA_CERTS: _none, ...given } = { ...env, ...changes };
    const child = spawn(process.execPath, [...serviceArgs, join(import.meta.dirname, 'doctor.ts')], {
      env: { PATH: process.env.PATH ?? '', ...given },
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stderr.on('data', (data) => {
      err += data;
    });
    return new Promise((resolve) => child.once('close', (status) => resolve({ status, out, err })));
  }

  it('[A-103] passes a complete environment, and sends no SMS', async () => {
    asked.length = 0;
    const { status, out, err } = await run({});
    const lines = out.trim().split('\n');
    expect(err).toBe('');
    expect(lines.filter((line) => line.startsWith('failed'))).toEqual([]);
    expect(status).toBe(0);
    for (const brand of Object.keys(BRANDS))
      expect(out).toContain(`ok       Alipay of ${brand}: it answers with a valid signature\n`);
    expect(out).toMatch(/^ok {7}rights of the role: it works on rows and owns no table$/m);
    expect(out).toMatch(/^ok {7}migrations: all of them are applied$/m);
    expect(out).toMatch(/^ok {7}clock and database: \d\.\d s apart$/m);
    expect(out).toMatch(/^ok {7}WeChat Pay of yujian: it answers with a valid signature$/m);
    expect(out).toMatch(/^skipped {2}receiver of the log: synchronous_standby_names is empty/m);
    expect(out).toMatch(/^skipped {2}Redis: REDIS_URL is not set/m);
    expect(out).toMatch(/^ok {7}encryption to the database: it stays on this machine$/m);
    expect(out).toMatch(/^skipped {2}encryption to Redis: REDIS_URL is not set$/m);
    expect(lines.at(-1)).toMatch(/^\d+ ok, 0 failed, \d+ skipped$/);
    expect(new Set(asked)).toEqual(new Set(['QuerySmsTemplate']));
  });

  it('[A-103] lists every problem at once, exits with 1 and starts nothing', async () => {
    const { status, out } = await run({
      SECRET_KEY: 'x'.repeat(40),
      TRUSTED_PROXIES: '0.0.0.0/0',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      REDIS_URL: 'redis://127.0.0.1:1',
      ALIPAY_JQQ_PRIVATE_KEY: 'no key',
    });
    expect(status).toBe(1);
    expect(out).toMatch(/^failed {3}configuration: SECRET_KEY is easy to guess/m);
    expect(out).toMatch(/^failed {3}configuration: TRUSTED_PROXIES trusts everybody/m);
    expect(out).toMatch(/^failed {3}keys: ALIPAY_JQQ_PRIVATE_KEY cannot be read$/m);
    expect(out).toMatch(/^failed {3}database: DATABASE_URL cannot be reached/m);
    expect(out).toMatch(/^failed {3}Redis: /m);
    expect(out).toMatch(/^skipped {2}migrations: no database answers$/m);
    expect(out).toMatch(/^skipped {2}Alipay of yujian: its variables \(ALIPAY_…\) are wrong/m);
    expect(out).toMatch(/^ok {7}SMS carrier: /m);
  });

  it('[A-103] fails a database without tables, and creates none', async () => {
    const name = `juban_doctor_${process.pid}`;
    await runStatement(source, `create database ${name}`);
    const DATABASE_URL = asRole(WORKER, source.replace(/[^/]+$/, name));
    const message = 'migrations: every migration missing or changed: run npm run migrate';
    expect(await failedOf({ DATABASE_URL })).toEqual([message]);
    expect(await failedOf({ DATABASE_URL })).toEqual([message]);
  });

  it('[A-103] fails a role with all rights', async () => {
    expect(await failedOf({ DATABASE_URL: database })).toEqual([
      'rights of the role: the role is a superuser: create a separate role for the product',
    ]);
  });

  it('[A-103] fails only the account whose key the provider does not know', async () => {
    const failed = await failedOf({ ALIPAY_JQQ_PRIVATE_KEY: ALIPAY_KEYS.privateBase64 });
    expect(failed).toHaveLength(1);
    expect(failed[0]).toMatch(/^Alipay of jqq: /);
  });

  it.each([
    ['{"Code":"InvalidAccessKeyId.NotFound"}', /^SMS carrier: Aliyun refused .*InvalidAccessKeyId/],
    ['{"Code":"OK","TemplateStatus":2}', /^SMS carrier: Aliyun has not approved the template SMS_1$/],
  ])('[A-103] fails a carrier that answers %s', async (reply, message) => {
    const before = answer;
    answer = reply;
    const failed = await failedOf({});
    answer = before;
    expect(failed).toEqual([expect.stringMatching(message)]);
  });

  it('[A-103] fails a partner that rejects our signature, and a primary in place of a replica', async () => {
    const failed = await failedOf({
      PARTNER_URL: `${sandbox.url}/membership-partner`,
      PARTNER_APP_ID: 'juban',
      PARTNER_SECRET: 'one that they do not know',
      DATABASE_REPLICA_URL: env.DATABASE_URL ?? '',
    });
    expect(failed).toEqual([
      'replica: DATABASE_REPLICA_URL leads to a primary instead of a replica',
      expect.stringMatching(/^partner memberships: the partner answered 401$/),
    ]);
  });
});

interface Account {
  appId: string;
  official: { appId: string; secret: string };
  mchId: string;
  serialNo: string;
  privateKey: string;
  apiV3Key: string;
}

async function wechatEnv(sandbox: SandboxProcess): Promise<Record<string, string>> {
  const env: Record<string, string> = { WECHAT_PAY_URL: `${sandbox.url}/wechat` };
  for (const brand of Object.keys(BRANDS)) {
    const response = await fetch(`${sandbox.url}/wechat/console/merchants/${brand}`);
    const account = (await response.json()) as Account;
    const set = (field: string, value: string) => {
      env[`WECHAT_PAY_${brand.toUpperCase()}_${field}`] = value;
    };
    set('APP_ID', account.appId);
    set('OFFICIAL_APP_ID', account.official.appId);
    set('OFFICIAL_APP_SECRET', account.official.secret);
    set('MCH_ID', account.mchId);
    set('SERIAL_NO', account.serialNo);
    set('PRIVATE_KEY', account.privateKey);
    set('API_V3_KEY', account.apiV3Key);
  }
  return env;
}
