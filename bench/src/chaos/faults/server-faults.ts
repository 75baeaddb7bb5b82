import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '../../fuzz/chance.ts';
import type { Slot, World } from '../world.ts';
import type { Fault } from './fault.ts';

const MAX_START_MS = 900;

/** Killed without a shutdown; the supervisor restarts it. */
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
    isPossible: always,
    async inject(world, chance) {
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
    isPossible: always,
    async inject(world, chance) {
      const slot = await killOne(world, chance);
      const early = slot.launch();
      early.ready.catch(() => {});
      await pause(chance.int(MAX_START_MS));
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
    isPossible: ({ slots }) => slots.length > 1,
    async inject({ slots }) {
      await Promise.all(slots.map(({ server }) => server.kill()));
      const servers = slots.map((slot) => slot.launch());
      return async () => void (await Promise.all(servers.map(({ ready }) => ready)));
    },
  },
];
