import type { CallOutput } from '@juban/contract/schemas';

export type HandoffOrder = CallOutput<'getHandoffOrder'>;
export type HandoffPayment = CallOutput<'payHandoffOrder'>;

/** Parameters of the scanned address; all are hints, the server decides. */
export interface HandoffSearch {
  orderInfoMD5?: string;
  renew?: string;
  tip?: string;
  payChannel?: string;
  /** Set by WeChat when it returns the user. */
  code?: string;
  state?: string;
  /** The internal path to which the order's owner returns. */
  redirect_url?: string;
}
