import type { KnownFacts } from './known-facts.ts';
import type { Stage } from './play-person.ts';

/** Where people play: one process of the product, with a channel that is open. */
export async function openStage(url: string, sandboxPort: number, facts: KnownFacts): Promise<Stage> {
  const demo = await fetch(`${url}/lab/api/demo`);
  const { claimChannels } = (await demo.json()) as { claimChannels: { open: string } };
  return { url, sandboxUrl: `http://127.0.0.1:${sandboxPort}`, channel: claimChannels.open, facts };
}
