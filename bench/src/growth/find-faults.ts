import type pg from 'pg';
import { describeNode, type Explained, type PlanNode } from './explained.ts';

/** More rows than a page of answers ever needs to look at. */
const LARGE = 5_000;
const SHOWN_CHARACTERS = 160;

export interface TableFacts {
  /** Tables that grow with the users, or hold rows of theirs. */
  ofUsers: ReadonlySet<string>;
  large: ReadonlySet<string>;
  /** Indexes of the few rows that are due, read from end to end. */
  partialIndexes: ReadonlySet<string>;
}

const FACTS = `
  select c.relname as name, c.reltuples as rows,
    exists (select from pg_attribute a
      where a.attrelid = c.oid and a.attname in ('user_id', 'phone_index') and not a.attisdropped) as owned
  from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`;
const PARTIAL = `
  select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid where i.indpred is not null`;

export async function readFacts(database: pg.Pool): Promise<TableFacts> {
  const { rows } = await database.query<{ name: string; rows: number; owned: boolean }>(FACTS);
  const partial = await database.query<{ name: string }>(PARTIAL);
  const namesOf = (list: ReadonlyArray<{ name: string }>) => new Set(list.map(({ name }) => name));
  return {
    ofUsers: namesOf(rows.filter(({ name, owned }) => owned || name === 'users')),
    large: namesOf(rows.filter((row) => row.rows > LARGE)),
    partialIndexes: namesOf(partial.rows),
  };
}

/** By the planner's own choice: no table that is large may be read from end to end. */
export function findLargeScans(plans: readonly Explained[], facts: TableFacts): string[] {
  return faultsOf(plans, (node) => facts.large.has(node['Relation Name'] ?? '') && isWholeScan(node, facts));
}

/** With sequential scans forbidden: one that is left is of a table that has no index for what is asked. */
export function findMissingIndexes(plans: readonly Explained[], facts: TableFacts): string[] {
  return faultsOf(
    plans,
    (node) => node['Node Type'] === 'Seq Scan' && facts.ofUsers.has(node['Relation Name'] ?? ''),
  );
}

function isWholeScan(node: PlanNode, { partialIndexes }: TableFacts): boolean {
  if (node['Node Type'] === 'Seq Scan') return true;
  if (!/^(?:Index|Index Only) Scan$/.test(node['Node Type'])) return false;
  return node['Index Cond'] === undefined && !partialIndexes.has(node['Index Name'] ?? '');
}

function faultsOf(plans: readonly Explained[], isFault: (node: PlanNode) => boolean): string[] {
  const faults = plans.flatMap(({ statement, nodes }) =>
    nodes.filter(isFault).map((node) => `${describeNode(node)} in: ${statement.slice(0, SHOWN_CHARACTERS)}`),
  );
  return [...new Set(faults)];
}
