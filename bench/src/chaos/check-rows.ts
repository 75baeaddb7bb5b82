import { readConfig } from '../../../apps/server/src/config.ts';
import { rowsOf } from '../../../apps/server/src/db/database.ts';
import { openDatabase } from '../../../apps/server/src/db/open-database.ts';
import { createSecrets } from '../../../apps/server/src/lib/secrets.ts';
import { inState, type KnownFacts } from './known-facts.ts';

const GRANTS = `
  select c.phone_index,
    (select count(*) from held_grants h where h.phone_index = c.phone_index)::int as held,
    (select count(*) from ledger_entries e where e.user_id = p.user_id and e.ledger = 'entitlement'
      and e.cause like 'claim:%')::int as granted
  from claims c join phones p on p.phone_index = c.phone_index`;

interface GrantRow {
  phone_index: string;
  held: number;
  granted: number;
}

/** Checks the rows of every person after the server has stopped. */
export async function checkRows(
  facts: KnownFacts,
  where: { databaseUrl?: string; dataDir?: string },
): Promise<void> {
  const secrets = createSecrets(readConfig({}, 'demo').secretKey);
  const database = await openDatabase({ databaseUrl: where.databaseUrl, dataDir: where.dataDir ?? '' });
  const rows = rowsOf<GrantRow>(await database.db.execute(GRANTS));
  await database.close();
  compareRows(facts, rows, (phone) => secrets.index('phone', phone));
}

/** Everybody who was granted days has them exactly once. */
export function compareRows(
  facts: KnownFacts,
  rows: readonly GrantRow[],
  indexOf: (phone: string) => string,
): void {
  const byPhone = new Map(rows.map((row) => [row.phone_index, row]));
  if (byPhone.size !== rows.length) facts.violations.push('a phone has two claims');
  for (const { phone } of inState(facts, 'granted')) {
    const row = byPhone.get(indexOf(phone));
    // Held days remain as a row after their release, so either count is 1 and never more.
    const stands = row && Math.max(row.held, row.granted) === 1;
    if (!stands) facts.violations.push(`${phone} was granted, its rows say ${JSON.stringify(row)}`);
  }
}
