import { askLab, withRetries } from '../ask.ts';
import { CLOCK_JUMPS, type ClockJump } from '../clock-jumps.ts';
import { type Fault, nothingToRepair } from './fault.ts';

const always = () => true;

/** Renewal charges need both long jumps, in this order; the others alternate. */
const TIMES: Readonly<Record<ClockJump, number>> = {
  'an hour passes': 0.5,
  'a day passes': 0.3,
  'four days pass': 1,
  'four weeks pass': 1,
  'midnight comes': 0.5,
  'stock comes at 11:00': 0.5,
  'the month ends': 0.3,
};

function clockFault(name: ClockJump): Fault {
  return {
    name,
    kind: 'clock jump',
    times: TIMES[name],
    isPossible: always,
    async inject({ slots }, chance) {
      const { stage } = chance.pick(slots);
      await withRetries(async () => {
        const { now } = await askLab<{ now: number }>(stage, '/clock');
        await askLab(stage, '/clock', { now: CLOCK_JUMPS[name](now) });
      });
      return nothingToRepair;
    },
  };
}

export const CLOCK_FAULTS: readonly Fault[] = (Object.keys(CLOCK_JUMPS) as ClockJump[]).map(clockFault);
