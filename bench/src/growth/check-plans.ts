import type { Cluster } from '../../../apps/server/test/cluster.ts';
import { reportTable } from '../lib/report.ts';
import { explainAll, readPlans, settleLog } from './explained.ts';
import { findLargeScans, findMissingIndexes, readFacts } from './find-faults.ts';
import type { SizedProduct } from './open-pair.ts';
import { playFlows } from './play-flows.ts';
import { tokenOf } from './row-templates.ts';
import { type Person, runCalls } from './run-calls.ts';

const INPUTS_PER_CALL = 8;
/** For each of both passes. */
const PEOPLE = 2_000;

export interface PlanCheck {
  cluster: Cluster;
  product: SizedProduct;
  /** Port of the sandbox. */
  sandboxPort: number;
  secret: string;
}

/** Runs every call on the large database and checks the plan of every statement. */
export async function checkPlans({ cluster, product, sandboxPort, secret }: PlanCheck): Promise<boolean> {
  const facts = await readFacts(product.database);
  const people = await listPeople(product, secret);
  const passes = [
    { what: 'tables from end to end, as planned', isSeqScanOff: false, find: findLargeScans },
    { what: 'tables of users without an index', isSeqScanOff: true, find: findMissingIndexes },
  ];
  const rowsOfTable: string[][] = [];
  const below: Array<{ what: string; words: string }> = [];
  for (const [pass, { what, isSeqScanOff, find }] of passes.entries()) {
    await explainAll(cluster, product.name, isSeqScanOff);
    const from = await settleLog(cluster, product.name);
    const where = { databaseUrl: product.databaseUrl, sandboxPort };
    // Single calls with invented inputs do not reach states that need several steps: a payment, a code, a
    // prize.
    const played = await playFlows({ ...where, seed: pass });
    const { made, refused } = await runCalls({
      ...where,
      people: people.filter((_person, at) => at % passes.length === pass),
      inputsACall: INPUTS_PER_CALL,
    });
    const neverAccepted = refused.filter((name) => !played.has(name));
    console.log(`${what}: never accepted, so not looked into: ${neverAccepted.join(', ') || 'none'}`);
    const plans = readPlans(cluster, from, await settleLog(cluster, product.name));
    const faults = find(plans, facts);
    below.push(...faults.map((words) => ({ what, words })));
    const end = faults.length === 0 && plans.length > 0 ? 'reached' : 'BELOW';
    if (plans.length === 0) below.push({ what, words: 'no plan was logged' });
    const known = `${made} (${neverAccepted.length} kinds never accepted)`;
    rowsOfTable.push([what, known, String(plans.length), String(faults.length), '0', end]);
  }
  const headings = ['', 'calls', 'plans', 'figure', 'bar', ''];
  return reportTable({
    title: 'Plans of every call on the large database',
    headings,
    rows: rowsOfTable,
    below,
  });
}

/** From the whole large database. */
async function listPeople({ database, first, last }: SizedProduct, secret: string): Promise<Person[]> {
  const step = Math.max(1, Math.floor((last - first + 1) / (2 * PEOPLE)));
  const { rows } = await database.query<{ user_id: string; order_nos: string[] }>(
    `select user_id, array_agg(order_no) as order_nos from orders
    where user_id = any (array(select generate_series($1::bigint, $2::bigint, $3::bigint))) group by user_id`,
    [first, last, step],
  );
  return rows.map(({ user_id, order_nos }) => ({
    token: tokenOf(Number(user_id), secret),
    orderNos: order_nos,
  }));
}
