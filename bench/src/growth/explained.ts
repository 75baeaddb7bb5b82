import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Cluster } from '../../../apps/server/test/cluster.ts';
import { until } from '../failover/until.ts';

const LOG_LIMIT_MS = 30_000;

/** Settings of a cluster that logs one JSON object per line. */
export const LOGGING = [
  'logging_collector=on',
  'log_destination=jsonlog',
  'log_directory=log',
  'log_filename=plans',
  'log_rotation_age=0',
  'log_rotation_size=0',
] as const;

/** From the next connection on, every statement logs its plan, including those of triggers. */
export async function explainAll(cluster: Cluster, database: string, isSeqScanOff: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  await client.connect();
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_format': 'json',
    'auto_explain.log_nested_statements': 'on',
    enable_seqscan: isSeqScanOff ? 'off' : 'on',
  };
  for (const [name, value] of Object.entries(settings))
    await client.query(`alter database ${database} set ${name} = ${pg.escapeLiteral(value)}`);
  await client.end();
}

export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

export interface Explained {
  statement: string;
  nodes: PlanNode[];
}

const PLAN = /^duration: [\d.]+ ms {2}plan:\n/;

const readLog = (cluster: Cluster) => readFileSync(join(cluster.dataDir, 'log/plans.json'));

/**
 * Waits until the log contains everything so far, because another process writes it with a delay. Returns its
 * length.
 */
export async function settleLog(cluster: Cluster, database: string): Promise<number> {
  const mark = `settled ${randomUUID()}`;
  const client = new pg.Client({ connectionString: cluster.url(database) });
  await client.connect();
  await client.query(`select ${pg.escapeLiteral(mark)}`);
  await client.end();
  await until('the log', LOG_LIMIT_MS, async () => readLog(cluster).includes(mark));
  return readLog(cluster).length;
}

/** The plans in a range of the log, each statement once. */
export function readPlans(cluster: Cluster, from: number, to: number): Explained[] {
  const log = readLog(cluster);
  const plans = new Map<string, Explained>();
  for (const line of log.subarray(from, to).toString('utf8').split('\n')) {
    if (!line.includes('plan:')) continue;
    const { message } = JSON.parse(line) as { message: string };
    if (!PLAN.test(message)) continue;
    const { 'Query Text': text, Plan } = JSON.parse(message.replace(PLAN, '')) as {
      'Query Text': string;
      Plan: PlanNode;
    };
    const nodes = flatten(Plan);
    const statement = text.replace(/\s+/g, ' ').trim();
    // A statement may have several plans, depending on its parameters.
    plans.set(`${statement}\n${nodes.map(describeNode).join()}`, { statement, nodes });
  }
  return [...plans.values()];
}

const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];

export const describeNode = (node: PlanNode) =>
  [node['Node Type'], node['Index Name'] ?? '', node['Relation Name'] ?? ''].filter(Boolean).join(' ');
