import { PLAIN_SECRETS } from '../../lib/without-secrets.ts';
import type { UserTable, UserTables } from '../../platform/user-tables.ts';

function selectFrom([table, { userWritten = [] }]: [string, UserTable]): string {
  const row =
    userWritten.length === 0 ? 't::text' : `(to_jsonb(t) - array['${userWritten.join("', '")}'])::text`;
  return `select '${table}' as place from ${table} t where ${row} ~ '${PLAIN_SECRETS}'`;
}

/** SQL that finds rows with a readable phone or token, in all columns that users do not write themselves. */
export const selectPlainTexts = (tables: UserTables): string =>
  Object.entries(tables).map(selectFrom).join('\n      union all ');
