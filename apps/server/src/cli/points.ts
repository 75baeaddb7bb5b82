import { run } from '../serve.ts';
import { readGiftArguments, runVerb } from './verbs.ts';

const USAGE = 'usage: npm run points -- show <userId>, or: credit <userId> <points> <reference> [reason]';
/** As many as the first page of the points page. */
const SHOWN = { pageNum: 1, pageSize: 20 };

/** npm run points: support's work on a user's points. */
await run(async () => {
  const { verb, gift } = readGiftArguments('credit', USAGE);
  const { userId, amount, reference } = gift;
  await runVerb(verb, ({ points, credits }) => ({
    show: async () => {
      const { content } = await points.listIntegral(userId, SHOWN);
      return [`balance ${await points.read(userId)}`, ...content.map((entry) => JSON.stringify(entry))];
    },
    credit: async () => {
      const given = await credits.credit(gift);
      const done = given.isNew ? `gave ${amount}` : `${reference} gave its points before`;
      return [`${done}, balance ${given.integral}`];
    },
  }));
  process.exit(0);
});
