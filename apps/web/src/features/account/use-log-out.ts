import { accountTexts } from '@juban/contract/texts/account';
import { useRouter } from '@tanstack/react-router';
import { refusalText } from '../../lib/refusal-text.ts';
import { api } from '../../platform/api/api.ts';
import { notifyUserInfoChanged } from '../../platform/host/notify-user-info-changed.ts';
import { isLoginRefusal } from '../../platform/session/is-login-refusal.ts';
import { clearToken } from '../../platform/session/session.ts';
import { showAlert } from '../../ui/alert.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';

/** Ends the session on the server and goes home; if the server was not reached, the user stays logged in. */
export function useLogOut() {
  const router = useRouter();
  const { busy, run } = useBusy();
  const logOut = () =>
    run(async () => {
      try {
        await api.logout({});
      } catch (cause) {
        // A session that has already ended counts as success.
        if (!isLoginRefusal(cause)) return showToast(refusalText(cause, accountTexts.logOutFailed));
      }
      clearToken();
      await notifyUserInfoChanged().catch(() => undefined);
      // Reload, so that no data of the previous user stays on the page.
      window.location.assign(router.buildLocation({ to: '/' }).publicHref);
    });
  return {
    busy,
    askAndLogOut: () =>
      showAlert({
        title: accountTexts.logOutTitle,
        text: accountTexts.logOutText,
        action: { label: accountTexts.logOut, onPress: () => void logOut(), isRisky: true },
      }),
  };
}
