import { run } from '../serve.ts';
import { actAs } from './staff-actor.ts';
import { readGiftArguments, runVerb } from './verbs.ts';

const USAGE =
  'usage: npm run points -- show <userId>, or: credit <userId> <points> <reference> [reason] [--as <e-mail>]';
/** As many as the first page of the points page. */
const SHOWN = { pageNum: 1, pageSize: 20 };

/** npm run points: support's work on a user's points. */
await run(async () => {
  const { verb, gift, as } = readGiftArguments('credit', USAGE);
  const { userId, amount, reference } = gift;
  await runVerb(verb, (services) => ({
    show: async () => {
      const { content } = await services.points.listIntegral(userId, SHOWN);
      return [
        `balance ${await services.points.read(userId)}`,
        ...content.map((entry) => JSON.stringify(entry)),
      ];
    },
    credit: async () => {
      const changesOf = (done: { isNew: boolean }) =>
        done.isNew ? [{ what: '积分', before: '', after: `+${amount}` }] : [];
      const target = `user:${userId}`;
      const entry = {
        command: 'points credit',
        target,
        userId,
        reason: `${reference} ${gift.reason}`,
        changesOf,
      };
      const given = await actAs(services, as, entry, (tx) => services.credits.credit(gift, tx));
      const done = given.isNew ? `gave ${amount}` : `${reference} gave its points before`;
      return [`${done}, balance ${given.integral}`];
    },
  }));
  process.exit(0);
});
