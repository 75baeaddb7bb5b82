import { punchTexts as texts } from '@juban/contract/texts/punch';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useReaderQuery } from '../../host/use-reader-query.ts';
import { api } from '../../lib/api.ts';
import { isNoConnection } from '../../lib/api-error.ts';
import { isLoginRefusal } from '../../lib/is-login-refusal.ts';
import { showToast } from '../../ui/toast.tsx';

const SETTING = ['user-setting'];

/** Whether the reader is to be reminded, as the server keeps it. */
export function useSetting() {
  const client = useQueryClient();
  const { state, reload } = useReaderQuery({
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
