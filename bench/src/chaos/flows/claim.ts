import { ensureAccount, readCode } from '../account.ts';
import { ask } from '../ask.ts';
import { flowOf } from '../flow.ts';
import type { Person } from '../known-facts.ts';
import type { Stage } from '../stage.ts';

interface Claimed {
  person: Person;
}

/** Outside the channel's period, which the moved clock can leave, a claim is refused. */
const OVER = ['1003', '1004'];

/** Claims the days. Any answer other than success, "code used" or "activity over" is a violation. */
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

/** Claims free days with a phone, with or without an account. */
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
    stage.facts.recorded.push({ flow: 'claim', fact: { person } });
    await claim(stage, person);
    if (chance.happens(0.3)) {
      const again = { mobile: person.phone, mobileValidateCode: code, channel };
      if ((await visit.ask('receiveClaim', again)).code === '0000')
        visit.violation(`${person.phone} claimed twice`);
    }
    if (chance.happens(0.4)) await ensureAccount(visit);
  },
  /** Claims are counted and compared with the rows at the end; this only records the person. */
  async check(_stage, { person }) {
    return person.claim ? undefined : `the claim of ${person.phone} is forgotten`;
  },
});
