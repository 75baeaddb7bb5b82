import { punchTexts as texts } from '@juban/contract/texts/punch';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { isLoginRefusal } from '../../lib/is-login-refusal.ts';
import { showToast } from '../../ui/toast.tsx';

const SETTING = ['user-setting'];

/** Whether the reader is to be reminded, as the server keeps it; undefined until it has said so. */
export function useSetting(enabled: boolean) {
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: SETTING,
    queryFn: async () => (await api.getUserSetting({})).punchRemind,
    enabled,
  });
  useEffect(() => {
    if (error && !isLoginRefusal(error)) showToast(texts.settingFailed);
  }, [error]);
  const keep = async (wanted: boolean) => {
    try {
      const { punchRemind } = await api.setUserSetting({ punchRemind: wanted });
      client.setQueryData(SETTING, punchRemind);
      showToast(punchRemind ? texts.remindOn : texts.remindOff);
    } catch (cause) {
      if (!isLoginRefusal(cause)) showToast(texts.remindFailed);
    }
  };
  return { isOn: data, keep };
}
