import type { CallName } from '@juban/contract';
import { startServer } from '../../../apps/server/test/server-process.ts';
import { createFacts } from '../chaos/known-facts.ts';
import { playClosing } from '../chaos/play-closing.ts';
import { playOpening } from '../chaos/play-opening.ts';
import { openStage } from '../chaos/stage.ts';

export interface FlowRun {
  databaseUrl: string;
  sandboxPort: number;
  seed: number;
}

/** Runs all chaos flows a few times without faults; returns the calls that succeeded. */
export async function playFlows({ databaseUrl, sandboxPort, seed }: FlowRun): Promise<ReadonlySet<CallName>> {
  const server = await startServer({ databaseUrl, sandboxPort });
  const facts = createFacts();
  try {
    const stage = await openStage(server.url, sandboxPort, facts);
    await playOpening(stage, seed);
    await stage.line.flush(server.url);
    await playClosing(stage);
  } finally {
    await server.stop();
  }
  if (facts.violations.length > 0) throw new Error(facts.violations.join('\n'));
  return facts.accepted;
}
