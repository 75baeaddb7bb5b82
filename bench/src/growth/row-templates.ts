import { createHash } from 'node:crypto';
import pg from 'pg';

/** All rows of one user in one table, as a template. */
export interface TableTemplate {
  table: string;
  columns: readonly string[];
  /** Each cell split where the user's id belongs; undefined for null. */
  rows: ReadonlyArray<ReadonlyArray<CellTemplate>>;
}

type CellTemplate = 'null' | 'token hash' | readonly string[];

/** Columns that must be unique per user and do not contain the user's id. */
const OWN_COLUMNS: ReadonlySet<string> = new Set(['phones.phone_index', 'order_handles.handle_hash']);
const TOKEN_HASH = 'sessions.token_hash';

const COLUMNS = `
  select c.table_name as table, array_agg(c.column_name::text order by c.ordinal_position)
    filter (where not (c.is_identity = 'YES' and c.identity_generation = 'ALWAYS')) as columns
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
  group by c.table_name
  having bool_or(c.column_name = 'user_id') or c.table_name = 'users'
  order by c.table_name`;
const REFERENCES = `
  select c.conrelid::regclass::text as from, c.confrelid::regclass::text as to from pg_constraint c
  where c.contype = 'f' and c.conrelid <> c.confrelid`;

/** Reads all rows of a user, table by table. */
export async function readTemplates(database: pg.Pool, userId: string): Promise<TableTemplate[]> {
  const { rows: tables } = await database.query<{ table: string; columns: string[] }>(COLUMNS);
  const templates: TableTemplate[] = [];
  for (const { table, columns } of tables) {
    const cells = columns.map((column) => `${pg.escapeIdentifier(column)}::text`).join(', ');
    const owner = table === 'users' ? 'id' : 'user_id';
    const { rows } = await database.query<Array<string | null>>({
      text: `select ${cells} from ${pg.escapeIdentifier(table)} where ${owner} = $1 order by ctid`,
      values: [userId],
      rowMode: 'array',
    });
    const toTemplate = (row: ReadonlyArray<string | null>) =>
      row.map((value, at) => templateOf(`${table}.${columns[at]}`, value, userId));
    if (rows.length > 0) templates.push({ table, columns, rows: rows.map(toTemplate) });
  }
  const { rows: references } = await database.query<Reference>(REFERENCES);
  return inOrder(templates, references);
}

interface Reference {
  from: string;
  to: string;
}

/** Sorts tables so that each follows those it refers to. */
export function inOrder<Table extends { table: string }>(
  tables: readonly Table[],
  references: readonly Reference[],
): Table[] {
  const waiting = new Set(tables);
  const ordered: Table[] = [];
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ table }) => table));
    const free = [...waiting].filter(
      ({ table }) => !references.some(({ from, to }) => from === table && names.has(to)),
    );
    if (free.length === 0) throw new Error(`circular references between tables: ${[...names].join(', ')}`);
    for (const table of free) waiting.delete(table);
    ordered.push(...free);
  }
  return ordered;
}

function templateOf(column: string, value: string | null, userId: string): CellTemplate {
  if (value === null) return 'null';
  if (column === TOKEN_HASH) return 'token hash';
  const pieces = value.split(userId).map(escapeCopy);
  return OWN_COLUMNS.has(column) ? [`${pieces.join('')}-`, ''] : pieces;
}

const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escapeCopy = (text: string) => text.replace(/[\\\t\n\r]/g, (character) => ESCAPED[character] ?? '');

/** Token of a copied user. */
export const tokenOf = (userId: number, secret: string) => `${userId.toString(36)}.${secret}`;

/** COPY lines for one user. */
export function writeLines({ rows }: TableTemplate, userId: number, secret: string): string {
  const id = String(userId);
  const cell = (template: CellTemplate) => {
    if (template === 'null') return '\\N';
    if (template === 'token hash')
      return createHash('sha256').update(tokenOf(userId, secret)).digest('base64url');
    return template.length === 1 ? (template[0] ?? '') : template.join(id);
  };
  return rows.map((row) => `${row.map(cell).join('\t')}\n`).join('');
}
