import { punchTexts as texts } from '@juban/contract/texts/punch';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { whenHostMet } from '../../host/when-host-met.ts';
import { api } from '../../lib/api.ts';
import { isLoginRefusal } from '../../lib/is-login-refusal.ts';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';

const SETTING = ['user-setting'];

/** Asks the app whether it may show notices, and lets it ask the person where `ask` says so. */
async function mayNotify(ask: boolean): Promise<boolean> {
  try {
    await whenHostMet();
    const { getBridge } = await import('../../host/bridge/bridge.ts');
    return (await getBridge().notificationPermission({ ask })) === 'granted';
  } catch {
    return false;
  }
}

type ReminderQuestion = 'off' | 'permission';

/** The reminder as it is kept, and the two questions on the way to another. */
export function useReminder(enabled: boolean) {
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: SETTING,
    queryFn: async () => (await api.getUserSetting({})).punchRemind,
    enabled,
  });
  useEffect(() => {
    if (error && !isLoginRefusal(error)) showToast(texts.settingFailed);
  }, [error]);
  const [question, setQuestion] = useState<ReminderQuestion>();
  const dismiss = useCallback(() => setQuestion(undefined), []);
  const giveUp = useCallback(() => {
    setQuestion(undefined);
    showToast(texts.remindFailed);
  }, []);
  const { busy, run } = useBusy();

  const keep = async (wanted: boolean) => {
    try {
      const { punchRemind } = await api.setUserSetting({ punchRemind: wanted });
      client.setQueryData(SETTING, punchRemind);
      showToast(punchRemind ? texts.remindOn : texts.remindOff);
    } catch (cause) {
      if (!isLoginRefusal(cause)) showToast(texts.remindFailed);
    }
  };

  return {
    isOn: data ?? false,
    isKnown: data !== undefined,
    isBusy: busy,
    question,
    dismiss,
    /** The question could not be put. */
    giveUp,
    change: (wanted: boolean) =>
      run(async () => {
        if (!wanted) setQuestion('off');
        else if (await mayNotify(false)) await keep(true);
        else setQuestion('permission');
      }),
    turnOff: () => {
      setQuestion(undefined);
      void run(() => keep(false));
    },
    askPermission: () => {
      setQuestion(undefined);
      void run(async () => {
        if (await mayNotify(true)) await keep(true);
        else showToast(texts.notifyDenied);
      });
    },
  };
}
