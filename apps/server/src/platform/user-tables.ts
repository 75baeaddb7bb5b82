/** What happens to a user's rows of a table when the account is deleted. */
export type OnDelete =
  | 'delete'
  | {
      /** Columns that lose their value; the rows stay. */
      clear: Readonly<Record<string, string | null | { sql: string }>>;
      /** Only rows that match stay; all others are deleted. */
      where?: string;
    }
  /** The rows stay as they are, for this reason. */
  | { keep: string };

/** A table that holds something about users. */
export interface UserTable {
  /** Left out for tables without user_id and phone_index: nothing in them leads to a user. */
  onDelete?: OnDelete;
  /**
   * Columns that users or clients write: they may contain anything, so no invariant searches them for phones
   * and tokens.
   */
  userWritten?: readonly string[];
  /** Columns that an export leaves out, and why. */
  notExported?: Readonly<Record<string, string>>;
}

export type UserTables = Readonly<Record<string, UserTable>>;

const keep = (reason: string): OnDelete => ({ keep: reason });

export const KEEP = {
  money: keep('records of payments are kept by law; the account number no longer leads to a person'),
  ledger: keep('what was given and used: ledgers must add up without the person'),
  oncePerPhone: keep('once per phone for ever: the keyed index does not reveal the number'),
  oncePerDevice: keep('once per device and phone for ever: the keyed index does not reveal which'),
  phone: keep('the deletion itself removes the phone, last'),
  deletion: keep('that the deletion was asked for and done'),
} as const;

/** A provider's message names the payer. That it arrived, and for which payment, is kept. */
export const CLEAR_BODY: OnDelete = { clear: { body: '' } };
