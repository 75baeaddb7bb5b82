import { ensureAccount, readCode } from '../account.ts';
import { ask } from '../ask.ts';
import { flowOf } from '../flow.ts';
import type { Person } from '../known-facts.ts';
import type { Stage } from '../stage.ts';

interface Claimed {
  person: Person;
}

/** Outside the channel's window, which a moved clock leaves: no answer to a claim. */
const OVER = ['1003', '1004'];

/** Asks for the days; an answer other than success, "that code is used" or "it is over" is a violation. */
export async function claim({ url, demo, facts }: Stage, person: Person): Promise<void> {
  if (!person.claim) return;
  const channel = demo.claimChannels.open ?? '';
  const input = { mobile: person.phone, mobileValidateCode: person.claim.code, channel };
  const { code } = await ask(url, 'receiveClaim', input);
  if (code === '0000') {
    facts.acknowledged += 1;
    facts.accepted.add('receiveClaim');
  }
  if (code === '0000' || code === '2002') person.claim.state = 'granted';
  else if (OVER.includes(String(code))) person.claim.state = 'unknowable';
  else facts.violations.push(`the claim of ${person.phone} was refused with ${code}`);
}

/** Free days by a phone, with an account or before there is one. */
export const claimDays = flowOf<Claimed>({
  name: 'claim',
  weight: 4,
  async play(visit) {
    const { stage, person, chance } = visit;
    if (person.claim) return;
    if (chance.happens(0.4)) await ensureAccount(visit);
    const channel = stage.demo.claimChannels.open ?? '';
    if (!(await visit.tryTo('sendClaimCode', { mobile: person.phone, channel }))) return;
    const code = await readCode(visit, person.phone);
    person.claim = { code, sentAt: Date.now(), state: 'asked' };
    stage.facts.told.push({ flow: 'claim', fact: { person } });
    await claim(stage, person);
    if (chance.happens(0.3)) {
      const again = { mobile: person.phone, mobileValidateCode: code, channel };
      if ((await visit.ask('receiveClaim', again)).code === '0000')
        visit.violation(`${person.phone} claimed twice`);
    }
    if (chance.happens(0.4)) await ensureAccount(visit);
  },
  /** Rows of claims are counted beside the others' and read in the end; here the person is merely known. */
  async check(_stage, { person }) {
    return person.claim ? undefined : `the claim of ${person.phone} is forgotten`;
  },
});
