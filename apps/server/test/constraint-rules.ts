import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../src/db/database.ts';

/** A rule that the database enforces. */
export interface Rule {
  table: string;
  name: string;
  kind: 'check' | 'unique';
  /** For a check: the condition. For a unique index: the rows it covers, if not all. */
  expression: string | null;
  columns: string[];
}

export interface Column {
  table: string;
  name: string;
  type: string;
  /** PostgreSQL's letter for its type family: N number, S text, B boolean, D time. */
  family: string;
  isRequired: boolean;
}

export interface Key {
  table: string;
  name: string;
  columns: string[];
  /** Covers every row, by plain columns. */
  isWhole: boolean;
}

export interface Schema {
  rules: readonly Rule[];
  columns: readonly Column[];
  keys: readonly Key[];
}

const KEYED = `array(
  select a.attname::text from unnest(i.indkey) with ordinality as k (number, place)
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number where k.place <= i.indnkeyatts)`;

const RULES = `
  select rel.relname as "table", con.conname as name, 'check' as kind,
    pg_get_expr(con.conbin, con.conrelid) as expression,
    array(select attname::text from pg_attribute where attrelid = con.conrelid and attnum = any(con.conkey)) as columns
  from pg_constraint con join pg_class rel on rel.oid = con.conrelid
  where con.contype = 'c' and rel.relnamespace = 'public'::regnamespace
  union all
  select rel.relname, idx.relname, 'unique', pg_get_expr(i.indpred, i.indrelid), ${KEYED}
  from pg_index i join pg_class idx on idx.oid = i.indexrelid join pg_class rel on rel.oid = i.indrelid
  where i.indisunique and not i.indisprimary and rel.relnamespace = 'public'::regnamespace
  order by 1, 2`;

/** Columns that a row is written with, without generated ones. */
const COLUMNS = `
  select rel.relname as "table", a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type,
    t.typcategory::text as family, a.attnotnull as "isRequired"
  from pg_attribute a join pg_class rel on rel.oid = a.attrelid join pg_type t on t.oid = a.atttypid
  where rel.relnamespace = 'public'::regnamespace and rel.relkind = 'r'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by 1, a.attnum`;

const KEYS = `
  select rel.relname as "table", idx.relname as name, i.indpred is null and i.indexprs is null as "isWhole",
    ${KEYED} as columns
  from pg_index i join pg_class idx on idx.oid = i.indexrelid join pg_class rel on rel.oid = i.indrelid
  where i.indisunique and rel.relnamespace = 'public'::regnamespace`;

/** Every CHECK and UNIQUE constraint (without primary keys), and the columns it covers. */
export async function readSchema(db: Db): Promise<Schema> {
  const read = async <Row>(statement: string) => rowsOf<Row>(await db.execute(sql.raw(statement)));
  return {
    rules: await read<Rule>(RULES),
    columns: await read<Column>(COLUMNS),
    keys: await read<Key>(KEYS),
  };
}
