import { run } from '../serve.ts';
import { actThenNote } from './staff-actor.ts';
import { readGiftArguments, runVerb } from './verbs.ts';

const USAGE =
  'usage: npm run v-power -- show <userId>, or: give <userId> <V power> <reference> [reason] [--as <e-mail>]';
/** As many as the first page of the ledger, whatever their age. */
const SHOWN = { startTime: 0, pageNum: 1, pageSize: 20 };

/** npm run v-power: support's work on a user's V power. */
await run(async () => {
  const { verb, gift, as } = readGiftArguments('give', USAGE);
  const { userId, amount, reference } = gift;
  await runVerb(verb, ({ membership, experience, levelRewards, medals, vPowerGifts, ...services }) => ({
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
      const changesOf = (done: { isNew: boolean }) =>
        done.isNew ? [{ what: 'V力值', before: '', after: `+${amount}` }] : [];
      const target = `user:${userId}`;
      const entry = {
        command: 'v-power give',
        target,
        userId,
        reason: `${reference} ${gift.reason}`,
        changesOf,
      };
      const given = await actThenNote(services, as, entry, () => vPowerGifts.give(gift));
      const done = given.isNew ? `gave ${amount}` : `${reference} gave its V power before`;
      return [`${done}, V power ${given.vPower}, V${given.level}`];
    },
  }));
  process.exit(0);
});
