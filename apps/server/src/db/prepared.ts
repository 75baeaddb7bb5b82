import { type Db, rowsOf } from './database.ts';

/**
 * A query that is built once for each database and that PostgreSQL knows by name: each connection parses and
 * plans it once. For the reads that nearly every call makes; the rest is not worth the name.
 */
export function preparedOn<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    const known = built.get(db) ?? build(db);
    built.set(db, known);
    return known;
  };
}

/** The same for a statement written as text, in a transaction or out of it: nothing is built anew for each. */
export function namedStatement<Row>(
  name: string,
  text: string,
): (db: Db, params: unknown[]) => Promise<Row[]> {
  return async (db, params) =>
    rowsOf<Row>(await db._.session.prepareQuery({ sql: text, params }, undefined, name, false).execute());
}
