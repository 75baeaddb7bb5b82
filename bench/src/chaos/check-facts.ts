import { setTimeout as pause } from 'node:timers/promises';
import { SMS_CODE_LIFE_MS } from '@juban/domain';
import type { VerifyReport } from '../../../apps/server/src/db/invariant.ts';
import { claimInvariants } from '../../../apps/server/src/modules/claim/claim.invariants.ts';
import type { Chance } from '../fuzz/chance.ts';
import { askLab, withRetries } from './ask.ts';
import { flowNamed } from './flow-table.ts';
import { claim } from './flows/claim.ts';
import { invariantsWithoutRows } from './invariants-without-rows.ts';
import { inState, type KnownFacts, type RecordedFact } from './known-facts.ts';
import type { Stage } from './stage.ts';

const [CLAIM_INVARIANT] = claimInvariants;
/** Number of facts checked again after each fault, half of them the newest. All are checked at the end. */
const ASKED_AGAIN = 60;
const AT_ONCE = 8;
const SAFE_CODE_AGE_MS = SMS_CODE_LIFE_MS - 20_000;
/** Invariants about schedules: after the clock was moved, the jobs need a moment to catch up. */
const SCHEDULE_INVARIANTS = new Set([5, 6, 8, 9, 22]);
const PATIENCE_MS = 30_000;
const VERIFY_EVERY_MS = 500;

/** Without other load: every acknowledged fact still holds exactly once, and so does every invariant. */
export async function checkFacts(stage: Stage, chance: Chance): Promise<VerifyReport> {
  await settleAsked(stage);
  const report = await verifyPatiently(stage);
  const { facts } = stage;
  noteViolations(facts, report);
  countClaims(facts, report);
  const newest = facts.recorded.slice(-ASKED_AGAIN / 2);
  const older =
    facts.recorded.length > 0
      ? Array.from({ length: ASKED_AGAIN / 2 }, () => chance.pick(facts.recorded))
      : [];
  await checkRecorded(stage, [...newest, ...older]);
  return report;
}

/** Checks whether these facts still hold, several in parallel. */
export async function checkRecorded(stage: Stage, recorded: readonly RecordedFact[]): Promise<void> {
  for (let start = 0; start < recorded.length; start += AT_ONCE)
    await Promise.all(recorded.slice(start, start + AT_ONCE).map((one) => checkOne(stage, one)));
}

async function checkOne(stage: Stage, { flow, fact }: RecordedFact): Promise<void> {
  const otherwise = await flowNamed(flow)
    ?.check(stage, fact)
    .catch((error: Error) => `the check failed: ${error.message}`);
  if (otherwise) stage.facts.violations.push(`${flow}: ${otherwise}`);
}

async function verifyPatiently(stage: Stage): Promise<VerifyReport> {
  const limit = performance.now() + PATIENCE_MS;
  for (;;) {
    const report = await withRetries(() => askLab<VerifyReport>(stage, '/verify'));
    const broken = new Set(report.violations.map(({ invariant }) => invariant));
    const promises = report.checked
      .filter(({ invariant }) => broken.has(invariant))
      .map((checked) => checked.promises);
    const mayCatchUp =
      promises.length > 0 && promises.every((list) => list.some((one) => SCHEDULE_INVARIANTS.has(one)));
    if (!mayCatchUp || performance.now() > limit) return report;
    await pause(VERIFY_EVERY_MS);
  }
}

/** Waits, with a limit, until every invariant has rows, because jobs need time on a busy machine. */
export async function verifyUntilSeen(stage: Stage): Promise<VerifyReport> {
  const limit = performance.now() + PATIENCE_MS;
  for (;;) {
    const report = await verifyPatiently(stage);
    noteViolations(stage.facts, report);
    if (invariantsWithoutRows(report.checked).length === 0 || performance.now() > limit) return report;
    await pause(VERIFY_EVERY_MS);
  }
}

function noteViolations({ violations }: KnownFacts, report: VerifyReport): void {
  for (const { invariant, rows } of report.violations)
    violations.push(`invariant broken: ${invariant}: ${JSON.stringify(rows.slice(0, 3))}`);
}

/** At least as many claims as were acknowledged, and at most as many more as had no answer. */
function countClaims(facts: KnownFacts, report: VerifyReport): void {
  const stored = report.checked.find(({ invariant }) => invariant === CLAIM_INVARIANT?.name)?.rows ?? 0;
  const least = inState(facts, 'granted').length;
  const most = least + inState(facts, 'unknowable').length;
  if (stored < least || stored > most)
    facts.violations.push(`${least} to ${most} claims should stand, the database has ${stored}`);
}

/**
 * A claim whose answer was lost may exist or not. Asking again shows which: 0000 means that it did not exist
 * and now does; a used code means that it existed, because the code is used in the same transaction.
 */
async function settleAsked(stage: Stage): Promise<void> {
  for (const person of inState(stage.facts, 'asked')) {
    const tooOld = Date.now() - (person.claim?.sentAt ?? 0) > SAFE_CODE_AGE_MS;
    if (tooOld && person.claim) person.claim.state = 'unknowable';
    else await withRetries(() => claim(stage, person));
  }
}
