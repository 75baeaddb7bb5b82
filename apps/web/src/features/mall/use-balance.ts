import type { UserState } from '../../lib/user-state.ts';
import { api } from '../../platform/api/api.ts';
import { useUserState } from '../../platform/host/use-user-state.ts';

/** The user's points. */
export type Balance = UserState<number>;

const readBalance = async (): Promise<number> => (await api.getIntegral({})).integral;

/** The balance, loaded after hydration and after each change. */
export function useBalance() {
  const { state: balance, reload, who } = useUserState(readBalance);
  return { isKnown: who !== 'unknown', balance, reload };
}
