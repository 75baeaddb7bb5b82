import type pg from 'pg';
import { describeNode, type Explained, type PlanNode } from './explained.ts';

/** More rows than any page of answers needs to read. */
const LARGE = 5_000;
const SHOWN_CHARACTERS = 160;

export interface TableFacts {
  /** Tables that grow with the number of users. */
  ofUsers: ReadonlySet<string>;
  large: ReadonlySet<string>;
  /** Indexes of the few due rows, which are read as a whole. */
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

/** With the planner's own choice: no large table may be scanned. */
export function findLargeScans(plans: readonly Explained[], facts: TableFacts): string[] {
  return faultsOf(plans, (node) => facts.large.has(node['Relation Name'] ?? '') && isWholeScan(node, facts));
}

/** With sequential scans disabled: a remaining scan means that an index is missing. */
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
