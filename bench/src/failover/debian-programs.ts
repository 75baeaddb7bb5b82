import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Each package and a program that shows that it is installed. */
const PACKAGES = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  'redis-server': '/usr/bin/redis-server',
} as const;
const POSTGRES_FOLDER = '/usr/lib/postgresql';
/** While this file exists, packages do not start services. */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d';

export interface Programs {
  patroni: string;
  etcd: string;
  haproxy: string;
  pgbouncer: string;
  redis: string;
  postgresBinDir: string;
}

/** Debian's programs, installed if we are root; their services stay off. */
export function ensurePrograms(): Programs {
  ensurePackages(PACKAGES);
  return {
    patroni: PACKAGES.patroni,
    etcd: PACKAGES['etcd-server'],
    haproxy: PACKAGES.haproxy,
    pgbouncer: PACKAGES.pgbouncer,
    redis: PACKAGES['redis-server'],
    postgresBinDir: newestPostgres(),
  };
}

/** Installs missing packages. */
export function ensurePackages(packages: Readonly<Record<string, string>>): void {
  const missing = Object.entries(packages).filter(([, program]) => !existsSync(program));
  if (missing.length > 0) install(missing.map(([name]) => name));
}

export function newestPostgres(): string {
  const versions = existsSync(POSTGRES_FOLDER) ? readdirSync(POSTGRES_FOLDER).map(Number) : [];
  if (versions.length === 0) throw new Error('no PostgreSQL of Debian on this machine: install postgresql');
  return join(POSTGRES_FOLDER, String(Math.max(...versions)), 'bin');
}

function install(names: readonly string[]): void {
  if (process.getuid?.() !== 0) throw new Error(`install these packages first: ${names.join(' ')}`);
  const own = !existsSync(SERVICE_POLICY);
  if (own) writeFileSync(SERVICE_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const run = (args: string[]) =>
      execFileSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    run(['update', '-qq']);
    run(['install', '-y', '-qq', '--no-install-recommends', ...names]);
  } finally {
    if (own) rmSync(SERVICE_POLICY);
  }
}
