import { randomInt } from 'node:crypto';
import type { Journal } from '../lib/journal.ts';
import { bought, type Purchase, type PurchaseRequest } from './purchase.ts';

export type BookEntry = { purchase: Purchase; key?: string } | { forgotten: true };

/** All transactions. Changes are written to the journal before anybody is notified. */
export function createPurchaseBook(journal: Journal<BookEntry>) {
  const byId = new Map<string, Purchase>();
  const byKey = new Map<string, string>();

  function note(entry: BookEntry): void {
    if ('forgotten' in entry) {
      byId.clear();
      byKey.clear();
      return;
    }
    byId.set(entry.purchase.transactionId, entry.purchase);
    if (entry.key !== undefined) byKey.set(entry.key, entry.purchase.transactionId);
  }
  for (const entry of journal.past) note(entry);

  function write(entry: BookEntry): void {
    journal.write(entry);
    note(entry);
  }

  function put(purchase: Purchase): Purchase {
    write({ purchase });
    return purchase;
  }

  return {
    put,
    find: (transactionId: string) => byId.get(transactionId),
    /** Requests with the same key buy once. */
    buy(
      input: PurchaseRequest,
      { key, at }: { key: string | undefined; at: number },
    ): { purchase: Purchase; isNew: boolean } {
      const known = key === undefined ? undefined : byId.get(byKey.get(key) ?? '');
      if (known) return { purchase: known, isNew: false };
      const purchase = bought(input, newTransactionId(), at);
      write({ purchase, ...(key === undefined ? {} : { key }) });
      return { purchase, isNew: true };
    },
    /** The newest period of the purchase that this transaction belongs to. */
    newest(transactionId: string): Purchase | undefined {
      const original = byId.get(transactionId)?.originalTransactionId;
      return [...byId.values()]
        .filter(({ originalTransactionId }) => originalTransactionId === original)
        .sort((left, right) => right.purchaseDate - left.purchaseDate)[0];
    },
    forget: () => write({ forgotten: true }),
  };
}

export type PurchaseBook = ReturnType<typeof createPurchaseBook>;

/** Fifteen digits, like Apple's. */
export function newTransactionId(): string {
  return `2${String(randomInt(1_000_000_000)).padStart(9, '0')}${String(randomInt(100_000)).padStart(5, '0')}`;
}
