import type { Permission } from './permissions.ts';

/** What console and server must agree on about a call of the console, without its schemas. */
export interface ConsoleCall {
  method: 'GET' | 'POST';
  /** A {name} in the path is replaced by the input field of that name. */
  path: `/console/api/${string}`;
  /**
   * What the caller must be allowed. anyone: before signing in; staff: whoever is signed in. A list: one of
   * them is enough.
   */
  permission: Permission | 'anyone' | 'staff' | readonly Permission[];
  /**
   * target: a target outside the caller's brands is answered like one that does not exist. list: rows outside
   * them are left out.
   */
  brandScope: 'none' | 'target' | 'list';
  /** Only from pages of the console; writes an entry to the audit log. */
  changes?: true;
  /** Asks for the second factor again if the last time is longer ago than ten minutes. */
  stepUp?: true;
  /** The answer is a file or a redirect, without the envelope. */
  raw?: true;
}
