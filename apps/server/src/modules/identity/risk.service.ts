import type { CallOutput } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { fill } from '@juban/contract/texts/fill';
import { identityTexts } from '@juban/contract/texts/identity';
import {
  RISK_MISS_WINDOW_MS,
  recentMisses,
  type SlideOutcome,
  type SlidePoint,
  secondsToRiskTry,
  slideOutcome,
} from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { networkOf } from '../../lib/network-of.ts';
import { Refusal } from '../../lib/refusal.ts';
import { randomHandle, type Secrets, sha256 } from '../../lib/secrets.ts';
import { refuseOver } from '../../plugins/limits.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PuzzleMaker } from '../../ports/puzzle-maker.ts';
import type { RateLimits } from '../../ports/rate-limits.ts';
import type { CaptchaService } from './captcha.service.ts';
import { forgetEnded } from './ended.repository.ts';
import { requesterIndexes } from './requester-index.ts';
import {
  addMiss,
  insertChallenge,
  insertPass,
  lockMisses,
  readChallenge,
  readMisses,
  takeChallenge,
  takePass,
} from './risk.repository.ts';

const CHALLENGE_LIFE_MS = 3 * 60_000;
const PASS_LIFE_MS = 2 * 60_000;

export type RiskService = ReturnType<typeof createRiskService>;

export interface RiskDeps {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  rateLimits: RateLimits;
  captchas: Pick<CaptchaService, 'takeAnswer'>;
  puzzles: PuzzleMaker;
  /** Phones that always get the check, so that people can see it in the demo. */
  alwaysChecked: (phone: string) => boolean;
}

export interface RiskCaller {
  address: string;
  deviceId: string | undefined;
  requesterCookie: string | undefined;
}

export interface SlideAnswer {
  challenge: string;
  x: number;
  path?: readonly SlidePoint[] | undefined;
}

/** The kind of challenge: the slider, or the digits of a picture. */
export type RiskWay = 'slider' | 'picture';
type RiskListener = (way: RiskWay, outcome: SlideOutcome) => void;
/** Uses up the challenge, and judges the answer; undefined if there was no challenge. */
type Judge = (tx: Db, misses: number, now: Date) => Promise<SlideOutcome | undefined>;

/** The risk check: required when an address sends many codes, solved for one send within two minutes. */
export function createRiskService(deps: RiskDeps) {
  const { db, clock, secrets, rateLimits, captchas, puzzles, alwaysChecked } = deps;
  const listeners: RiskListener[] = [];
  const addressHash = (address: string) => secrets.index('address', address);
  /** Callers who send neither cookie nor device id share the misses of their address. */
  const requesterOf = (caller: RiskCaller) =>
    requesterIndexes(secrets, caller)[0] ?? addressHash(networkOf(caller.address));
  const inMs = (ms: number) => new Date(clock.realNow().getTime() + ms);

  /** Every answer, of either kind, has the same limits. */
  async function answer(way: RiskWay, caller: RiskCaller, judge: Judge): Promise<{ rid: string }> {
    await refuseOver(rateLimits, 'riskAnswersByAddress', caller.address);
    await forgetEnded(db, 'risk_misses', clock.realNow());
    await forgetEnded(db, 'risk_passes', clock.realNow());
    const requester = requesterOf(caller);
    const rid = randomHandle();
    const outcome = await db.transaction(async (tx) => {
      const misses = await lockMisses(tx, requester, inMs(RISK_MISS_WINDOW_MS));
      const now = clock.realNow();
      refuseWhileWaiting(misses, now);
      const judged = await judge(tx, recentMisses(misses, now).length, now);
      if (judged === undefined) throw new Refusal(CODE.riskCheckFailed);
      if (judged !== 'right') await addMiss(tx, requester, misses, now, inMs(RISK_MISS_WINDOW_MS));
      else {
        const expiresAt = inMs(PASS_LIFE_MS);
        await insertPass(tx, { ridHash: sha256(rid), addressHash: addressHash(caller.address), expiresAt });
      }
      return judged;
    });
    for (const listener of listeners) listener(way, outcome);
    if (outcome !== 'right') throw new Refusal(CODE.riskCheckFailed);
    return { rid };
  }

  return {
    onAnswer: (listener: RiskListener) => void listeners.push(listener),

    /** Allows a send, uses its pass, or throws 3001 if one is required. */
    async admitSend(phone: string, rid: string | undefined, address: string): Promise<void> {
      if (rid !== undefined && (await takePass(db, sha256(rid), addressHash(address), clock.realNow())))
        return;
      const overFree = (await rateLimits.hit('uncheckedSendsByAddress', address)) !== undefined;
      if (rid !== undefined || overFree || alwaysChecked(phone)) {
        throw new Refusal(CODE.riskCheckWanted, { data: { verificationCode: 3001 } });
      }
    },

    async makeChallenge(caller: RiskCaller): Promise<CallOutput<'getRiskChallenge'>> {
      await refuseOver(rateLimits, 'captchaByAddress', caller.address);
      refuseWhileWaiting(await readMisses(db, requesterOf(caller)), clock.realNow());
      const { answerX, ...puzzle } = await puzzles.make();
      await forgetEnded(db, 'risk_challenges', clock.realNow());
      const challenge = randomHandle();
      const expiresAt = inMs(CHALLENGE_LIFE_MS);
      await insertChallenge(db, {
        id: challenge,
        answerX,
        addressHash: addressHash(caller.address),
        expiresAt,
      });
      return { challenge, ...puzzle };
    },

    answerSlide: ({ challenge, x, path = [] }: SlideAnswer, caller: RiskCaller) =>
      answer('slider', caller, async (tx, misses, now) => {
        const asked = await takeChallenge(tx, challenge, now);
        if (asked?.addressHash !== addressHash(caller.address)) return undefined;
        const elapsedMs = now.getTime() - (asked.expiresAt.getTime() - CHALLENGE_LIFE_MS);
        return slideOutcome({ x, path, elapsedMs }, asked.answerX, misses);
      }),

    answerPicture: ({ uuid, imgCode }: { uuid: string; imgCode: string }, caller: RiskCaller) =>
      answer('picture', caller, async (tx) => {
        const isRight = await captchas.takeAnswer(tx, uuid, imgCode);
        return isRight === undefined ? undefined : isRight ? 'right' : 'missed';
      }),

    /** For the Lab, which plays the person at the slider. */
    readAnswer: async (challenge: string) => (await readChallenge(db, challenge))?.answerX,
  };
}

function refuseWhileWaiting(misses: readonly Date[], now: Date): void {
  const seconds = secondsToRiskTry(misses, now);
  if (seconds === 0) return;
  const msg = fill(identityTexts.riskWait, { minutes: Math.ceil(seconds / 60) });
  throw new Refusal(CODE.tooMany, { msg, retryAfterSeconds: seconds });
}
