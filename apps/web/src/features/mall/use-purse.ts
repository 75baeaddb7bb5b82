import type { ReaderState } from '../../lib/reader-state.ts';
import { api } from '../../platform/api/api.ts';
import { useReaderState } from '../../platform/host/use-reader-state.ts';

/** The user's points. */
export type Balance = ReaderState<number>;

const readBalance = async (): Promise<number> => (await api.getIntegral({})).integral;

/** The balance, loaded after hydration and after each change. */
export function usePurse() {
  const { state: balance, reload, who } = useReaderState(readBalance);
  return { isKnown: who !== 'unknown', balance, reload };
}
