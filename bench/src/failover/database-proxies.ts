import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../apps/server/test/cluster.ts';
import { type Daemon, startDaemon } from './daemon.ts';
import type { Programs } from './debian-programs.ts';
import { makeFolder } from './patroni-cluster.ts';
import { type NodePlace, SUPERUSER } from './patroni-config.ts';

const DATABASE = 'juban';
/** Parameters that our pool sets at startup and pgbouncer does not support; the role has the same limits. */
const IGNORED = 'extra_float_digits,statement_timeout,idle_in_transaction_session_timeout';

export interface DatabaseProxies {
  /** Through pgbouncer and HAProxy to the current primary. */
  databaseUrl: string;
  /** Through HAProxy only. */
  directUrl(database: string): string;
  /** For reads from replicas. */
  replicaUrl: string;
  stop(): Promise<void>;
}

/** HAProxy finds the primary by asking each Patroni; pgbouncer pools the connections of the product. */
export async function openDatabaseProxies(
  programs: Programs,
  parent: string,
  nodes: readonly NodePlace[],
): Promise<DatabaseProxies> {
  const folder = makeFolder(parent, 'database-proxies');
  const [primaryPort, replicaPort, pooledPort] = [await freePort(), await freePort(), await freePort()];
  const proxyFile = join(folder, 'haproxy.cfg');
  writeFileSync(proxyFile, proxyConfig(nodes, primaryPort, replicaPort));
  const poolFile = join(folder, 'pgbouncer.ini');
  writeFileSync(poolFile, poolConfig(primaryPort, pooledPort, folder));
  const daemons: Daemon[] = [
    startDaemon('haproxy', folder, programs.haproxy, ['-f', proxyFile, '-db']),
    startDaemon('pgbouncer', folder, programs.pgbouncer, [poolFile]),
  ];
  const url = (port: number, database: string) => `postgres://${SUPERUSER}@127.0.0.1:${port}/${database}`;
  return {
    databaseUrl: url(pooledPort, DATABASE),
    directUrl: (database) => url(primaryPort, database),
    replicaUrl: url(replicaPort, DATABASE),
    stop: async () => {
      for (const daemon of daemons) await daemon.stop();
    },
  };
}

function proxyConfig(nodes: readonly NodePlace[], primaryPort: number, replicaPort: number): string {
  const listen = (name: string, port: number, role: string) => [
    `listen ${name}`,
    `  bind 127.0.0.1:${port}`,
    `  option httpchk OPTIONS /${role}`,
    '  http-check expect status 200',
    '  default-server inter 500ms fastinter 200ms fall 2 rise 1 on-marked-down shutdown-sessions',
    ...nodes.map(
      (node) => `  server ${node.name} 127.0.0.1:${node.postgresPort} check port ${node.restPort}`,
    ),
  ];
  return [
    'global',
    '  maxconn 500',
    'defaults',
    '  mode tcp',
    '  retries 0',
    '  timeout connect 2s',
    '  timeout check 1s',
    '  timeout client 30m',
    '  timeout server 30m',
    ...listen('primary', primaryPort, 'primary'),
    ...listen('replicas', replicaPort, 'replica'),
    '',
  ].join('\n');
}

/** Session pooling, because listeners and prepared statements belong to a session. */
function poolConfig(primaryPort: number, port: number, folder: string): string {
  return [
    '[databases]',
    `${DATABASE} = host=127.0.0.1 port=${primaryPort} dbname=${DATABASE} user=${SUPERUSER}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    `unix_socket_dir = ${folder}`,
    'auth_type = any',
    'pool_mode = session',
    'max_client_conn = 200',
    'default_pool_size = 60',
    'server_connect_timeout = 3',
    'server_login_retry = 1',
    'query_wait_timeout = 10',
    `ignore_startup_parameters = ${IGNORED}`,
    '',
  ].join('\n');
}
