import { openFoundation, openServices } from '../composition.ts';
import { StartError } from '../db/database.ts';
import { run } from '../serve.ts';
import { readStoredConfig } from './stored-config.ts';

const USAGE = 'usage: npm run points -- show <userId>, or: credit <userId> <points> <reference> [reason]';
/** As many as the points page shows at first. */
const SHOWN = { pageNum: 1, pageSize: 20 };

/** npm run points: what a support engineer does with a user's points. */
await run(async () => {
  const [verb = '', user = '', amount = '', reference = '', reason = ''] = process.argv.slice(2);
  const isCredit = verb === 'credit' && /^\d{1,6}$/.test(amount) && reference !== '';
  if (!/^\d{1,15}$/.test(user) || !(isCredit || verb === 'show')) throw new StartError(USAGE);
  const userId = Number(user);
  const foundation = await openFoundation(readStoredConfig(process.env));
  const { services, close } = await openServices(foundation);
  const { points, credits } = services;

  const works: Readonly<Record<string, () => Promise<string[]>>> = {
    show: async () => {
      const { content } = await points.listIntegral(userId, SHOWN);
      return [`balance ${await points.read(userId)}`, ...content.map((entry) => JSON.stringify(entry))];
    },
    credit: async () => {
      const given = await credits.credit({ userId, amount: Number(amount), reference, reason });
      const done = given.isNew ? `gave ${amount}` : `${reference} gave its points before`;
      return [`${done}, balance ${given.integral}`];
    },
  };
  const lines = await works[verb]?.().catch((error: Error) => {
    throw new StartError(error.message);
  });
  console.log(lines?.join('\n'));
  await close();
  process.exit(0);
});
