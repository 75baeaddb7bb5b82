import { randomInt, randomUUID } from 'node:crypto';
import type { Brand } from '@juban/catalog';
import { CODE } from '@juban/contract/code-names';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { SMS_CODE_DIGITS, SMS_CODE_LIFE_MS, SMS_SEND_CAPS } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { type Secrets, sameText } from '../../lib/secrets.ts';
import { refuseOver } from '../../plugins/limits.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RateLimits } from '../../ports/rate-limits.ts';
import { type SmsSender, SmsUnanswered } from '../../ports/sms-sender.ts';
import {
  deleteCode,
  insertCode,
  markUnconfirmed,
  markUsed,
  readSends,
  releaseSend,
  reserveSend,
  takeTry,
} from './sms-code.repository.ts';

export type CodePurpose = 'login' | 'claim' | 'verify' | 'deletion';

export interface CodeFor {
  phone: string;
  purpose: CodePurpose;
  /** What within the purpose the code is good for; a code of one claim channel opens no other. */
  scope?: string;
}

export interface CodeCaller {
  brand: Brand;
  address: string;
  deviceId: string | undefined;
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
  const phoneIndexOf = (phone: string) => secrets.index('phone', phone);
  const hmacOf = (id: string, code: string) => secrets.index('sms-code', `${id}:${code}`);

  async function refuseOverQuota(phoneIndex: string, now: Date): Promise<void> {
    if (await reserveSend(db, phoneIndex, now)) return;
    const wait = secondsUntilSend(await readSends(db, phoneIndex), now);
    throw new Refusal(CODE.tooMany, { retryAfterSeconds: wait });
  }

  /** What everybody shares is spent last: sends that a phone's own quota refuses would use it up for all. */
  async function spendBudget(phoneIndex: string, now: Date): Promise<void> {
    try {
      await refuseOver(rateLimits, 'smsInAll', 'all');
    } catch (refusal) {
      await releaseSend(db, phoneIndex, now);
      throw refusal;
    }
  }

  return {
    async sendCode({ phone, purpose, scope = '' }: CodeFor, caller: CodeCaller) {
      await refuseOver(rateLimits, 'smsByAddress', caller.address);
      if (caller.deviceId) await refuseOver(rateLimits, 'smsByDevice', caller.deviceId);
      const now = clock.realNow();
      const phoneIndex = phoneIndexOf(phone);
      await refuseOverQuota(phoneIndex, now);
      await spendBudget(phoneIndex, now);
      const id = randomUUID();
      const code = String(randomInt(10 ** SMS_CODE_DIGITS)).padStart(SMS_CODE_DIGITS, '0');
      const expiresAt = new Date(now.getTime() + SMS_CODE_LIFE_MS);
      await insertCode(db, {
        id,
        phoneIndex,
        purpose,
        scope,
        codeHmac: hmacOf(id, code),
        createdAt: now,
        expiresAt,
      });
      try {
        await sms.send({ phone, code, purpose, signature: caller.brand.smsSignature });
      } catch (cause) {
        // What may have been sent counts, and its code works when it comes.
        if (cause instanceof SmsUnanswered) {
          await markUnconfirmed(db, id);
          throw new Refusal(CODE.smsNotSent, { cause, msg: phoneCodeTexts.mayComeLate });
        }
        await deleteCode(db, id);
        await releaseSend(db, phoneIndex, now);
        throw new Refusal(CODE.smsNotSent, { cause });
      }
    },

    /** Compares a code, spending a try first, and answers the code's id; the caller's transaction uses it up. */
    async checkCode({ phone, purpose, scope = '' }: CodeFor, code: string, address: string): Promise<string> {
      await refuseOver(rateLimits, 'codeTriesByAddress', address);
      const phoneIndex = phoneIndexOf(phone);
      const held = await takeTry(db, { phoneIndex, purpose, scope }, clock.realNow());
      // A guess where there is nothing to hit costs the phone nothing: strangers could lock its owner out by them.
      if (held.length === 0) throw new Refusal(CODE.smsCodeGone);
      await refuseOver(rateLimits, 'codeTriesByPhone', phoneIndex);
      const right = held.find(({ id, codeHmac }) => sameText(codeHmac, hmacOf(id, code)));
      if (!right) throw new Refusal(CODE.wrongSmsCode);
      return right.id;
    },

    /** Uses a checked code up inside the transaction it pays for; refuses when another was faster. */
    async useCode(tx: Db, id: string): Promise<void> {
      if (!(await markUsed(tx, id, clock.realNow()))) throw new Refusal(CODE.smsCodeGone);
    },
  };
}

/** Seconds until every cap has room again; sends are newest first. */
function secondsUntilSend(sends: readonly Date[], now: Date): number {
  const waits = SMS_SEND_CAPS.map((cap) => {
    const oldest = sends[cap.sends - 1];
    return oldest ? oldest.getTime() + cap.windowMs - now.getTime() : 0;
  });
  return Math.max(1, Math.ceil(Math.max(...waits) / 1_000));
}
