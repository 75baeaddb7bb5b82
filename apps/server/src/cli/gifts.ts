import { readFileSync, writeFileSync } from 'node:fs';
import { StartError } from '../db/database.ts';
import { readCsv, writeCsv } from '../lib/csv.ts';
import type { SentGift } from '../modules/activity/gift-desk.service.ts';
import { checkGiftProof, readGiftProof } from '../modules/activity/gift-proof.ts';
import { run } from '../serve.ts';
import { actThenNote, operatorName, readStaffOption } from './staff-actor.ts';
import { runVerb } from './verbs.ts';

const USAGE =
  'usage: npm run gifts -- show|draw <activity>, or: list <activity> <file.csv>, sent <activity> <number> <courier> <tracking number>, sent <activity> <file.csv>, publish <activity> <proof.json>, check <proof.json>; each with [--as <e-mail>]';
const COLUMNS = ['number', 'consignee', 'phone', 'address', 'courier', 'tracking'] as const;
/** Only the operator may read a file with addresses. */
const OWN = 0o600;

type Row = Readonly<Record<string, string>>;

const wrapError = (file: string, error: unknown) => new StartError(`${file}: ${(error as Error).message}`);

/** Never overwrites a file: its mode may allow others to read it. */
function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { mode: OWN, flag: 'wx' });
  } catch (error) {
    throw wrapError(file, error);
  }
}

function readOr<Result>(file: string, read: (text: string) => Result): Result {
  try {
    return read(readFileSync(file, 'utf8'));
  } catch (error) {
    throw wrapError(file, error);
  }
}

/** The file that `list` wrote, with tracking numbers filled in; rows without one are not sent yet. */
function readSent(text: string): SentGift[] {
  const rows: Row[] = readCsv(text);
  const missing = ['number', 'courier', 'tracking'].filter((column) => rows[0] && !(column in rows[0]));
  if (missing.length > 0) throw new Error(`there is no column ${missing.join(', ')}`);
  return rows
    .filter(({ tracking = '' }) => tracking !== '')
    .map(({ number: entryNo = '', courier = '', tracking: trackingNo = '' }) => ({
      entryNo,
      courier,
      trackingNo,
    }));
}

/** Checking a published draw needs only this script: no database, no key. */
function check(file: string): void {
  const proof = readOr(file, readGiftProof);
  const faults = checkGiftProof(proof);
  for (const fault of faults) console.error(`BROKEN ${fault}`);
  const { activity, participants, winners, seedHash } = proof;
  console.log(
    `checked ${winners.length} winners of ${participants.length} in ${activity}, seed hash ${seedHash}\n${faults.length} faults`,
  );
  process.exit(faults.length === 0 ? 0 : 1);
}

/**
 * npm run gifts: draws an activity's physical gifts, exports addresses for the courier, and records
 * shipments.
 */
await run(async () => {
  const { as, rest } = readStaffOption();
  const [verb = '', name = '', first = '', ...more] = rest;
  const [courier = '', trackingNo = ''] = more;
  const counts: Readonly<Record<string, readonly number[]>> = {
    ...{ show: [2], draw: [2], check: [2], list: [3], publish: [3], sent: [3, 5] },
  };
  if (!counts[verb]?.includes(rest.length)) throw new StartError(USAGE);
  if (verb === 'check') return check(name);
  const gifts = (): SentGift[] =>
    more.length > 0 ? [{ entryNo: first, courier, trackingNo }] : readOr(first, readSent);
  const sending = verb === 'sent' ? gifts() : [];
  const madeBy = operatorName(as);
  const entryOf = (command: string) => ({ command: `gifts ${command}`, target: `activity:${name}` });

  await runVerb(verb, ({ giftDraws, giftDesk, ...services }) => ({
    show: () => giftDesk.show(name),
    draw: async () => {
      const draw = await actThenNote(services, as, entryOf('draw'), () => giftDraws.drawOnce(name, madeBy));
      return [draw ? `drew from ${draw.participants} participants` : `${name} was drawn before`];
    },
    list: async () => {
      const shipments = await actThenNote(services, as, entryOf('list'), () => giftDesk.list(name, madeBy));
      const rows = shipments.map(({ entryNo, ...to }) => ({
        number: entryNo,
        ...to,
        courier: '',
        tracking: '',
      }));
      writeNew(first, writeCsv(COLUMNS, rows));
      return [`wrote ${rows.length} addresses to ${first}`];
    },
    sent: async () => {
      const { sent, corrected, same } = await actThenNote(services, as, entryOf('sent'), () =>
        giftDesk.send(name, sending, madeBy),
      );
      return [`${sent} sent, ${corrected} corrected, ${same} as before`];
    },
    publish: async () => {
      const proof = await giftDraws.publish(name);
      if (!proof) throw new StartError(`${name} is not drawn: its seed is not public yet`);
      writeNew(first, `${JSON.stringify(proof)}\n`);
      await giftDesk.logPublished(name, madeBy, proof.winners.length);
      return [`wrote ${proof.winners.length} winners of ${proof.participants.length} to ${first}`];
    },
  }));
  process.exit(0);
});
