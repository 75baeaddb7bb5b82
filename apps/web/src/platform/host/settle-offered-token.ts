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
/** null: the token has expired; undefined: the server could not be asked. */
type Found = Owner | null | undefined;

let settling: Promise<void> | undefined;

/** Decides about the token of the address when another one is stored. Calls wait for the decision. */
export function settleOfferedToken(): Promise<void> {
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

/** Another user's token replaces the stored one without a question only if that has certainly expired. */
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
      // A key pressed for something else must not confirm it.
      isRisky: true,
      onPress: () => {
        setToken(offered);
        // Reload, so that no data of the previous user stays on the page.
        window.location.reload();
      },
    },
  });
}

/** Distinguishes two users with the same name. */
const whichOf = ({ id, mobile }: Owner): string =>
  mobile ? maskPhone(mobile) : fill(switchTexts.number, { id });

const nameOf = (owner: Owner): string =>
  fill(switchTexts.person, { name: owner.nickName, which: whichOf(owner) });
