import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { nameDatabase } from './name-database.ts';

it.each([
  ['postgres://juban:secret@db.internal:5433/juban', 'PostgreSQL at db.internal:5433/juban'],
  ['postgresql://juban:secret@[::1]/juban?password=secret&sslmode=require', 'PostgreSQL at [::1]/juban'],
  ['postgres:///juban?host=/run/postgresql&user=juban', 'PostgreSQL at /run/postgresql/juban'],
  ['postgres://juban:secret@/juban?host=/run/postgresql', 'PostgreSQL, by DATABASE_URL'],
])('a server is named by host and database, without its secrets (case %#)', (databaseUrl, name) => {
  expect(nameDatabase({ databaseUrl, dataDir: '.data' })).toBe(name);
});

it('the embedded database is named by its full folder path', () => {
  const folder = resolve('.data', 'pglite');
  expect(nameDatabase({ databaseUrl: undefined, dataDir: '.data' })).toBe(`the embedded one in ${folder}`);
});
