import { StartError } from '../db/database.ts';
import { run } from '../serve.ts';
import { runVerb } from './verbs.ts';

const USAGE =
  'usage: npm run feedback -- waiting, or: show <id>, accept <id> <points> [reply], decline <id> [reply]';

/** npm run feedback: support's work on what users report. */
await run(async () => {
  const [verb = '', id = '', ...words] = process.argv.slice(2);
  const [points = '', ...reply] = words;
  const isValidUsage: Readonly<Record<string, boolean>> = {
    waiting: id === '',
    show: id !== '' && words.length === 0,
    accept: id !== '' && /^\d{1,6}$/.test(points),
    decline: id !== '',
  };
  if (isValidUsage[verb] !== true) throw new StartError(USAGE);

  await runVerb(verb, ({ feedbackDesk }) => ({
    waiting: async () => {
      const rows = await feedbackDesk.listWaiting();
      return rows.length === 0
        ? ['nothing waits']
        : rows.map(
            ({ feedbackId, createdAt, kind, content }) =>
              `${feedbackId} ${createdAt.toISOString()} ${kind} ${content.replace(/\s+/g, ' ')}`,
          );
    },
    show: async () => [JSON.stringify(await feedbackDesk.show(id), null, 2)],
    accept: async () => {
      const { isNew, integral } = await feedbackDesk.accept(id, Number(points), reply.join(' '));
      return [`${isNew ? `accepted, gave ${points}` : 'it was accepted before'}, balance ${integral}`];
    },
    decline: async () => {
      await feedbackDesk.decline(id, words.join(' '));
      return ['declined'];
    },
  }));
  process.exit(0);
});
