import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStatement } from './cluster.ts';

const FILE = join(import.meta.dirname, '../../../deploy/postgresql/roles.sql');

/** The two roles of production, with names of this process: one owns tables, the other reads and writes rows. */
export const OWNER = `owner_${process.pid}`;
export const WORKER = `worker_${process.pid}`;

export const asRole = (role: string, url: string): string => url.replace(/\/\/[^@]+@/, `//${role}@`);

/** `source` connects to the cluster as a superuser. */
export function createRoles(source: string): Promise<void> {
  const missing = [OWNER, WORKER].map(
    (role) =>
      `if not exists (select from pg_roles where rolname = '${role}') then create role ${role} login; end if;`,
  );
  return runStatement(source, `do $$ begin ${missing.join(' ')} end $$`);
}

/** Grants the worker its rights, with the file that production uses. */
export function grantRights(url: string): Promise<void> {
  const rights = readFileSync(FILE, 'utf8')
    .replaceAll(/\bjuban_owner\b/g, OWNER)
    .replaceAll(/\bto juban\b/g, `to ${WORKER}`);
  return runStatement(url, rights);
}
