import { mayHaveHost } from './may-have-host.ts';
import type { AppDevice } from './meet-host.ts';

/**
 * Resolves once the client type and the token are known: at once in a plain browser, after 5 s at most in an app.
 * Answers whom to ask for the device's id, where an app has one.
 */
export async function whenHostMet(): Promise<AppDevice | undefined> {
  if (!mayHaveHost()) return undefined;
  return import('./meet-host.ts').then(
    ({ meetHost }) => meetHost(),
    () => undefined,
  );
}
