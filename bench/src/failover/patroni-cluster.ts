import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, postgresIdentity } from '../../../apps/server/test/cluster.ts';
import { type Daemon, startDaemon } from './daemon.ts';
import type { Programs } from './debian-programs.ts';
import { type NodePlace, patroniConfig } from './patroni-config.ts';
import { until } from './until.ts';

const NODES = ['anchor', 'beacon', 'compass'];
const START_LIMIT_MS = 120_000;

interface Member {
  name: string;
  role: string;
  state: string;
}

export interface PatroniCluster {
  nodes: readonly NodePlace[];
  /** The current primary. */
  primary(): Promise<NodePlace>;
  replica(): Promise<NodePlace>;
  /** kill -9 of PostgreSQL only; Patroni survives. */
  crash(node: NodePlace): void;
  /** kill -9 of PostgreSQL and Patroni, like a machine failure. */
  die(node: NodePlace): Promise<void>;
  revive(node: NodePlace): void;
  /** Waits for one primary, one synchronous standby, and all servers running. */
  untilWhole(): Promise<void>;
  stop(): Promise<void>;
}

/** Three PostgreSQL servers on loopback that elect their primary. */
export async function startPatroni(programs: Programs, folder: string): Promise<PatroniCluster> {
  const etcd = await startEtcd(programs, folder);
  const nodes: NodePlace[] = [];
  for (const name of NODES) nodes.push(await placeNode(name, folder, etcd.address, programs));
  const running = new Map<string, Daemon>();
  const revive = ({ name, folder: own }: NodePlace) =>
    void running.set(name, startDaemon('patroni', own, programs.patroni, [join(own, 'patroni.yml')]));
  for (const node of nodes) revive(node);
  const withRole = async (roles: readonly string[]) => {
    const found = (await askMembers(nodes)).find(
      ({ role, state }) => roles.includes(role) && isRunning(state),
    );
    const node = nodes.find(({ name }) => name === found?.name);
    if (!node) throw new Error(`no server is ${roles.join(' or ')}`);
    return node;
  };
  const cluster: PatroniCluster = {
    nodes,
    primary: () => withRole(['leader']),
    replica: () => withRole(['replica', 'sync_standby']),
    crash: (node) => process.kill(postmasterOf(node), 'SIGKILL'),
    async die(node) {
      await running.get(node.name)?.kill();
      process.kill(postmasterOf(node), 'SIGKILL');
    },
    revive,
    untilWhole: () => until('a whole cluster', START_LIMIT_MS, async () => isWhole(await askMembers(nodes))),
    async stop() {
      await Promise.all([...running.values()].map((daemon) => daemon.stop()));
      await etcd.daemon.stop();
    },
  };
  await cluster.untilWhole();
  return cluster;
}

const isRunning = (state: string) => state === 'running' || state === 'streaming';

function isWhole(members: readonly Member[]): boolean {
  const roles = members.filter(({ state }) => isRunning(state)).map(({ role }) => role);
  return roles.length === NODES.length && roles.includes('leader') && roles.includes('sync_standby');
}

/** The first answer counts. */
async function askMembers(nodes: readonly NodePlace[]): Promise<Member[]> {
  const answers = nodes.map(async ({ restPort }) => {
    const response = await fetch(`http://127.0.0.1:${restPort}/cluster`, {
      signal: AbortSignal.timeout(2_000),
    });
    return ((await response.json()) as { members: Member[] }).members;
  });
  return Promise.any(answers);
}

const postmasterOf = ({ folder }: NodePlace): number =>
  Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n', 1)[0]);

async function placeNode(
  name: string,
  parent: string,
  etcd: string,
  { postgresBinDir }: Programs,
): Promise<NodePlace> {
  const folder = makeFolder(parent, name);
  const place = { name, folder, restPort: await freePort(), postgresPort: await freePort() };
  writeFileSync(join(folder, 'patroni.yml'), patroniConfig(place, etcd, postgresBinDir));
  return place;
}

/** Owned by PostgreSQL's user. */
export function makeFolder(parent: string, name: string): string {
  const folder = join(parent, name);
  mkdirSync(folder, { mode: 0o755 });
  const identity = postgresIdentity();
  if (identity) chownSync(folder, identity.uid, identity.gid);
  return folder;
}

async function startEtcd(programs: Programs, parent: string): Promise<{ daemon: Daemon; address: string }> {
  const folder = makeFolder(parent, 'etcd');
  const address = `127.0.0.1:${await freePort()}`;
  const peers = `http://127.0.0.1:${await freePort()}`;
  const daemon = startDaemon('etcd', folder, programs.etcd, [
    ...['--name', 'etcd', '--data-dir', join(folder, 'data')],
    ...['--listen-client-urls', `http://${address}`, '--advertise-client-urls', `http://${address}`],
    ...[
      '--listen-peer-urls',
      peers,
      '--initial-advertise-peer-urls',
      peers,
      '--initial-cluster',
      `etcd=${peers}`,
    ],
  ]);
  await until('etcd', START_LIMIT_MS, async () => (await fetch(`http://${address}/health`)).ok);
  return { daemon, address };
}
