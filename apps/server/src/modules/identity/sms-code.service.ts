import { randomInt, randomUUID } from 'node:crypto';
import type { Brand } from '@juban/catalog';
import { CODE } from '@juban/contract/code-names';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import {
  DAY_MS,
  SMS_CODE_DIGITS,
  SMS_CODE_LIFE_MS,
  SMS_REQUESTER_SEND_CAPS,
  SMS_SEND_CAPS,
  SMS_STRANGER_SEND_CAPS,
} from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { type Secrets, sameText } from '../../lib/secrets.ts';
import { refuseOver } from '../../plugins/limits.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RateLimits } from '../../ports/rate-limits.ts';
import { type SmsSender, SmsUnanswered } from '../../ports/sms-sender.ts';
import { isKnownRequester, putKnownRequesters } from './requester.repository.ts';
import { cookieIndex, requesterIndexes } from './requester-index.ts';
import { type CodePurpose, createSmsBudget } from './sms-budget.ts';
import {
  deleteCode,
  insertCode,
  markUnconfirmed,
  markUsed,
  readSends,
  readSendsOf,
  releaseSend,
  reserveSend,
  type SendCaps,
  spendGuess,
  takeTry,
} from './sms-code.repository.ts';

export interface CodeFor {
  phone: string;
  purpose: CodePurpose;
  /** What the code is valid for within its purpose; a code of one claim channel is invalid for another. */
  scope?: string;
}

export interface CodeCaller {
  brand: Brand;
  address: string;
  /** As sent by an app; any caller may send any id, so it proves nothing. */
  deviceId: string | undefined;
  /** As sent by a browser. */
  requesterCookie: string | undefined;
  /** As set by the answer to this request. */
  issuedCookie: string | undefined;
}

export interface SmsCodeDeps {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  sms: SmsSender;
  rateLimits: RateLimits;
}

export type SmsCodeService = ReturnType<typeof createSmsCodeService>;

/**
 * Codes sent to phones. No step checks whether an account exists, so neither answer nor time can reveal it.
 */
export function createSmsCodeService({ db, clock, secrets, sms, rateLimits }: SmsCodeDeps) {
  const budget = createSmsBudget({ db, rateLimits, now: () => clock.realNow().getTime() });
  const phoneIndexOf = (phone: string) => secrets.index('phone', phone);
  const hmacOf = (id: string, code: string) => secrets.index('sms-code', `${id}:${code}`);

  const requestersOf = (caller: CodeCaller) => requesterIndexes(secrets, caller);

  /** Refuses beyond the phone's quota: all of it for a known requester, a part of it for others. */
  async function reserve(tx: Db, phoneIndex: string, isKnown: boolean, now: Date): Promise<void> {
    const caps = isKnown ? SMS_SEND_CAPS : SMS_STRANGER_SEND_CAPS;
    if (await reserveSend(tx, phoneIndex, caps, now)) return;
    throw waitFor(await readSends(tx, phoneIndex), caps, now);
  }

  /** The phone's quota is locked here, so that sends of one requester are counted sequentially. */
  async function refuseOverShare(tx: Db, phoneIndex: string, requester: string, now: Date): Promise<void> {
    const since = new Date(now.getTime() - DAY_MS);
    const sends = await readSendsOf(tx, { phoneIndex, requester }, since);
    if (secondsUntilSend(sends, SMS_REQUESTER_SEND_CAPS, now) > 0)
      throw waitFor(sends, SMS_REQUESTER_SEND_CAPS, now);
  }

  /** Stores a new code if the phone's quota allows its send. */
  async function addCode(wanted: CodeFor & { scope: string }, code: string, caller: CodeCaller, now: Date) {
    const { purpose, scope } = wanted;
    const phoneIndex = phoneIndexOf(wanted.phone);
    const requesters = requestersOf(caller);
    const [own] = requesters;
    const issued = caller.issuedCookie && cookieIndex(secrets, caller.issuedCookie);
    const isKnown = await isKnownRequester(db, phoneIndex, requesters);
    const id = randomUUID();
    await db.transaction(async (tx) => {
      await reserve(tx, phoneIndex, isKnown, now);
      if (own && !isKnown) await refuseOverShare(tx, phoneIndex, own, now);
      await insertCode(tx, {
        id,
        phoneIndex,
        purpose,
        scope,
        requester: own ?? issued ?? '',
        allowsAnonymous: own === undefined,
        codeHmac: hmacOf(id, code),
        createdAt: now,
        expiresAt: new Date(now.getTime() + SMS_CODE_LIFE_MS),
      });
    });
    return {
      id,
      async takeBack() {
        await deleteCode(db, id);
        await releaseSend(db, phoneIndex, now);
      },
    };
  }

  return {
    onHalfUsed: budget.onHalfUsed,

    async sendCode({ phone, purpose, scope = '' }: CodeFor, caller: CodeCaller) {
      await refuseOver(rateLimits, 'smsByAddress', caller.address);
      for (const requester of requestersOf(caller)) await refuseOver(rateLimits, 'smsByRequester', requester);
      const now = clock.realNow();
      const code = String(randomInt(10 ** SMS_CODE_DIGITS)).padStart(SMS_CODE_DIGITS, '0');
      const added = await addCode({ phone, purpose, scope }, code, caller, now);
      try {
        // The shared budget comes last: sends that a phone's own quota refuses would use it up for all.
        await budget.spend(purpose, phoneIndexOf(phone));
        await sms.send({ phone, code, purpose, signature: caller.brand.smsSignature });
      } catch (cause) {
        // A message that may have been sent counts, and its code works if it arrives.
        if (cause instanceof SmsUnanswered) {
          await markUnconfirmed(db, added.id);
          throw new Refusal(CODE.smsNotSent, { cause, msg: phoneCodeTexts.mayComeLate });
        }
        await added.takeBack();
        throw cause instanceof Refusal ? cause : new Refusal(CODE.smsNotSent, { cause });
      }
    },

    /**
     * Compares a code, using a try first, and returns the code's id; the caller's transaction uses it. Only
     * codes that this caller requested are compared, so guesses of others do not affect them.
     */
    async checkCode({ phone, purpose, scope = '' }: CodeFor, code: string, caller: CodeCaller) {
      await refuseOver(rateLimits, 'codeTriesByAddress', caller.address);
      const phoneIndex = phoneIndexOf(phone);
      const requesters = requestersOf(caller);
      const isKnown = await isKnownRequester(db, phoneIndex, requesters);
      const guesser = isKnown ? 'known' : requesters.length > 0 ? 'stranger' : 'anonymous';
      const now = clock.realNow();
      const held = await db.transaction(async (tx) => {
        const found = await takeTry(tx, { phoneIndex, purpose, scope }, requesters, now);
        // A guess without any valid code costs the phone nothing.
        if (found.length === 0) throw new Refusal(CODE.smsCodeGone);
        const wait = await spendGuess(tx, { phoneIndex, guesser }, now);
        if (wait !== undefined) throw new Refusal(CODE.tooMany, { retryAfterSeconds: wait });
        return found;
      });
      const right = held.find(({ id, codeHmac }) => sameText(codeHmac, hmacOf(id, code)));
      if (!right) throw new Refusal(CODE.wrongSmsCode);
      return right.id;
    },

    /**
     * Remembers the browser or app of a login with the phone, whose row the transaction has locked. Returns
     * its index, empty without cookie and device id, and whether it was known before.
     */
    async rememberRequester(tx: Db, phoneIndex: string, caller: CodeCaller) {
      const requesters = requestersOf(caller);
      const isKnown = await isKnownRequester(tx, phoneIndex, requesters);
      await putKnownRequesters(tx, phoneIndex, requesters, clock.realNow());
      return { requester: requesters[0] ?? '', isKnown };
    },

    /** Uses a checked code inside the transaction it is needed for; refuses if another call was faster. */
    async useCode(tx: Db, id: string): Promise<void> {
      if (!(await markUsed(tx, id, clock.realNow()))) throw new Refusal(CODE.smsCodeGone);
    },
  };
}

/** A code that binds the partner account of a phone, for one union. */
export const partnerCode = (unionType: string) => ({ purpose: 'partner', scope: unionType }) as const;

/** Seconds until every cap allows a send, 0 if they do now; sends are newest first. */
function secondsUntilSend(sends: readonly Date[], caps: SendCaps, now: Date): number {
  const waits = caps.map((cap) => {
    const oldest = sends[cap.sends - 1];
    return oldest ? oldest.getTime() + cap.windowMs - now.getTime() : 0;
  });
  return Math.max(0, Math.ceil(Math.max(...waits) / 1_000));
}

const waitFor = (sends: readonly Date[], caps: SendCaps, now: Date) =>
  new Refusal(CODE.tooMany, { retryAfterSeconds: Math.max(1, secondsUntilSend(sends, caps, now)) });
