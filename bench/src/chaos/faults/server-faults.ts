import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '../../fuzz/chance.ts';
import type { Slot, World } from '../world.ts';
import type { Fault } from './fault.ts';

const LONGEST_START_MS = 900;

/** Dead without a word; whoever watches over it starts it again. */
async function killOne({ slots }: World, chance: Chance): Promise<Slot> {
  const slot = chance.pick(slots);
  await slot.server.kill();
  return slot;
}

const always = () => true;

export const SERVER_FAULTS: readonly Fault[] = [
  {
    name: 'the server is killed',
    kind: 'server kill',
    times: 28,
    fits: always,
    async strike(world, chance) {
      const slot = await killOne(world, chance);
      const server = slot.launch();
      return async () => void (await server.ready);
    },
  },
  {
    name: 'the server is killed, and again at its start',
    kind: 'server kill',
    times: 4,
    deaths: 2,
    fits: always,
    async strike(world, chance) {
      const slot = await killOne(world, chance);
      const early = slot.launch();
      early.ready.catch(() => {});
      await pause(chance.int(LONGEST_START_MS));
      await early.kill();
      const server = slot.launch();
      return async () => void (await server.ready);
    },
  },
  {
    name: 'every server is killed at once',
    kind: 'server kill',
    times: 4,
    deaths: 2,
    fits: ({ slots }) => slots.length > 1,
    async strike({ slots }) {
      await Promise.all(slots.map(({ server }) => server.kill()));
      const servers = slots.map((slot) => slot.launch());
      return async () => void (await Promise.all(servers.map(({ ready }) => ready)));
    },
  },
];
