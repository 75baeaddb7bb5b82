import { isLoopbackHost } from '../../config/require-https.ts';
import { type Check, failed, ok, skipped, type Verdict } from './finding.ts';

interface Addresses {
  databaseUrl: string | undefined;
  replicaUrl: string | undefined;
  redisUrl: string | undefined;
}

/** Connections that leave the machine are encrypted, and the server's certificate is verified. */
export function connectionChecks({ databaseUrl, replicaUrl, redisUrl }: Addresses): Check[] {
  return [
    ['encryption to the database', async () => checkConnection('DATABASE_URL', databaseUrl)],
    ['encryption to the replica', async () => checkConnection('DATABASE_REPLICA_URL', replicaUrl)],
    ['encryption to Redis', async () => checkConnection('REDIS_URL', redisUrl)],
  ];
}

export function checkConnection(name: string, address: string | undefined): Verdict {
  if (!address) return skipped(`${name} is not set`);
  if (!URL.canParse(address)) return skipped(`${name} is not an address`);
  const url = new URL(address);
  if (isOnThisMachine(url)) return ok('it stays on this machine');
  if (url.protocol.startsWith('redis'))
    return url.protocol === 'rediss:'
      ? ok('it is encrypted')
      : failed(`${name} leads to ${url.hostname} unencrypted: begin it with rediss://`);
  // Other modes of PostgreSQL encrypt, but do not verify the server.
  return lastOf(url, 'sslmode') === 'verify-full'
    ? ok('it is encrypted')
    : failed(`${name} leads to ${hostOf(url)} without sslmode=verify-full: add it to the address`);
}

/** Like the client that parses the address: of a repeated parameter the last value counts. */
const lastOf = (url: URL, name: string) => url.searchParams.getAll(name).at(-1);

/** PostgreSQL also accepts the host in the query; a folder means the socket in it. */
const hostOf = (url: URL): string => lastOf(url, 'host') ?? decodeURIComponent(url.hostname);

function isOnThisMachine(url: URL): boolean {
  const host = hostOf(url);
  return host === '' || host.startsWith('/') || isLoopbackHost(host);
}
