import { openFoundation, openServices } from '../composition.ts';
import { StartError } from '../db/database.ts';
import { run } from '../serve.ts';
import { readStoredConfig } from './stored-config.ts';

const USAGE = 'usage: npm run v-power -- show <userId>, or: give <userId> <V power> <reference> [reason]';
/** As many as the ledger's page shows at first, whatever their age. */
const SHOWN = { startTime: 0, pageNum: 1, pageSize: 20 };

/** npm run v-power: what a support engineer does with a user's V power. */
await run(async () => {
  const [verb = '', user = '', amount = '', reference = '', reason = ''] = process.argv.slice(2);
  const isGift = verb === 'give' && /^\d{1,6}$/.test(amount) && reference !== '';
  if (!/^\d{1,15}$/.test(user) || !(isGift || verb === 'show')) throw new StartError(USAGE);
  const userId = Number(user);
  const foundation = await openFoundation(readStoredConfig(process.env));
  const { services, close } = await openServices(foundation);
  const { membership, experience, levelRewards, medals, vPowerGifts } = services;

  const works: Readonly<Record<string, () => Promise<string[]>>> = {
    show: async () => {
      const { level, vPower, status, expiresAt } = await membership.readStanding(userId);
      const taken = (await levelRewards.list(userId)).filter(({ received }) => received === 1);
      const { content } = await experience.list(userId, SHOWN);
      return [
        `V${level}, V power ${vPower}, status ${status}, member until ${expiresAt?.toISOString() ?? 'never'}`,
        `rewards taken: ${taken.map((item) => `V${item.level}`).join(' ') || 'none'}`,
        ...(await medals.list(userId)).map((medal) => `medal ${JSON.stringify(medal)}`),
        ...content.map((entry) => JSON.stringify(entry)),
      ];
    },
    give: async () => {
      const given = await vPowerGifts.give({ userId, amount: Number(amount), reference, reason });
      const done = given.isNew ? `gave ${amount}` : `${reference} gave its V power before`;
      return [`${done}, V power ${given.vPower}, V${given.level}`];
    },
  };
  const lines = await works[verb]?.().catch((error: Error) => {
    throw new StartError(error.message);
  });
  console.log(lines?.join('\n'));
  await close();
  process.exit(0);
});
