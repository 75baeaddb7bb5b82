import type { ReaderState } from '../../lib/reader-state.ts';
import { api } from '../../platform/api/api.ts';
import { useReaderState } from '../../platform/host/use-reader-state.ts';

/** Points of whoever reads the page. */
export type Balance = ReaderState<number>;

const readBalance = async (): Promise<number> => (await api.getIntegral({})).integral;

/** The balance is asked for once the page is awake, and after each change. */
export function usePurse() {
  const { state: balance, reload, who } = useReaderState(readBalance);
  return { isKnown: who !== 'unknown', balance, reload };
}
