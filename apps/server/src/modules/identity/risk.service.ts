import type { CallOutput } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { randomHandle, type Secrets, sha256 } from '../../lib/secrets.ts';
import { refuseOver } from '../../plugins/limits.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PuzzleMaker } from '../../ports/puzzle-maker.ts';
import type { RateLimits } from '../../ports/rate-limits.ts';
import { forgetEnded } from './ended.repository.ts';
import { insertChallenge, insertPass, readChallenge, takeChallenge, takePass } from './risk.repository.ts';

const CHALLENGE_LIFE_MS = 3 * 60_000;
const PASS_LIFE_MS = 2 * 60_000;
/** How far off the piece may be let go, in pixels of the picture. */
const TOLERANCE_PX = 10;

export type RiskService = ReturnType<typeof createRiskService>;

export interface RiskDeps {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  rateLimits: RateLimits;
  puzzles: PuzzleMaker;
  /** Phones that always meet the check, so that people can see it in demo. */
  alwaysChecked: (phone: string) => boolean;
}

/** The slider: asked for when an address sends many codes, solved for one send within two minutes. */
export function createRiskService({ db, clock, secrets, rateLimits, puzzles, alwaysChecked }: RiskDeps) {
  const addressHash = (address: string) => secrets.index('address', address);
  const inMs = (ms: number) => new Date(clock.realNow().getTime() + ms);
  return {
    /** Lets a send through, spends its pass, or throws 3001 where one is wanted. */
    async admitSend(phone: string, rid: string | undefined, address: string): Promise<void> {
      if (rid !== undefined && (await takePass(db, sha256(rid), addressHash(address), clock.realNow())))
        return;
      const overFree = (await rateLimits.hit('uncheckedSendsByAddress', address)) !== undefined;
      if (rid !== undefined || overFree || alwaysChecked(phone)) {
        throw new Refusal(CODE.riskCheckWanted, { data: { verificationCode: 3001 } });
      }
    },

    async makeChallenge(address: string): Promise<CallOutput<'getRiskChallenge'>> {
      await refuseOver(rateLimits, 'captchaByAddress', address);
      const { answerX, ...puzzle } = await puzzles.make();
      await forgetEnded(db, 'risk_challenges', clock.realNow());
      const challenge = randomHandle();
      const expiresAt = inMs(CHALLENGE_LIFE_MS);
      await insertChallenge(db, { id: challenge, answerX, addressHash: addressHash(address), expiresAt });
      return { challenge, ...puzzle };
    },

    async answer(challenge: string, x: number, address: string): Promise<{ rid: string }> {
      const asked = await takeChallenge(db, challenge, clock.realNow());
      const isOwn = asked?.addressHash === addressHash(address);
      if (!asked || !isOwn || Math.abs(asked.answerX - x) > TOLERANCE_PX)
        throw new Refusal(CODE.riskCheckFailed);
      await forgetEnded(db, 'risk_passes', clock.realNow());
      const rid = randomHandle();
      const expiresAt = inMs(PASS_LIFE_MS);
      await insertPass(db, { ridHash: sha256(rid), addressHash: addressHash(address), expiresAt });
      return { rid };
    },

    /** For the Lab, which plays the person at the slider. */
    readAnswer: async (challenge: string) => (await readChallenge(db, challenge))?.answerX,
  };
}
