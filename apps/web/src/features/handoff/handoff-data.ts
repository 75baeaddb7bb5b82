import type { CallOutput } from '@juban/contract/schemas';

export type HandoffOrder = CallOutput<'getHandoffOrder'>;
export type HandoffPayment = CallOutput<'payHandoffOrder'>;

/** What the scanned address says; all of it hints, the server knows. */
export interface HandoffSearch {
  orderInfoMD5?: string;
  renew?: string;
  tip?: string;
  payChannel?: string;
  /** What WeChat put into the address when it sent its user back. */
  code?: string;
  state?: string;
  /** Where the owner of the order goes from here: a path of ours. */
  redirect_url?: string;
}
