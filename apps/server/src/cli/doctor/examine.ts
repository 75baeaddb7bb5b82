import { readWithFaults } from '../../config.ts';
import { certificateChecks } from './certificate-checks.ts';
import { connectionChecks } from './connection-checks.ts';
import { examineDatabase } from './database-checks.ts';
import { type Check, type Finding, failed, makeChecks, ok, skipped } from './finding.ts';
import { providerChecks } from './provider-checks.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Checks everything that production needs, without starting it or changing anything. */
export async function examine(env: Env): Promise<Finding[]> {
  const { config, faults } = readWithFaults(env, 'production');
  const isRight = (prefix: string) => !faults.some((fault) => fault.startsWith(prefix));
  const configuration: Finding[] =
    faults.length === 0
      ? [{ name: 'configuration', ...ok('every variable is there and well formed') }]
      : faults.map((fault) => ({ name: 'configuration', ...failed(fault) }));
  const isAddress = isRight('DATABASE_URL must') && isRight('DATABASE_REPLICA_URL must');
  const [databases, others] = await Promise.all([
    isAddress
      ? examineDatabase(config)
      : [{ name: 'database', ...skipped('its address is wrong, see above') }],
    makeChecks([
      ['keys', async () => checkKeys(faults)],
      ['Redis', () => checkRedis(config.redisUrl)],
      ...connectionChecks(config),
      ...certificateChecks(config),
      ...providerChecks(config, isRight),
    ] satisfies Check[]),
  ]);
  return [...configuration, ...databases, ...others];
}

/** Reading the configuration parsed the keys; this reports them as a separate check. */
function checkKeys(faults: readonly string[]) {
  const broken = faults
    .filter((fault) => / must be an RSA key /.test(fault))
    .map((fault) => fault.split(' ')[0]);
  return broken.length === 0
    ? ok('all configured keys can be read')
    : failed(`${broken.join(', ')} cannot be read`);
}

async function checkRedis(redisUrl: string | undefined) {
  if (!redisUrl) return skipped('REDIS_URL is not set: each process counts its limits separately');
  const { Redis } = await import('ioredis');
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  redis.on('error', () => {});
  try {
    await redis.connect();
    await redis.ping();
    return ok('it answers');
  } finally {
    redis.disconnect();
  }
}
