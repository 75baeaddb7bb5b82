import type { Foundation, Services } from '../composition.ts';
import { StartError } from '../db/database.ts';
import type { ManualGift } from '../lib/gift-fault.ts';
import { readStaffOption } from './staff-actor.ts';

type Works = Readonly<Record<string, () => Promise<string[]>>>;

const printUsage = (error: Error): never => {
  throw new StartError(error.message);
};

/** Runs the verb and prints its result; a refusal is one line without a stack trace. */
export async function runVerb(
  verb: string,
  worksOf: (services: Services, foundation: Foundation) => Works,
): Promise<string[]> {
  // Loaded here, so that a wrong command line is answered at once.
  const { withServices } = await import('./with-services.ts');
  return withServices(async (services, foundation) => {
    const work = worksOf(services, foundation)[verb]?.();
    const lines = (await work?.catch(printUsage)) ?? [];
    console.log(lines.length > 0 ? lines.join('\n') : 'nothing to do');
    return lines;
  });
}

/** Reads `show <userId>` or `<giving> <userId> <amount> <reference> [reason]`. */
export function readGiftArguments(
  giving: string,
  usage: string,
): { verb: string; gift: ManualGift; as: string | undefined } {
  const { as, rest } = readStaffOption();
  const [verb = '', user = '', amount = '', reference = '', reason = ''] = rest;
  const isGiving = verb === giving && /^\d{1,6}$/.test(amount) && reference !== '';
  if (!/^\d{1,15}$/.test(user) || !(isGiving || verb === 'show')) throw new StartError(usage);
  return { verb, gift: { userId: Number(user), amount: Number(amount), reference, reason }, as };
}
