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
  /** What within the purpose the code is good for; a code of one claim channel opens no other. */
  scope?: string;
}

export interface CodeCaller {
  brand: Brand;
  address: string;
  /** As an app says it; anybody may send any, so it proves nothing. */
  deviceId: string | undefined;
  /** As a browser brought it. */
  requesterCookie: string | undefined;
  /** As the answer to this very request sets it. */
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

/** Codes sent to phones. No step looks at whether an account exists, so neither answer nor time can tell. */
export function createSmsCodeService({ db, clock, secrets, sms, rateLimits }: SmsCodeDeps) {
  const budget = createSmsBudget({ db, rateLimits, now: () => clock.realNow().getTime() });
  const phoneIndexOf = (phone: string) => secrets.index('phone', phone);
  const hmacOf = (id: string, code: string) => secrets.index('sms-code', `${id}:${code}`);

  const requestersOf = (caller: CodeCaller) => requesterIndexes(secrets, caller);

  /** Refuses what the phone's quota has no room for: all of it for a known requester, a part of it for others. */
  async function reserve(tx: Db, phoneIndex: string, isKnown: boolean, now: Date): Promise<void> {
    const caps = isKnown ? SMS_SEND_CAPS : SMS_STRANGER_SEND_CAPS;
    if (await reserveSend(tx, phoneIndex, caps, now)) return;
    throw waitFor(await readSends(tx, phoneIndex), caps, now);
  }

  /** The phone's quota is locked here, so that sends of one requester are counted one after another. */
  async function refuseOverShare(tx: Db, phoneIndex: string, requester: string, now: Date): Promise<void> {
    const since = new Date(now.getTime() - DAY_MS);
    const sends = await readSendsOf(tx, { phoneIndex, requester }, since);
    if (secondsUntilSend(sends, SMS_REQUESTER_SEND_CAPS, now) > 0)
      throw waitFor(sends, SMS_REQUESTER_SEND_CAPS, now);
  }

  /** Keeps a new code if the phone's quota has room for its send. */
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
    onHalfSpent: budget.onHalfSpent,

    async sendCode({ phone, purpose, scope = '' }: CodeFor, caller: CodeCaller) {
      await refuseOver(rateLimits, 'smsByAddress', caller.address);
      for (const requester of requestersOf(caller)) await refuseOver(rateLimits, 'smsByRequester', requester);
      const now = clock.realNow();
      const code = String(randomInt(10 ** SMS_CODE_DIGITS)).padStart(SMS_CODE_DIGITS, '0');
      const added = await addCode({ phone, purpose, scope }, code, caller, now);
      try {
        // What everybody shares is spent last: sends that a phone's own quota refuses would use it up for all.
        await budget.spend(purpose, phoneIndexOf(phone));
        await sms.send({ phone, code, purpose, signature: caller.brand.smsSignature });
      } catch (cause) {
        // What may have been sent counts, and its code works when it comes.
        if (cause instanceof SmsUnanswered) {
          await markUnconfirmed(db, added.id);
          throw new Refusal(CODE.smsNotSent, { cause, msg: phoneCodeTexts.mayComeLate });
        }
        await added.takeBack();
        throw cause instanceof Refusal ? cause : new Refusal(CODE.smsNotSent, { cause });
      }
    },

    /**
     * Compares a code, spending a try first, and answers the code's id; the caller's transaction uses it up. Only codes
     * that this caller asked for are compared: guesses of others cost them nothing.
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
        // A guess where there is nothing to hit costs the phone nothing.
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
     * Remembers with which browser or app somebody logged in by the phone, whose row the transaction holds. Answers which
     * it is, empty for one with neither cookie nor device id, and whether somebody had done so before.
     */
    async rememberRequester(tx: Db, phoneIndex: string, caller: CodeCaller) {
      const requesters = requestersOf(caller);
      const isKnown = await isKnownRequester(tx, phoneIndex, requesters);
      await putKnownRequesters(tx, phoneIndex, requesters, clock.realNow());
      return { requester: requesters[0] ?? '', isKnown };
    },

    /** Uses a checked code up inside the transaction it pays for; refuses when another was faster. */
    async useCode(tx: Db, id: string): Promise<void> {
      if (!(await markUsed(tx, id, clock.realNow()))) throw new Refusal(CODE.smsCodeGone);
    },
  };
}

/** A code that binds the partner account of a phone, for one union. */
export const partnerCode = (unionType: string) => ({ purpose: 'partner', scope: unionType }) as const;

/** Seconds until every cap has room again, 0 where it has; sends are newest first. */
function secondsUntilSend(sends: readonly Date[], caps: SendCaps, now: Date): number {
  const waits = caps.map((cap) => {
    const oldest = sends[cap.sends - 1];
    return oldest ? oldest.getTime() + cap.windowMs - now.getTime() : 0;
  });
  return Math.max(0, Math.ceil(Math.max(...waits) / 1_000));
}

const waitFor = (sends: readonly Date[], caps: SendCaps, now: Date) =>
  new Refusal(CODE.tooMany, { retryAfterSeconds: Math.max(1, secondsUntilSend(sends, caps, now)) });
