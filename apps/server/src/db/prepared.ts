import { type Db, rowsOf } from './database.ts';

/**
 * A statement that PostgreSQL knows by name, in a transaction or out of it: each connection parses and plans it once, and
 * nothing is built anew for each use. For what nearly every call asks for; the rest is not worth the name.
 */
export function namedStatement<Row>(
  name: string,
  text: string,
): (db: Db, params: unknown[]) => Promise<Row[]> {
  return async (db, params) =>
    rowsOf<Row>(await db._.session.prepareQuery({ sql: text, params }, undefined, name, false).execute());
}
