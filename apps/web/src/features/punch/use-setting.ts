import { punchTexts as texts } from '@juban/contract/texts/punch';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../platform/api/api.ts';
import { isNoConnection } from '../../platform/api/api-error.ts';
import { useUserQuery } from '../../platform/host/use-user-query.ts';
import { isLoginRefusal } from '../../platform/session/is-login-refusal.ts';
import { showToast } from '../../ui/toast.tsx';

const SETTING = ['user-setting'];

/** The reminder setting on the server. */
export function useSetting() {
  const client = useQueryClient();
  const { state, reload } = useUserQuery({
    queryKey: SETTING,
    queryFn: async () => (await api.getUserSetting({})).punchRemind,
  });
  const hasFailed = state.kind === 'failed' && !isNoConnection(state.cause);
  useEffect(() => {
    if (hasFailed) showToast(texts.settingFailed);
  }, [hasFailed]);
  const keep = async (wanted: boolean) => {
    try {
      const { punchRemind } = await api.setUserSetting({ punchRemind: wanted });
      client.setQueryData(SETTING, punchRemind);
      showToast(punchRemind ? texts.remindOn : texts.remindOff);
    } catch (cause) {
      if (!isLoginRefusal(cause)) showToast(texts.remindFailed);
    }
  };
  return { state, reload, keep };
}
