import { StartError } from '../db/database.ts';
import { run } from '../serve.ts';
import { actAs, readStaffOption } from './staff-actor.ts';
import { runVerb } from './verbs.ts';

const USAGE = 'usage: npm run outbox -- dead, or: revive <key> [--as <e-mail>]';

/** npm run outbox: lists dead messages and revives them after their cause was fixed. */
await run(async () => {
  const { as, rest } = readStaffOption();
  const [verb = '', key = ''] = rest;
  const isValidUsage: Readonly<Record<string, boolean>> = { dead: key === '', revive: key !== '' };
  if (isValidUsage[verb] !== true) throw new StartError(USAGE);

  await runVerb(verb, (services) => ({
    dead: async () => {
      const rows = await services.outbox.listDead();
      return rows.map(
        ({ topic, messageKey, deadAt, lastError }) =>
          `${topic} ${messageKey} given up at ${deadAt?.toISOString()}: ${lastError}`,
      );
    },
    revive: async () => {
      await actAs(services, as, { command: 'outbox revive', target: `message:${key}` }, async (tx) => {
        if (!(await services.outbox.revive(key, tx))) throw new Error(`no message ${key} waits`);
      });
      return [`${key} is due now`];
    },
  }));
  process.exit(0);
});
