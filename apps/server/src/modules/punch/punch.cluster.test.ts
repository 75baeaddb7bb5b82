import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { copyPostgres } from '../../../test/kit.ts';
import { callPatiently, type ServerProcess, startServer } from '../../../test/server-process.ts';

const AT_ONCE = 50;

let servers: ServerProcess[];
let database: pg.Pool;
beforeAll(async () => {
  const databaseUrl = await copyPostgres(inject('testDatabase').source);
  database = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const start = () => startServer({ databaseUrl, sandboxPort: inject('sandboxPort') });
  servers = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.end();
});

interface Person {
  id: string;
  token: string;
}

const urlOf = (turn: number): string => servers[turn % servers.length]?.url ?? '';

async function lab<Result>(path: string, body?: object): Promise<Result> {
  const response = await fetch(`${urlOf(0)}/lab/api${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  return (await response.json()) as Result;
}

/** Calls of all people at once, alternating between the processes; returns how often each code was answered. */
async function callAtOnce(people: readonly Person[], smIdOf: (turn: number) => string) {
  const answers = await Promise.all(
    people.map(({ token }, turn) =>
      callPatiently(urlOf(turn), 'markPunch', { smId: smIdOf(turn) }, { token }),
    ),
  );
  const counts: Record<string, number> = {};
  for (const { code } of answers) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

async function grantedTo(people: readonly Person[]): Promise<number[]> {
  const { rows } = await database.query<{ amount: number }>(
    `select amount from ledger_entries where source = 'punch' and user_id = any($1::bigint[])`,
    [people.map(({ id }) => id)],
  );
  return rows.map(({ amount }) => amount);
}

async function expectNoViolations(): Promise<void> {
  expect((await lab<{ violations: unknown[] }>('/verify')).violations).toEqual([]);
}

describe('new users, concurrent calls, two processes', () => {
  it(`[C-067] ${AT_ONCE} concurrent marks of one user, on as many devices, give two days once`, async () => {
    const person = await lab<Person>('/users', {});
    const counts = await callAtOnce(
      Array.from({ length: AT_ONCE }, () => person),
      () => randomUUID(),
    );
    expect(counts).toEqual({ '0000': 1, '2155': AT_ONCE - 1 });
    expect(await grantedTo([person])).toEqual([2]);
    const devices = await database.query('select 1 from punch_devices where user_id = $1', [person.id]);
    // The one device, and the phone.
    expect(devices.rowCount).toBe(2);
    await expectNoViolations();
  });

  it('[C-066] of ten new users at once on one device one succeeds', async () => {
    const people: Person[] = [];
    for (let count = 0; count < 10; count += 1) people.push(await lab<Person>('/users', {}));
    const device = randomUUID();
    expect(await callAtOnce(people, () => device)).toEqual({ '0000': 1, '2154': 9 });
    expect(await grantedTo(people)).toEqual([2]);
    await expectNoViolations();
  });
});
