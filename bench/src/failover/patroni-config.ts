import { join } from 'node:path';

export const SUPERUSER = 'juban';
const REPLICATOR = 'replicator';
/** Loopback only, and only during the drill. */
const PASSWORD = 'drill';

export interface NodePlace {
  name: string;
  folder: string;
  restPort: number;
  postgresPort: number;
}

/** A primary is replaced after this time without a heartbeat; Patroni's minimum. */
const LEADER_LIFE_S = 20;
const ASK_EVERY_S = 1;
const PATIENCE_S = 3;

/** Settings of the whole cluster: no write is acknowledged that only one server has. */
const SHARED = {
  ttl: LEADER_LIFE_S,
  loop_wait: ASK_EVERY_S,
  retry_timeout: PATIENCE_S,
  // Replace a crashed primary at once instead of restarting it.
  primary_start_timeout: 0,
  synchronous_mode: true,
  synchronous_mode_strict: true,
  postgresql: {
    use_pg_rewind: true,
    parameters: {
      max_connections: 150,
      wal_log_hints: 'on',
      synchronous_commit: 'on',
      wal_keep_size: '256MB',
    },
  },
};

/** Patroni's configuration of one server; JSON is valid YAML. */
export function patroniConfig(
  { name, folder, restPort, postgresPort }: NodePlace,
  etcd: string,
  binDir: string,
): string {
  const address = `127.0.0.1:${postgresPort}`;
  const rest = `127.0.0.1:${restPort}`;
  return JSON.stringify({
    scope: 'juban',
    name,
    restapi: { listen: rest, connect_address: rest },
    etcd3: { host: etcd },
    bootstrap: { dcs: SHARED, initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'] },
    postgresql: {
      listen: address,
      connect_address: address,
      data_dir: join(folder, 'data'),
      bin_dir: binDir,
      pgpass: join(folder, 'pgpass'),
      parameters: { unix_socket_directories: folder },
      pg_hba: [
        'host all all 127.0.0.1/32 trust',
        'host replication all 127.0.0.1/32 trust',
        'local all all trust',
      ],
      authentication: {
        superuser: { username: SUPERUSER, password: PASSWORD },
        replication: { username: REPLICATOR, password: PASSWORD },
      },
    },
  });
}
