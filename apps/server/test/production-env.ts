import { randomBytes } from 'node:crypto';
import { BRANDS } from '@juban/catalog';
import type { SandboxProcess } from './sandbox-process.ts';

/** The TLS endpoints of production and of its providers. */
interface Front {
  origin: string;
  providers: string;
  certificate: { caFile: string };
}

interface Account {
  appId: string;
  sellerId: string;
  privateKey: string;
  publicKeys: string[];
}

/** An environment that production accepts: the sandbox plays Alipay behind TLS, with an account for each brand. */
export async function productionEnv(
  sandbox: SandboxProcess,
  front: Front,
  where: { databaseUrl: string; redisUrl?: string },
): Promise<Record<string, string>> {
  const env: Record<string, string> = {
    DATABASE_URL: where.databaseUrl,
    ...(where.redisUrl ? { REDIS_URL: where.redisUrl } : {}),
    PUBLIC_ORIGIN: front.origin,
    SECRET_KEY: randomBytes(24).toString('hex'),
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'warn',
    ALIYUN_SMS_ACCESS_KEY_ID: 'drill',
    ALIYUN_SMS_ACCESS_KEY_SECRET: 'drill',
    ALIYUN_SMS_TEMPLATE_CODE: 'SMS_1',
    ALIYUN_SMS_RENEWAL_TEMPLATE_CODE: 'SMS_2',
    ALIPAY_GATEWAY: `${front.providers}/alipay/gateway.do`,
    NODE_EXTRA_CA_CERTS: front.certificate.caFile,
  };
  for (const brand of Object.keys(BRANDS)) {
    const response = await fetch(`${sandbox.url}/alipay/console/merchants/${brand}`);
    const account = (await response.json()) as Account;
    const name = (field: string) => `ALIPAY_${brand.toUpperCase()}_${field}`;
    env[name('APP_ID')] = account.appId;
    env[name('SELLER_ID')] = account.sellerId;
    env[name('PRIVATE_KEY')] = account.privateKey;
    env[name('PUBLIC_KEYS')] = account.publicKeys.join(',');
  }
  return env;
}
