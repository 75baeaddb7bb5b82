import { randomInt } from 'node:crypto';
import { CODE } from '@juban/contract/code-names';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { type Secrets, sameText } from '../../lib/secrets.ts';
import { refuseOver } from '../../plugins/limits.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RateLimits } from '../../ports/rate-limits.ts';
import { putCaptcha, readCaptcha, takeCaptcha } from './captcha.repository.ts';
import { drawCaptcha } from './captcha-picture.ts';
import { forgetEnded } from './ended.repository.ts';

const LIFE_MS = 5 * 60_000;
const DIGITS = 4;

export type CaptchaService = ReturnType<typeof createCaptchaService>;

/** Pictures with digits: each answer works once, for five minutes. */
export function createCaptchaService(deps: {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  rateLimits: RateLimits;
}) {
  const { db, clock, secrets, rateLimits } = deps;
  async function takeAnswer(tx: Db, uuid: string, answer: string): Promise<boolean | undefined> {
    const sealed = await takeCaptcha(tx, uuid, clock.realNow());
    return sealed === undefined ? undefined : sameText(secrets.open(sealed), answer);
  }
  return {
    async makePicture(uuid: string, address: string): Promise<Buffer> {
      await refuseOver(rateLimits, 'captchaByAddress', address);
      const answer = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
      const now = clock.realNow();
      await forgetEnded(db, 'image_captchas', now);
      const expiresAt = new Date(now.getTime() + LIFE_MS);
      await putCaptcha(db, { uuid, answerSealed: secrets.seal(answer), expiresAt });
      return drawCaptcha(answer);
    },

    /** Uses up a picture inside the caller's transaction; undefined if there is none. */
    takeAnswer,

    async checkAnswer(uuid: string, answer: string): Promise<void> {
      if (!(await takeAnswer(db, uuid, answer))) throw new Refusal(CODE.wrongImageCode);
    },

    /** For the Lab, which plays the person who reads the picture. */
    async readAnswer(uuid: string): Promise<string | undefined> {
      const sealed = await readCaptcha(db, uuid);
      return sealed && secrets.open(sealed);
    },
  };
}
