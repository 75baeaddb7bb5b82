import { buy, membershipEnd, newDevice, openAccount } from './shopper.ts';
import { type Attack, inTurn, together } from './target.ts';

const ACCOUNTS = 13;
/** Accounts per device and day before purchases are held for review. */
const MAX_SERVED = 10;

export const manyAccounts: Attack = {
  name: '10 many accounts on one device',
  async run(target) {
    const device = newDevice();
    const accounts = await inTurn(ACCOUNTS, () => openAccount(target, device));
    await together(ACCOUNTS, async (turn) => buy(target, accounts[turn] ?? { phone: '', headers: {} }));
    const ends = await Promise.all(accounts.map((account) => membershipEnd(target, account)));
    const served = ends.filter((end) => end > Date.now()).length;
    return {
      tried: [`${ACCOUNTS} orders at once of ${ACCOUNTS} accounts on one device, ${served} were granted`],
      gained: served > MAX_SERVED ? [`${served} were granted, ${MAX_SERVED} are allowed`] : [],
    };
  },
};
