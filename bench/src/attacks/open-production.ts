import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openBackOffice } from '../../../apps/server/test/back-office.ts';
import { freePort, runStatement, startCluster } from '../../../apps/server/test/cluster.ts';
import { productionEnv } from '../../../apps/server/test/production-env.ts';
import { startSandbox } from '../../../apps/server/test/sandbox-process.ts';
import { callServer } from '../../../apps/server/test/server-process.ts';
import { serviceArgs } from '../../../scripts/lib/service-args.mjs';
import { ROOT } from '../deploy/deploy-files.ts';
import { startProduction } from '../deploy/production-process.ts';
import { ensurePackages } from '../failover/debian-programs.ts';
import { startRedis } from '../failover/redis.ts';
import type { OnEnd } from '../lib/closers.ts';
import { startSmsCarrier } from './sms-carrier.ts';
import type { Target } from './target.ts';

const REDIS = '/usr/bin/redis-server';
const VERIFY = join(ROOT, 'apps/server/src/cli/verify.ts');
const execute = promisify(execFile);

export interface Production extends Target {
  urls: readonly string[];
  env: Readonly<Record<string, string>>;
  folder: string;
}

/**
 * Starts two production processes on one PostgreSQL and one Redis; Alipay and the SMS service are simulated.
 */
export async function openProduction(onEnd: OnEnd, folder: string): Promise<Production> {
  ensurePackages({ 'redis-server': REDIS });
  const cluster = await startCluster();
  onEnd(cluster.stop);
  await runStatement(cluster.url('postgres'), 'create database juban');
  const redis = await startRedis({ redis: REDIS }, folder);
  onEnd(redis.stop);
  const partnerSecret = randomBytes(24).toString('hex');
  const sandbox = await startSandbox({ SANDBOX_TIME_SCALE: '0', SANDBOX_PARTNER_SECRET: partnerSecret });
  onEnd(sandbox.stop);
  const carrier = await startSmsCarrier();
  onEnd(carrier.stop);
  const ports = [await freePort(), await freePort()];
  const front = {
    origin: `http://127.0.0.1:${ports[0]}`,
    providers: sandbox.url,
    certificate: { caFile: '' },
  };
  const where = { databaseUrl: cluster.url('juban'), redisUrl: redis.url };
  const env = {
    ...(await productionEnv(sandbox, front, where)),
    ALIYUN_SMS_ENDPOINT: carrier.url,
    PARTNER_URL: `${sandbox.url}/membership-partner`,
    PARTNER_APP_ID: 'juban',
    PARTNER_SECRET: partnerSecret,
  };
  // Creates the tables and applies the content.
  await (await openBackOffice(env)).close();
  const urls: string[] = [];
  for (const port of ports) {
    const { url, stop } = await startProduction(port, env, folder);
    onEnd(stop);
    urls.push(url);
  }
  let turn = 0;
  const nextUrl = () => urls[turn++ % urls.length] ?? '';
  return {
    urls,
    env,
    folder,
    sandboxUrl: sandbox.url,
    call: (name, input, headers) => callServer(nextUrl(), name, input, { ...headers }),
    async notify(body, headers) {
      const path = '/pay/notify/alipay/yujian';
      const response = await fetch(nextUrl() + path, { method: 'POST', body, headers });
      return { status: response.status, body: await response.text() };
    },
    readCode: async (phone) => carrier.readCode(phone),
    violations: () => verify(env),
  };
}

/** Runs the same verification as operators. */
async function verify(env: Readonly<Record<string, string>>): Promise<string[]> {
  const options = { env: { PATH: process.env.PATH, APP_ENV: 'production', ...env } };
  const { stderr } = await execute(process.execPath, [...serviceArgs, VERIFY], options).catch(
    (failure: { stderr: string }) => failure,
  );
  return stderr.split('\n').filter((line) => line.startsWith('BROKEN'));
}
