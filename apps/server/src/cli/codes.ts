import { readFileSync } from 'node:fs';
import { StartError } from '../db/database.ts';
import { run } from '../serve.ts';
import { actThenNote, readStaffOption } from './staff-actor.ts';
import { runVerb } from './verbs.ts';

const USAGE = 'usage: npm run codes -- import <campaign> <file> [--as <e-mail>], or: stats <campaign>';

const SOURCES = { made: 'made by us', maker: 'of the maker', earlier: 'given out before batches' } as const;

function readCodes(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** npm run codes: imports the gift codes of a game's maker, and counts the given and used ones. */
await run(async () => {
  const { as, rest: given } = readStaffOption();
  const [verb = '', campaign = '', file = '', ...rest] = given;
  const isValidUsage: Readonly<Record<string, boolean>> = {
    import: campaign !== '' && file !== '' && rest.length === 0,
    stats: campaign !== '' && file === '',
  };
  if (isValidUsage[verb] !== true) throw new StartError(USAGE);
  const text = verb === 'import' ? readCodes(file) : '';

  await runVerb(verb, (services) => ({
    import: async () => {
      const entry = { command: 'codes import', target: `campaign:${campaign}` };
      const imported = await actThenNote(services, as, entry, () =>
        services.codeDesk.importCodes(campaign, text),
      );
      return [`imported ${imported} codes for ${campaign}`];
    },
    stats: async () => {
      const batches = await services.codeDesk.listBatches(campaign);
      if (batches.length === 0) return [`${campaign} has given no codes yet`];
      return batches.map(
        ({ batchId, source, size, issued, used, createdAt }) =>
          `${batchId} ${createdAt.toISOString()} ${SOURCES[source]}: ${size} codes, ${issued} given, ${used} used`,
      );
    },
  }));
  process.exit(0);
});
