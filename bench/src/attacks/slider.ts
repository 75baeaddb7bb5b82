import { randomInt } from 'node:crypto';
import { newAddress, newDevice } from './shopper.ts';
import { type Attack, type Target, together } from './target.ts';

const PARALLEL_GUESSES = 10;
const GUESSES_AT_ONCE = 5;
/**
 * A blind guess succeeds in fewer than 1 of 100 tries. More than twice that, plus a tolerance, is not chance.
 */
const mostByLuck = (guesses: number) => 5 + guesses / 50;

/** A human drag to a position: uneven speed and slightly uneven height. */
const wayTo = (x: number) =>
  [0, 0.1, 0.4, 0.7, 0.9, 0.97, 1].map((part, n) => ({ t: n * 90, x: Math.round(x * part), y: (n * 3) % 5 }));

/** A new requester and address per puzzle, with several parallel guesses at the same puzzle. */
async function guess(target: Target): Promise<number> {
  const headers = { deviceid: newDevice(), 'x-forwarded-for': newAddress() };
  const { data } = await target.call('getRiskChallenge', {}, headers);
  const answers = await together(GUESSES_AT_ONCE, () => {
    const x = randomInt(data.width - data.piece.size);
    return target.call('answerRisk', { challenge: data.challenge, x, path: wayTo(x) }, headers);
  });
  return answers.filter((answer) => answer.data?.rid).length;
}

export const blindSlides: Attack = {
  name: '3 blind guesses at the slider',
  async run(target, times) {
    const puzzles = times * PARALLEL_GUESSES;
    const passed = await together(puzzles, () => guess(target));
    const right = passed.reduce((sum, each) => sum + each, 0);
    return {
      tried: [`${puzzles} puzzles, ${GUESSES_AT_ONCE} guesses at each at once, ${right} were right`],
      gained: right > mostByLuck(puzzles) ? [`${right} of ${puzzles} puzzles passed`] : [],
    };
  },
};
