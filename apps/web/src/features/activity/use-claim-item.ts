import { activityTexts } from '@juban/contract/texts/activity';
import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { maskPhone } from '@juban/domain/phone';
import { leaveForPartner } from '../../lib/partner-visit.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/api-error.ts';
import { isLoginRefusal } from '../../platform/session/is-login-refusal.ts';
import { showAlert } from '../../ui/alert.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import type { Activity, ItemView } from './activity-data.ts';

const NOT_BOUND = 'DF1010';

const codeOf = (cause: unknown): string => (cause instanceof ApiError ? cause.code : '');

/** Shows a missing connection or the refusal's own text. */
function sayRefused(cause: unknown): void {
  // Refused logins are handled by the login prompt.
  if (isLoginRefusal(cause)) return;
  const text = refusalText(cause, commonTexts.claimFailed);
  if (!codeOf(cause)) showToast(failureText(cause, commonTexts.claimFailed));
  else showAlert({ title: commonTexts.tip, text, action: { label: commonTexts.know } });
}

function sayDone({ dialogs }: Activity, { platform, goodsName, account }: ItemView, mobile?: string): void {
  const words = { platform, goods: goodsName, account: mobile ? maskPhone(mobile) : account };
  const text = fill(dialogs.success, words);
  showAlert({ title: activityTexts.claimDone, text, action: { label: commonTexts.know } });
}

interface ClaimEvents {
  /** The server has answered, so the dialog may close. */
  onAnswer: () => void;
  reload: () => Promise<unknown>;
}

/** Claims, shows the result and reloads the data; a missing account is bound at the partner. */
export function useClaimItem(activity: Activity, { onAnswer, reload }: ClaimEvents) {
  const claiming = useBusy();
  const leaving = useBusy();

  const leave = (item: ItemView) =>
    leaving.run(async () => {
      showToast(fill(activityTexts.leaving, { platform: item.platform }));
      try {
        const { url } = await api.startActivityBind({ activity: activity.activity });
        leaveForPartner(url);
      } catch (cause) {
        sayRefused(cause);
      }
    });

  const claim = (item: ItemView, mobile?: string) =>
    claiming.run(async () => {
      try {
        const other = mobile === undefined ? {} : { mobile };
        await api.claimActivityReward({ itemId: item.id, activity: activity.activity, ...other });
        onAnswer();
        sayDone(activity, item, mobile);
      } catch (cause) {
        onAnswer();
        if (codeOf(cause) === NOT_BOUND) return leave(item);
        sayRefused(cause);
      }
      await reload();
    });

  return { claiming: claiming.busy, claim, leave };
}
