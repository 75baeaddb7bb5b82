import { type PartnerAnswer, pickAtPartner } from '../../../apps/server/test/pick-at-partner.ts';
import { type Account, openAccount } from './shopper.ts';
import { type Attack, countGranted, inTurn, type Target } from './target.ts';

const VICTIM = 'netease-1001';
const OWN = 'netease-1002';

/** The partner's signed answer after a user picks that account on its page. */
async function pick(target: Target, { headers }: Account, account: string): Promise<PartnerAnswer> {
  const { data } = await target.call('startUnionBind', { type: 'you' }, headers);
  return pickAtPartner(data.url, account);
}

async function bind(target: Target, { headers }: Account, { ticket, ...answer }: PartnerAnswer) {
  return target.call('bindUnion', { type: 'you', ...answer }, { ...headers, ticket });
}

export const foreignPartnerAccounts: Attack = {
  name: '6 partner accounts of other people',
  async run(target, times) {
    const results = await inTurn(times, async () => {
      const [victim, thief] = [await openAccount(target), await openAccount(target)];
      const theirs = await pick(target, victim, VICTIM);
      const own = await pick(target, thief, OWN);
      const forged: PartnerAnswer[] = [
        { ...own, openId: VICTIM },
        { ...own, openId: VICTIM, sign: theirs.sign },
        { ...own, openId: VICTIM, sign: '' },
        { ...own, openId: VICTIM, nonce: theirs.nonce, sign: theirs.sign },
        theirs,
      ];
      return inTurn(forged.length, async (turn) => bind(target, thief, forged[turn] ?? own));
    });
    const answers = results.flat();
    const bound = countGranted(answers);
    return {
      tried: [`${answers.length} forged or stolen answers of a partner`],
      gained: bound > 0 ? [`${bound} partner accounts of others were bound`] : [],
    };
  },
};
