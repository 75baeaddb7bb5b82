import { StartError } from '../db/database.ts';
import { run } from '../serve.ts';
import { runVerb } from './verbs.ts';

const USAGE = 'usage: npm run outbox -- dead, or: revive <key>';

/** npm run outbox: lists dead messages and revives them after their cause was fixed. */
await run(async () => {
  const [verb = '', key = ''] = process.argv.slice(2);
  const isValidUsage: Readonly<Record<string, boolean>> = { dead: key === '', revive: key !== '' };
  if (isValidUsage[verb] !== true) throw new StartError(USAGE);

  await runVerb(verb, ({ outbox }) => ({
    dead: async () => {
      const rows = await outbox.listDead();
      return rows.map(
        ({ topic, messageKey, deadAt, lastError }) =>
          `${topic} ${messageKey} given up at ${deadAt?.toISOString()}: ${lastError}`,
      );
    },
    revive: async () => {
      if (!(await outbox.revive(key))) throw new Error(`no message ${key} waits`);
      return [`${key} is due now`];
    },
  }));
  process.exit(0);
});
