import { callServer } from '../../../apps/server/test/server-process.ts';
import type { Chance } from '../fuzz/chance.ts';
import type { KnownFacts, Person } from './known-facts.ts';

export interface Stage {
  url: string;
  sandboxUrl: string;
  channel: string;
  facts: KnownFacts;
}

/** A server that says it cannot has promised nothing: the same as a line that breaks. */
const ask: typeof callServer = async (...given) => {
  const answer = await callServer(...given);
  if (answer.status >= 500) throw new Error(`the server said ${answer.status}`);
  return answer;
};

/** One person's visit; rejects when the line breaks, which is no fault of theirs. */
export async function playPerson(stage: Stage, person: Person, chance: Chance): Promise<void> {
  if (chance.happens(0.4)) await register(stage, person);
  const code = await sendCode(stage, person);
  if (code === undefined) return;
  stage.facts.people.push(person);
  person.claim = { code, sentAt: Date.now(), state: 'asked' };
  await claim(stage, person);
  if (chance.happens(0.3)) await claimAgain(stage, person, code);
  if (person.token === undefined && chance.happens(0.4)) await register(stage, person);
  if (person.token !== undefined) person.expiredTime = await readExpiry(stage, person.token);
}

async function sendCode({ url, sandboxUrl, channel, facts }: Stage, { phone }: Person) {
  const { code } = await ask(url, 'sendClaimCode', { mobile: phone, channel });
  if (code !== '0000') facts.violations.push(`a first send to ${phone} was refused with ${code}`);
  const inbox = await fetch(`${sandboxUrl}/sms/messages?phone=${phone}`);
  const [newest] = (await inbox.json()) as Array<{ code: string }>;
  return newest?.code;
}

/** Asks for the days; an answer other than success or "that code is used" is a violation. */
export async function claim({ url, channel, facts }: Stage, person: Person): Promise<void> {
  if (!person.claim) return;
  const input = { mobile: person.phone, mobileValidateCode: person.claim.code, channel };
  const { code } = await ask(url, 'receiveClaim', input);
  if (code === '0000') facts.acknowledged += 1;
  if (code === '0000' || code === '2002') person.claim.state = 'granted';
  else facts.violations.push(`the claim of ${person.phone} was refused with ${code}`);
}

async function claimAgain({ url, channel, facts }: Stage, { phone }: Person, mobileValidateCode: string) {
  const { code } = await ask(url, 'receiveClaim', { mobile: phone, mobileValidateCode, channel });
  if (code === '0000') facts.violations.push(`${phone} claimed twice`);
}

/** Opens an account through the Lab, which takes the way of any registration. */
async function register({ url }: Stage, person: Person): Promise<void> {
  const response = await fetch(`${url}/lab/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile: person.phone }),
  });
  const { token } = (await response.json()) as { token?: string };
  if (token) person.token = token;
}

export async function readExpiry({ url }: Pick<Stage, 'url'>, token: string): Promise<number> {
  const { data } = await ask(url, 'getProfile', {}, { token });
  return data?.user.vipInfo.expiredTime ?? 0;
}
