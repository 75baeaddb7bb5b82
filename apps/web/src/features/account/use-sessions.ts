import type { CallOutput } from '@juban/contract/schemas';
import { accountTexts } from '@juban/contract/texts/account';
import { useState } from 'react';
import { refusalText } from '../../lib/refusal-text.ts';
import { api } from '../../platform/api/api.ts';
import { useUserQuery } from '../../platform/host/use-user-query.ts';
import { showToast } from '../../ui/toast.tsx';

export type Session = CallOutput<'listSessions'>['sessions'][number];

const QUERY = {
  queryKey: ['sessions'],
  queryFn: async (): Promise<Session[]> => {
    const { sessions } = await api.listSessions({});
    return [
      ...sessions.filter(({ isCurrent }) => isCurrent),
      ...sessions.filter(({ isCurrent }) => !isCurrent),
    ];
  },
};

/** The user's sessions. */
export function useSessions() {
  const { reload, ...query } = useUserQuery(QUERY);
  const [ending, setEnding] = useState<string>();
  const end = async (id: string) => {
    setEnding(id);
    try {
      await api.endSession({ id });
      showToast(accountTexts.ended);
    } catch (cause) {
      showToast(refusalText(cause, accountTexts.endFailed));
    }
    // Also after a refusal, because the list was out of date.
    await reload();
    setEnding(undefined);
  };
  return { ...query, ending, end };
}
