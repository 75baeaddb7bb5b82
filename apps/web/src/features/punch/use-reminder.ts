import { punchTexts as texts } from '@juban/contract/texts/punch';
import { useCallback, useState } from 'react';
import { getHost } from '../../platform/host/host.ts';
import { loadBridge } from '../../platform/host/load-bridge.ts';
import { whenHostConnected } from '../../platform/host/when-host-connected.ts';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { useSetting } from './use-setting.ts';

/** Whether an app is present that can ask for the permission. */
async function canAsk(): Promise<boolean> {
  await whenHostConnected();
  return getHost().can.asksNotificationPermission;
}

/** Asks the app whether it may show notifications; with `ask` it may prompt the user. */
async function mayNotify(ask: boolean): Promise<boolean> {
  const bridge = await loadBridge();
  return (await bridge?.notificationPermission({ ask })) === 'granted';
}

type ReminderQuestion = 'off' | 'permission' | 'inApp';

/** The stored reminder, and the two confirmations for changing it. */
export function useReminder() {
  const { state, reload, keep } = useSetting();
  const [question, setQuestion] = useState<ReminderQuestion>();
  const dismiss = useCallback(() => setQuestion(undefined), []);
  const giveUp = useCallback(() => {
    setQuestion(undefined);
    showToast(texts.remindFailed);
  }, []);
  const { busy, run } = useBusy();
  const answer = (act: () => Promise<void>) => () => {
    dismiss();
    void run(act);
  };
  return {
    state,
    reload,
    isBusy: busy,
    question,
    dismiss,
    /** Call if the confirmation could not be shown. */
    giveUp,
    change: (wanted: boolean) =>
      run(async () => {
        if (!wanted) setQuestion('off');
        else if (!(await canAsk())) setQuestion('inApp');
        else if (await mayNotify(false)) await keep(true);
        else setQuestion('permission');
      }),
    turnOff: answer(() => keep(false)),
    askPermission: answer(async () => {
      if (await mayNotify(true)) await keep(true);
      else showToast(texts.notifyDenied);
    }),
  };
}
