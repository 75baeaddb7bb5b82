import type { Chance } from '../fuzz/chance.ts';
import { CLOCK_FAULTS } from './faults/clock-faults.ts';
import { DATABASE_FAULTS } from './faults/database-faults.ts';
import type { Fault } from './faults/fault.ts';
import { LINE_FAULTS } from './faults/line-faults.ts';
import { PROVIDER_FAULTS } from './faults/provider-faults.ts';
import { SERVER_FAULTS } from './faults/server-faults.ts';
import type { World } from './world.ts';

/** All faults. */
const FAULTS: readonly Fault[] = [
  ...SERVER_FAULTS,
  ...DATABASE_FAULTS,
  ...LINE_FAULTS,
  ...CLOCK_FAULTS,
  ...PROVIDER_FAULTS,
];

/**
 * A renewal sends a notice first and charges some days later, so these clock jumps must come in this order
 * with other faults between.
 */
const LONG_JUMPS = ['four weeks pass', 'four days pass'] as const;

export function faultNamed(name: string): Fault {
  const fault = FAULTS.find((one) => one.name === name);
  if (!fault) throw new RangeError(`there is no fault called "${name}"`);
  return fault;
}

function shuffle<Item>(list: readonly Item[], chance: Chance): Item[] {
  const rest = [...list];
  return list.map(() => rest.splice(chance.int(rest.length), 1)[0] as Item);
}

/** A fractional part is the probability of one more. */
const timesOf = ({ times }: Fault, chance: Chance) => Math.floor(times) + (chance.happens(times % 1) ? 1 : 0);

/**
 * All faults that apply, as often as their tables say, in random order; the long jumps at one third and two
 * thirds.
 */
export function planFaults(world: World, chance: Chance): Fault[] {
  const isLong = ({ name }: Fault) => LONG_JUMPS.some((jump) => jump === name);
  const deck = FAULTS.filter((fault) => fault.isPossible(world) && !isLong(fault)).flatMap((fault) =>
    Array.from({ length: timesOf(fault, chance) }, () => fault),
  );
  const plan = shuffle(deck, chance);
  for (const [at, name] of LONG_JUMPS.entries())
    plan.splice(Math.floor(((at + 1) * plan.length) / 3), 0, faultNamed(name));
  return plan;
}
