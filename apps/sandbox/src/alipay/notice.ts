import type { Merchant } from './merchants.ts';
import type { Fields } from './rsa2.ts';

/** Something the merchant is to be told, about a trade or an agreement. */
export interface Notice {
  /** The merchant's own number of what it is about. */
  number: string;
  status: string;
  brand: string;
  notifyUrl: string;
  /** All that is signed, as of this moment. */
  fieldsFor(merchant: Merchant): Fields;
}
