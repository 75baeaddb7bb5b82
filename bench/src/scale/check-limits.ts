import { calls } from '@juban/contract';
import { RATE_LIMITS } from '../../../apps/server/src/ports/rate-limits.ts';
import { callServer, type ServerProcess } from '../../../apps/server/test/server-process.ts';
import type { Outcome } from '../lib/report.ts';

/** Addresses that no other list uses. Behind a trusted proxy, limits apply to the address it names. */
const SENDER = { 'x-forwarded-for': '203.0.113.77' };
const CALLER = { 'x-forwarded-for': '203.0.113.78' };
const AT_ONCE = 20;
/** Multiple of the allowed number of calls. */
const TOO_OFTEN = 2;

/** One address calls all processes in turn; together they must allow as much as a single one. */
export async function checkLimits(servers: readonly ServerProcess[]): Promise<Outcome[]> {
  const urlOf = (n: number) => servers[n % servers.length]?.url ?? '';
  const demo = await fetch(`${urlOf(0)}/lab/api/demo`);
  const { claimChannels } = (await demo.json()) as { claimChannels: { open: string } };
  const channel = claimChannels.open;
  const sends = await countAllowed(RATE_LIMITS.uncheckedSendsByAddress.points * TOO_OFTEN, async (n) => {
    const mobile = `1390001${String(n).padStart(4, '0')}`;
    return (await callServer(urlOf(n), 'sendClaimCode', { mobile, channel }, SENDER)).code === '0000';
  });
  const config = `${calls.getClaimConfig.path}?channel=${channel}`;
  const reads = await countAllowed(RATE_LIMITS.callsByAddress.points * TOO_OFTEN, async (n) => {
    const answer = await fetch(urlOf(n) + config, { headers: CALLER });
    await answer.arrayBuffer();
    return answer.ok;
  });
  return [
    outcomeOf(
      'messages sent for one address without the risk check, in ten minutes',
      RATE_LIMITS.uncheckedSendsByAddress.points,
      sends,
    ),
    outcomeOf('calls of one address, a minute', RATE_LIMITS.callsByAddress.points, reads),
  ];
}

async function countAllowed(times: number, ask: (n: number) => Promise<boolean>): Promise<number> {
  let allowed = 0;
  let next = 0;
  const askInTurn = async () => {
    for (let n = next++; n < times; n = next++) if (await ask(n)) allowed += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn));
  return allowed;
}

const outcomeOf = (what: string, cap: number, allowed: number): Outcome => ({
  what: `${what}, by all processes together`,
  bar: `${cap}`,
  figure: String(allowed),
  reached: allowed === cap,
});
