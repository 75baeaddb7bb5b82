import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type DrawPrize, type KeptDraw, ODDS_TOTAL, prizeOfRoll, rollOf } from '@juban/domain';
import { afterAll, describe, expect, it } from 'vitest';
import { digestOfDraw, hashOfSeed } from '../../lib/draw-seed.ts';
import { checkProof, type DrawProof } from './draw-proof.ts';

const DRAWS = 100_000;
const DRAWS_A_USER = 8;
/** Exceeded by one in a thousand of fair series, with eight cells. */
const CHI_SQUARE_LIMIT = 24.32;
const SEED = '7d3c1f5a9be2406885d1c0f3a4b67e2918cc55d0e6f7a1b2938475610badcafe';
const CAMPAIGN = 'shandian';

/** As in the demo campaign. */
const PRIZES: readonly DrawPrize[] = [
  { prizeId: 'vip-30', odds: 10_000, stock: 900 },
  { prizeId: 'console', odds: 100, stock: 2 },
  { prizeId: 'card-50', odds: 1_000, stock: 50 },
  { prizeId: 'vip-1', odds: 250_000, stock: 20_000 },
  { prizeId: 'vip-7', odds: 50_000, stock: 5_000 },
  { prizeId: 'card-20', odds: 5_000, stock: 200 },
  { prizeId: 'thanks', odds: 583_900, stock: null },
  { prizeId: 'voucher-6', odds: 100_000, stock: 10_000 },
];

/** Draws as the service does, with the stock in memory. */
function drawMany(): KeptDraw[] {
  const counters = new Map(PRIZES.map(({ prizeId }) => [prizeId, { rolled: 0, won: 0 }]));
  return Array.from({ length: DRAWS }, (_unused, index) => {
    const draw = {
      userId: 100_000_001 + Math.floor(index / DRAWS_A_USER),
      drawNo: (index % DRAWS_A_USER) + 1,
    };
    const roll = rollOf(digestOfDraw(SEED, CAMPAIGN, draw));
    const { prizeId: rolled, stock } = prizeOfRoll(PRIZES, roll);
    const counter = counters.get(rolled);
    if (stock === null || !counter)
      return { ...draw, roll, rolled, rolledNo: null, released: null, prize: rolled };
    counter.rolled += 1;
    const isGiven = counter.won < stock;
    if (isGiven) counter.won += 1;
    const prize = isGiven ? rolled : 'thanks';
    return { ...draw, roll, rolled, rolledNo: counter.rolled, released: stock, prize };
  });
}

function count(draws: readonly KeptDraw[], field: 'rolled' | 'prize'): Map<string, number> {
  const counts = new Map<string, number>();
  for (const draw of draws) counts.set(draw[field], (counts.get(draw[field]) ?? 0) + 1);
  return counts;
}

function chiSquare(observed: ReadonlyMap<string, number>, prizes: readonly DrawPrize[]): number {
  return prizes.reduce((sum, { prizeId, odds }) => {
    const expected = (DRAWS * odds) / ODDS_TOTAL;
    return sum + ((observed.get(prizeId) ?? 0) - expected) ** 2 / expected;
  }, 0);
}

const draws = drawMany();
const proof: DrawProof = {
  campaign: CAMPAIGN,
  seed: SEED,
  seedHash: hashOfSeed(SEED),
  prizes: PRIZES,
  fallback: 'thanks',
  draws,
};

describe('100,000 draws', () => {
  it('[C-092] follow the published odds', () => {
    expect(chiSquare(count(draws, 'rolled'), PRIZES)).toBeLessThan(CHI_SQUARE_LIMIT);
  });

  it('[C-092] would fail for odds that are a twentieth off', () => {
    const moved = new Map([
      ['vip-1', 237_500],
      ['thanks', 596_400],
    ]);
    const other = PRIZES.map((prize) => ({ ...prize, odds: moved.get(prize.prizeId) ?? prize.odds }));
    expect(chiSquare(count(draws, 'rolled'), other)).toBeGreaterThan(CHI_SQUARE_LIMIT);
  });

  it('[C-092] never win more of a prize than there are; afterwards the fallback is won', () => {
    const [rolled, won] = [count(draws, 'rolled'), count(draws, 'prize')];
    for (const { prizeId, stock } of PRIZES)
      if (stock !== null) expect(won.get(prizeId)).toBe(Math.min(stock, rolled.get(prizeId) ?? 0));
    expect(rolled.get('vip-1')).toBeGreaterThan(20_000);
  });

  it('[C-092] can be recomputed from the revealed seed, and a changed one is found', () => {
    expect(checkProof(proof)).toEqual({ termFaults: [], drawFaults: [] });
    const last = draws.at(-1);
    const bent = draws.map((draw) =>
      draw === last ? { ...draw, roll: (draw.roll + 1) % ODDS_TOTAL } : draw,
    );
    expect(checkProof({ ...proof, draws: bent }).drawFaults).toHaveLength(1);
  });

  it('[C-092] of another seed than the published one prove nothing', () => {
    const other = checkProof({ ...proof, seed: `${SEED}0` });
    expect(other.termFaults).toEqual(['the seed is not the one whose hash was published']);
  });
});

describe('the public script', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'juban-proof-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const script = join(import.meta.dirname, '../../cli/verify-draws.ts');

  async function runOn(content: object): Promise<{ status: number; out: string; err: string }> {
    const file = join(folder, 'proof.json');
    writeFileSync(file, JSON.stringify(content));
    return promisify(execFile)(process.execPath, [script, 'file', file], {
      env: { PATH: process.env.PATH ?? '' },
    }).then(
      ({ stdout, stderr }) => ({ status: 0, out: stdout, err: stderr }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        status: error.code,
        out: error.stdout,
        err: error.stderr,
      }),
    );
  }

  it('[C-092] recomputes each of them without a database', async () => {
    const { status, out } = await runOn(proof);
    expect(out).toBe(`checked 100000 draws of shandian, seed hash ${hashOfSeed(SEED)}\n0 faults\n`);
    expect(status).toBe(0);
  });

  it('[C-092] names changed draws, and refuses a file that is not a proof', async () => {
    const [first, ...rest] = draws;
    const bent = await runOn({ ...proof, draws: [{ ...first, prize: 'console' }, ...rest] });
    expect(bent.err).toContain(
      `BROKEN user ${first?.userId}, draw 1: ${first?.prize} is due, kept is console`,
    );
    expect(bent.status).toBe(1);
    const none = await runOn({ draws: [] });
    expect(none.err).toMatch(/proof\.json cannot be read/);
    expect(none.status).toBe(1);
  });
});
