import { openFoundation, openServices } from '../composition.ts';
import { StartError } from '../db/database.ts';
import { run } from '../serve.ts';
import { readStoredConfig } from './stored-config.ts';

const USAGE =
  'usage: npm run feedback -- waiting, or: show <id>, accept <id> <points> [reply], decline <id> [reply]';

/** npm run feedback: what a support engineer does with what users tell us. */
await run(async () => {
  const [verb = '', id = '', ...words] = process.argv.slice(2);
  const [points = '', ...reply] = words;
  const isWell: Readonly<Record<string, boolean>> = {
    waiting: id === '',
    show: id !== '' && words.length === 0,
    accept: id !== '' && /^\d{1,6}$/.test(points),
    decline: id !== '',
  };
  if (isWell[verb] !== true) throw new StartError(USAGE);
  const foundation = await openFoundation(readStoredConfig(process.env));
  const { services, close } = await openServices(foundation);
  const { feedbackDesk } = services;

  const works: Readonly<Record<string, () => Promise<string[]>>> = {
    waiting: async () => {
      const rows = await feedbackDesk.listWaiting();
      return rows.length === 0
        ? ['nothing waits']
        : rows.map(
            ({ feedbackId, createdAt, content }) =>
              `${feedbackId} ${createdAt.toISOString()} ${content.replace(/\s+/g, ' ')}`,
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
  };
  const lines = await works[verb]?.().catch((error: Error) => {
    throw new StartError(error.message);
  });
  console.log(lines?.join('\n'));
  await close();
  process.exit(0);
});
