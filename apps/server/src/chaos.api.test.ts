import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { checkRows } from '../../../bench/src/chaos/check-rows.ts';
import { createFacts } from '../../../bench/src/chaos/known-facts.ts';
import { runChaos } from '../../../bench/src/chaos/run-chaos.ts';
import { freePort } from '../test/cluster.ts';
import { copyPostgres, newPhone } from '../test/kit.ts';

const KILLS = 3;
const SEED = Number(process.env.CHAOS_SEED ?? 20_261_115);
const TIME_LIMIT_MS = 180_000;

const dataDir = mkdtempSync(join(tmpdir(), 'juban-chaos-'));
let where: { databaseUrl: string } | { dataDir: string };

beforeAll(async () => {
  const { kind, source } = inject('testDatabase');
  where = kind === 'postgres' ? { databaseUrl: await copyPostgres(source) } : { dataDir };
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it(`[A-086] nothing acknowledged is lost by ${KILLS} times kill -9, seed ${SEED}`, {
  timeout: TIME_LIMIT_MS,
}, async () => {
  const server = { ...where, sandboxPort: inject('sandboxPort'), port: await freePort() };
  const result = await runChaos({ kills: KILLS, seed: SEED, server });
  expect(result.violations).toEqual([]);
  expect(result.acknowledged).toBeGreaterThan(0);
  expect(result.kills).toBe(KILLS);
});

it('tells a promise that was not kept', { timeout: TIME_LIMIT_MS }, async () => {
  const facts = createFacts();
  facts.people.push({ phone: newPhone(), claim: { code: '', sentAt: 0, state: 'granted' } });
  await checkRows(facts, where);
  expect(facts.violations).toHaveLength(1);
});
