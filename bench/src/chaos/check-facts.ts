import { setTimeout as pause } from 'node:timers/promises';
import { SMS_CODE_LIFE_MS } from '@juban/domain';
import type { VerifyReport } from '../../../apps/server/src/db/invariant.ts';
import type { Chance } from '../fuzz/chance.ts';
import { askLab, patiently } from './ask.ts';
import { flowNamed } from './flow-table.ts';
import { claim } from './flows/claim.ts';
import { inState, type KnownFacts, type Told } from './known-facts.ts';
import type { Stage } from './stage.ts';
import { unseenPromises } from './unseen-promises.ts';

const CLAIM_INVARIANT = /^a claim lies in its window/;
/** Facts asked for again after each fault, half of them the newest; all of them are looked at in the end. */
const ASKED_AGAIN = 60;
const AT_ONCE = 8;
const SAFE_CODE_AGE_MS = SMS_CODE_LIFE_MS - 20_000;
/** Promises that speak of schedules: a clock just moved leaves much to do, which takes a moment. */
const PATIENT = new Set([5, 6, 8, 9, 22]);
const PATIENCE_MS = 30_000;
const VERIFY_EVERY_MS = 500;

/** With nobody else calling: what was acknowledged stands, once, and every invariant holds. */
export async function checkFacts(stage: Stage, chance: Chance): Promise<VerifyReport> {
  await settleAsked(stage);
  const report = await verifyPatiently(stage);
  const { facts } = stage;
  noteViolations(facts, report);
  countClaims(facts, report);
  const newest = facts.told.slice(-ASKED_AGAIN / 2);
  const older =
    facts.told.length > 0 ? Array.from({ length: ASKED_AGAIN / 2 }, () => chance.pick(facts.told)) : [];
  await checkTold(stage, [...newest, ...older]);
  return report;
}

/** Whether each of these is still true, several asked for at once. */
export async function checkTold(stage: Stage, told: readonly Told[]): Promise<void> {
  for (let start = 0; start < told.length; start += AT_ONCE)
    await Promise.all(told.slice(start, start + AT_ONCE).map((one) => checkOne(stage, one)));
}

async function checkOne(stage: Stage, { flow, fact }: Told): Promise<void> {
  const otherwise = await flowNamed(flow)
    ?.check(stage, fact)
    .catch((error: Error) => `nobody can say whether it still is: ${error.message}`);
  if (otherwise) stage.facts.violations.push(`${flow}: ${otherwise}`);
}

async function verifyPatiently(stage: Stage): Promise<VerifyReport> {
  const limit = performance.now() + PATIENCE_MS;
  for (;;) {
    const report = await patiently(() => askLab<VerifyReport>(stage, '/verify'));
    const broken = new Set(report.violations.map(({ invariant }) => invariant));
    const promises = report.checked
      .filter(({ invariant }) => broken.has(invariant))
      .map((checked) => checked.promises);
    const mayHeal = promises.length > 0 && promises.every((list) => list.some((one) => PATIENT.has(one)));
    if (!mayHeal || performance.now() > limit) return report;
    await pause(VERIFY_EVERY_MS);
  }
}

/** What jobs have yet to do takes a moment on a busy machine: waits for a row of every promise, but not for ever. */
export async function verifyUntilSeen(stage: Stage): Promise<VerifyReport> {
  const limit = performance.now() + PATIENCE_MS;
  for (;;) {
    const report = await verifyPatiently(stage);
    noteViolations(stage.facts, report);
    if (unseenPromises(report.checked).length === 0 || performance.now() > limit) return report;
    await pause(VERIFY_EVERY_MS);
  }
}

function noteViolations({ violations }: KnownFacts, report: VerifyReport): void {
  for (const { invariant, rows } of report.violations)
    violations.push(`invariant broken: ${invariant}: ${JSON.stringify(rows.slice(0, 3))}`);
}

/** As many rows as were granted, and at most those more that nobody can know of. */
function countClaims(facts: KnownFacts, report: VerifyReport): void {
  const stored = report.checked.find(({ invariant }) => CLAIM_INVARIANT.test(invariant))?.rows ?? 0;
  const least = inState(facts, 'granted').length;
  const most = least + inState(facts, 'unknowable').length;
  if (stored < least || stored > most)
    facts.violations.push(`${least} to ${most} claims should stand, the database has ${stored}`);
}

/**
 * A claim whose answer was lost may stand or not. Asking again tells: 0000 means that it did not and now does,
 * a used code that it did, since the code is used in the claim's own transaction.
 */
async function settleAsked(stage: Stage): Promise<void> {
  for (const person of inState(stage.facts, 'asked')) {
    const tooOld = Date.now() - (person.claim?.sentAt ?? 0) > SAFE_CODE_AGE_MS;
    if (tooOld && person.claim) person.claim.state = 'unknowable';
    else await patiently(() => claim(stage, person));
  }
}
