import { RATE_LIMITS } from '../../../apps/server/src/ports/rate-limits.ts';
import { newAddress, newDevice, newPhone } from './shopper.ts';
import { type Attack, countGranted, type Headers, isGranted, type Target, together } from './target.ts';

const CHANNEL = 'campus-30';
const GUESSES_PER_STRANGER = 12;
const NETWORKS_PER_LINE = 16;

const sendClaimCode = (target: Target, headers: Headers) =>
  target.call('sendClaimCode', { mobile: newPhone(), channel: CHANNEL }, headers);

/** Uses many addresses of one line: 16 networks of a /56. */
async function sendFromOneLine(target: Target, times: number): Promise<number> {
  const line = `2001:db8:${(Date.now() % 65_536).toString(16)}:aa`;
  const sent = await together(times * NETWORKS_PER_LINE, (turn) => {
    const network = (turn % NETWORKS_PER_LINE).toString(16).padStart(2, '0');
    return sendClaimCode(target, { 'x-forwarded-for': `${line}${network}::${turn + 1}` });
  });
  return countGranted(sent);
}

export const claimCodes: Attack = {
  name: '3 SMS codes without the risk check',
  async run(target, times) {
    const { points } = RATE_LIMITS.uncheckedSendsByAddress;
    const address = newAddress();
    const byAddress = countGranted(
      await together(points + times, () => sendClaimCode(target, { 'x-forwarded-for': address })),
    );
    const byLine = await sendFromOneLine(target, times);
    const lineLimit = points * 4;
    return {
      tried: [
        `${points + times} claim codes from one address, ${byAddress} were sent`,
        `${times * NETWORKS_PER_LINE} from ${NETWORKS_PER_LINE} networks of one IPv6 line, ${byLine} were sent`,
      ],
      gained: [
        ...(byAddress > points ? [`${byAddress} codes for one address, ${points} are allowed`] : []),
        ...(byLine > lineLimit ? [`${byLine} codes for one line, ${lineLimit} are allowed`] : []),
      ],
    };
  },
};

export const strangersGuesses: Attack = {
  name: '5 guesses of strangers at a code',
  async run(target, times) {
    const results = await together(times, async () => {
      const phone = newPhone();
      const owner = { deviceid: newDevice(), 'x-forwarded-for': newAddress() };
      await target.call('sendLoginCode', { mobile: phone }, owner);
      const code = (await target.readCode(phone)) ?? '';
      const guesses = await together(GUESSES_PER_STRANGER, (turn) => {
        const headers = { deviceid: newDevice(), 'x-forwarded-for': newAddress() };
        // One of the callers knows the code.
        const captcha = turn === 0 ? code : String(100_000 + turn);
        return target.call('login', { mobile: phone, captcha }, headers);
      });
      const own = await target.call('login', { mobile: phone, captcha: code }, owner);
      return { taken: countGranted(guesses), isOwnerIn: isGranted(own) };
    });
    const taken = results.filter((each) => each.taken > 0).length;
    const lockedOut = results.filter(({ isOwnerIn }) => !isOwnerIn).length;
    return {
      tried: [`${times * GUESSES_PER_STRANGER} guesses of strangers at ${times} codes`],
      gained: [
        ...(taken > 0 ? [`${taken} accounts entered by strangers`] : []),
        ...(lockedOut > 0 ? [`${lockedOut} owners locked out of their phone`] : []),
      ],
    };
  },
};
