import { setToken } from '../session/session.ts';
import { getBridge } from './bridge/bridge.ts';
import type { LoginAnswer } from './bridge/methods.ts';
import { getHost } from './host.ts';

export const hostLogsIn = (): boolean => getHost().can.logsIn;

/** Asks the app to log in. `none`: it cannot, so the page shows its own login. */
export async function loginByHost(): Promise<LoginAnswer['outcome']> {
  if (!hostLogsIn()) return 'none';
  const { outcome, token } = await getBridge().login();
  if (token) setToken(token);
  return outcome;
}
