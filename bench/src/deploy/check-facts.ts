import pg from 'pg';
import { verify } from '../../../apps/server/src/db/invariant.ts';
import { openDatabase } from '../../../apps/server/src/db/open-database.ts';
import { invariants } from '../../../apps/server/src/modules.ts';
import type { BackOffice } from '../../../apps/server/test/back-office.ts';
import type { Facts } from './tally.ts';

const PAID = `select order_no from orders where state = 'fulfilled'`;

/** Acknowledged facts that do not hold, and violated invariants. */
export async function findBroken(
  databaseUrl: string,
  facts: Facts,
  office: Pick<BackOffice, 'phoneIndex'>,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const column = async (text: string): Promise<Set<string>> => {
    const { rows } = await client.query<string[]>({ text, rowMode: 'array' });
    return new Set(rows.map(([value]) => String(value)));
  };
  const claims = await column('select phone_index from claims');
  const paid = await column(PAID);
  const checkIns = (await column('select user_id from check_ins')).size;
  await client.end();
  const broken = [
    ...facts.claims.filter((phone) => !claims.has(office.phoneIndex(phone))).map((one) => `claim of ${one}`),
    ...facts.orders.filter((order) => !paid.has(order)).map((one) => `paid order ${one}`),
    ...(checkIns < facts.checkIns ? [`${facts.checkIns} check-ins said, ${checkIns} kept`] : []),
  ].map((what) => `acknowledged and gone: ${what}`);
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  const { violations } = await verify(database.db, invariants);
  await database.close();
  return [...broken, ...violations.map(({ invariant, rows }) => `${invariant}: ${rows.length} rows`)];
}
