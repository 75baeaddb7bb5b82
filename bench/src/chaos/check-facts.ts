import { SMS_CODE_LIFE_MS } from '@juban/domain';
import type { VerifyReport } from '../../../apps/server/src/db/invariant.ts';
import type { Chance } from '../fuzz/chance.ts';
import { inState, type Person } from './known-facts.ts';
import { claim, readExpiry, type Stage } from './play-person.ts';

const CLAIM_INVARIANT = /^a claim lies in its window/;
/** Profiles asked again after each kill; all of them are looked at in the end. */
const ASKED_AGAIN = 60;
const SAFE_CODE_AGE_MS = SMS_CODE_LIFE_MS - 20_000;

/** After a restart, with nobody else calling: what was acknowledged stands, once, and every invariant holds. */
export async function checkFacts(stage: Stage, chance: Chance): Promise<void> {
  await settleAsked(stage);
  const { facts } = stage;
  const response = await fetch(`${stage.url}/lab/api/verify`);
  const report = (await response.json()) as VerifyReport;
  for (const { invariant, rows } of report.violations) {
    facts.violations.push(`invariant broken: ${invariant} (${rows.length} rows)`);
  }
  const stored = report.checked.find(({ invariant }) => CLAIM_INVARIANT.test(invariant))?.rows ?? 0;
  const least = inState(facts, 'granted').length;
  const most = least + inState(facts, 'unknowable').length;
  if (stored < least || stored > most) {
    facts.violations.push(`${least} to ${most} claims should stand, the database has ${stored}`);
  }
  await checkExpiries(stage, chance);
}

/**
 * A claim whose answer was lost may stand or not. Asking again tells: 0000 means that it did not and now does,
 * a used code that it did, since the code is used in the claim's own transaction.
 */
async function settleAsked(stage: Stage): Promise<void> {
  for (const person of inState(stage.facts, 'asked')) {
    const tooOld = Date.now() - (person.claim?.sentAt ?? 0) > SAFE_CODE_AGE_MS;
    if (tooOld && person.claim) person.claim.state = 'unknowable';
    else await claim(stage, person);
  }
}

async function checkExpiries(stage: Stage, chance: Chance): Promise<void> {
  const told = stage.facts.people.filter(({ expiredTime }) => expiredTime !== undefined);
  const newest = told.slice(-ASKED_AGAIN / 2);
  const older = Array.from({ length: ASKED_AGAIN / 2 }, () => chance.pick(told));
  for (const { phone, token = '', expiredTime } of [...newest, ...older].filter(Boolean) as Person[]) {
    const now = await readExpiry(stage, token);
    if (now !== expiredTime) {
      stage.facts.violations.push(`${phone} was told ${expiredTime}, now the server says ${now}`);
    }
  }
}
