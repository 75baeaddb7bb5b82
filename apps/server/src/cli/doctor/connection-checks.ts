import { isLoopbackHost } from '../../config/demand-https.ts';
import { type Check, failed, ok, skipped, type Verdict } from './finding.ts';

interface Addresses {
  databaseUrl: string | undefined;
  replicaUrl: string | undefined;
  redisUrl: string | undefined;
}

/** What leaves the machine is encrypted, and the other side shows a certificate that is checked. */
export function connectionChecks({ databaseUrl, replicaUrl, redisUrl }: Addresses): Check[] {
  return [
    ['encryption to the database', async () => judgeConnection('DATABASE_URL', databaseUrl)],
    ['encryption to the replica', async () => judgeConnection('DATABASE_REPLICA_URL', replicaUrl)],
    ['encryption to Redis', async () => judgeConnection('REDIS_URL', redisUrl)],
  ];
}

export function judgeConnection(name: string, address: string | undefined): Verdict {
  if (!address) return skipped(`${name} is not set`);
  if (!URL.canParse(address)) return skipped(`${name} is no address`);
  const url = new URL(address);
  if (isOnThisMachine(url)) return ok('it stays on this machine');
  if (url.protocol.startsWith('redis'))
    return url.protocol === 'rediss:'
      ? ok('it is encrypted')
      : failed(`${name} leads to ${url.hostname} unencrypted: begin it with rediss://`);
  // Other modes of PostgreSQL encrypt, but may talk to whoever answers.
  return lastOf(url, 'sslmode') === 'verify-full'
    ? ok('it is encrypted')
    : failed(`${name} leads to ${hostOf(url)} without sslmode=verify-full: add it to the address`);
}

/** As its client reads an address: of a name that stands twice the last counts. */
const lastOf = (url: URL, name: string) => url.searchParams.getAll(name).at(-1);

/** PostgreSQL takes the host from the query as well; a folder is the socket in it. */
const hostOf = (url: URL): string => lastOf(url, 'host') ?? decodeURIComponent(url.hostname);

function isOnThisMachine(url: URL): boolean {
  const host = hostOf(url);
  return host === '' || host.startsWith('/') || isLoopbackHost(host);
}
