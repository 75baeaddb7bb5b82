import { clientTypeOf } from './client-types.ts';

/** Counts when a client sends no version header at all. */
export const DEFAULT_CLIENT_VERSION = '5.19.1';
/** Counts when a client type sends an empty one: older than every gate. */
const EMPTY_CLIENT_VERSION = '0.0.1';

/** The version a call counts as, from its client type and its header (undefined when absent). */
export function effectiveVersion(clientTypeId: string, header: string | undefined): string {
  if (header !== undefined && header !== '') return header;
  const emptyCounts = header === '' || clientTypeOf(clientTypeId).sendsNoVersion === true;
  return emptyCounts ? EMPTY_CLIENT_VERSION : DEFAULT_CLIENT_VERSION;
}
