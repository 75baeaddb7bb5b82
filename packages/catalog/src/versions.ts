import { clientTypeOf } from './client-types.ts';

/** The version of a client that sends no version header. */
export const DEFAULT_CLIENT_VERSION = '5.19.1';
/** The version of a client type that sends an empty header: older than every gate. */
const EMPTY_CLIENT_VERSION = '0.0.1';

/** The effective version of a call, from its client type and its header (undefined if missing). */
export function effectiveVersion(clientTypeId: string, header: string | undefined): string {
  if (header !== undefined && header !== '') return header;
  const emptyCounts = header === '' || clientTypeOf(clientTypeId).sendsNoVersion === true;
  return emptyCounts ? EMPTY_CLIENT_VERSION : DEFAULT_CLIENT_VERSION;
}
