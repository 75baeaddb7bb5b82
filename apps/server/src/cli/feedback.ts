import { StartError } from '../db/database.ts';
import { run } from '../serve.ts';
import { actAs, readStaffOption } from './staff-actor.ts';
import { runVerb } from './verbs.ts';

const USAGE =
  'usage: npm run feedback -- waiting, or: show <id>, accept <id> <points> [reply], decline <id> [reply]; both with [--as <e-mail>]';

/** npm run feedback: support's work on what users report. */
await run(async () => {
  const { as, rest } = readStaffOption();
  const [verb = '', id = '', ...words] = rest;
  const [points = '', ...reply] = words;
  const isValidUsage: Readonly<Record<string, boolean>> = {
    waiting: id === '',
    show: id !== '' && words.length === 0,
    accept: id !== '' && /^\d{1,6}$/.test(points),
    decline: id !== '',
  };
  if (isValidUsage[verb] !== true) throw new StartError(USAGE);

  await runVerb(verb, (services) => ({
    waiting: async () => {
      const rows = await services.feedbackDesk.listWaiting();
      return rows.length === 0
        ? ['nothing waits']
        : rows.map(
            ({ feedbackId, createdAt, kind, content }) =>
              `${feedbackId} ${createdAt.toISOString()} ${kind} ${content.replace(/\s+/g, ' ')}`,
          );
    },
    show: async () => [JSON.stringify(await services.feedbackDesk.show(id), null, 2)],
    accept: async () => {
      const { userId } = await services.feedbackDesk.show(id);
      const changesOf = (given: { isNew: boolean }) =>
        given.isNew ? [{ what: '积分', before: '', after: `+${points}` }] : [];
      const entry = { command: 'feedback accept', target: `feedback:${id}`, userId, changesOf };
      const { isNew, integral } = await actAs(services, as, entry, (tx) =>
        services.feedbackDesk.accept(id, Number(points), reply.join(' '), tx),
      );
      return [`${isNew ? `accepted, gave ${points}` : 'it was accepted before'}, balance ${integral}`];
    },
    decline: async () => {
      const { userId } = await services.feedbackDesk.show(id);
      const entry = { command: 'feedback decline', target: `feedback:${id}`, userId };
      await actAs(services, as, entry, (tx) => services.feedbackDesk.decline(id, words.join(' '), tx));
      return ['declined'];
    },
  }));
  process.exit(0);
});
