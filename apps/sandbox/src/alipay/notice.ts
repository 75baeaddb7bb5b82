import type { Merchant } from './merchants.ts';
import type { Fields } from './rsa2.ts';

/** A pending notification about a trade or an agreement. */
export interface Notice {
  /** The merchant's number of the trade or agreement. */
  number: string;
  status: string;
  brand: string;
  notifyUrl: string;
  /** All signed fields as of now. */
  fieldsFor(merchant: Merchant): Fields;
}
