import { calls } from '@juban/contract/calls';
import { isSuccess, NOT_LOGGED_IN } from '@juban/contract/codes';
import type { CallOutput } from '@juban/contract/schemas';
import { fill } from '@juban/contract/texts/fill';
import { switchTexts } from '@juban/contract/texts/switch';
import { maskPhone } from '@juban/domain/phone';
import { showAlert } from '../../ui/alert-store.ts';
import { sendAs } from '../api/send-as.ts';
import { getToken, setToken } from '../session/session.ts';

type Owner = Pick<CallOutput<'getProfile'>['user'], 'id' | 'nickName' | 'mobile'>;
/** null: the token has ended; undefined: the server could not be asked. */
type Found = Owner | null | undefined;

let settling: Promise<void> | undefined;

/** What becomes of the address's token where another one is stored: known to all who wait before any call goes out. */
export function settleOffer(): Promise<void> {
  settling ??= settle().catch(() => undefined);
  return settling;
}

async function settle(): Promise<void> {
  const { jubanOffer: offered = '' } = window;
  const held = getToken();
  const [other, own] = await Promise.all([ownerOf(offered), held ? ownerOf(held) : null]);
  delete window.jubanOffer;
  const verdict = judge(other, own);
  if (verdict === 'take') setToken(offered);
  if (verdict === 'ask' && other && own) ask(other, own, offered);
}

/** Only a session that has certainly ended is replaced by somebody else's without a question. */
function judge(other: Found, own: Found): 'take' | 'keep' | 'ask' {
  if (other === null) return 'keep';
  if (own === null) return 'take';
  if (other === undefined || own === undefined) return 'keep';
  return other.id === own.id ? 'take' : 'ask';
}

async function ownerOf(token: string): Promise<Found> {
  try {
    const { code, data } = await sendAs(() => token)(calls.getProfile, {});
    if (code === NOT_LOGGED_IN) return null;
    return isSuccess(code) ? (data as CallOutput<'getProfile'>).user : undefined;
  } catch {
    return undefined;
  }
}

function ask(other: Owner, own: Owner, offered: string): void {
  showAlert({
    title: fill(switchTexts.title, { name: other.nickName }),
    text: fill(switchTexts.text, { other: whichOf(other), own: nameOf(own) }),
    action: {
      label: switchTexts.take,
      quietLabel: switchTexts.keep,
      // A key typed for something else is not an answer.
      isRisky: true,
      onPress: () => {
        setToken(offered);
        // A fresh load, so that nothing on the page still belongs to the user of before.
        window.location.reload();
      },
    },
  });
}

/** Two may have one name. */
const whichOf = ({ id, mobile }: Owner): string =>
  mobile ? maskPhone(mobile) : fill(switchTexts.number, { id });

const nameOf = (owner: Owner): string =>
  fill(switchTexts.person, { name: owner.nickName, which: whichOf(owner) });
