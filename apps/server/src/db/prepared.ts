import { type Db, rowsOf } from './database.ts';

/**
 * A statement that PostgreSQL knows by name, in a transaction or outside: each connection parses and plans it
 * once, and nothing is built again for each use. For queries of nearly every call; others are not worth a
 * name.
 */
export function namedStatement<Row>(
  name: string,
  text: string,
): (db: Db, params: unknown[]) => Promise<Row[]> {
  return async (db, params) =>
    rowsOf<Row>(await db._.session.prepareQuery({ sql: text, params }, undefined, name, false).execute());
}
