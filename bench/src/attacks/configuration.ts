import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../apps/server/test/cluster.ts';
import { startProduction } from '../deploy/production-process.ts';
import type { Production } from './open-production.ts';
import { inTurn, type Outcome } from './target.ts';

/** Unsafe settings; the refusal must name the variable. */
const CHANGES: ReadonlyArray<Readonly<Record<string, string>>> = [
  { SECRET_KEY: 'demo-secret-key-demo-secret-key-demo' },
  { SECRET_KEY: 'a'.repeat(48) },
  { PUBLIC_ORIGIN: 'http://m.example.com' },
  { ALIPAY_GATEWAY: 'http://openapi.example.com/gateway.do' },
  { ALIYUN_SMS_ENDPOINT: 'http://sms.example.com' },
  { TRUSTED_PROXIES: '0.0.0.0/0' },
];

/** Production must not start with these settings, and must name the variable. */
export async function attackConfiguration({ env, folder }: Production): Promise<Outcome> {
  const gained = await inTurn(CHANGES.length, async (turn) => {
    const change = CHANGES[turn] ?? {};
    const [name = ''] = Object.keys(change);
    const port = await freePort();
    const started = await startProduction(port, { ...env, ...change }, folder).catch(() => undefined);
    await started?.stop();
    const log = readFileSync(join(folder, `juban-${port}.log`), 'utf8');
    if (started) return `production starts with ${name}=${change[name]}`;
    return log.includes(name) ? '' : `the refusal does not name ${name}`;
  });
  return { tried: [`${CHANGES.length} careless settings`], gained: gained.filter(Boolean) };
}
