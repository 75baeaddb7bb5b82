import type { Issuer } from './issuer.ts';
import { untrustedIssuer } from './issuer.ts';
import { type Forgery, forgeJws, type Payload, writeJws } from './jws.ts';
import type { Notice } from './notice.ts';
import { noticePayload, renewalPayload, transactionPayload } from './payloads.ts';
import type { App, Purchase } from './purchase.ts';

/** The only app of a brand in this store. */
export function appOf(brand: string): App {
  return {
    bundleId: `test.juban.${brand}`,
    appAppleId:
      1_600_000_000 + ([...brand].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0) % 1_000_000),
  };
}

/** Signs transactions and notifications. */
export function createSigner(issuer: Issuer) {
  let untrusted: Issuer | undefined;

  function write(payload: Payload, forgery?: Forgery): string {
    if (!forgery) return writeJws(issuer, payload);
    untrusted ??= untrustedIssuer();
    return forgeJws(forgery, { issuer, untrusted, payload });
  }

  const transaction = (purchase: Purchase, forgery?: Forgery) =>
    write(transactionPayload(purchase, appOf(purchase.brand), Date.now()), forgery);

  return {
    transaction,
    /**
     * The body of a notification, which contains a signed transaction. `forgery` forges the outer signature,
     * `inner` the one inside.
     */
    notice({ purchase, ...head }: Notice, forgery?: Forgery, inner?: Forgery): string {
      const app = appOf(purchase.brand);
      const signedDate = Date.now();
      const signedRenewalInfo = purchase.renewable ? write(renewalPayload(purchase, signedDate)) : undefined;
      const parts = { signedTransactionInfo: transaction(purchase, inner), signedRenewalInfo, signedDate };
      return JSON.stringify({ signedPayload: write(noticePayload(head, app, parts), forgery) });
    },
  };
}

export type Signer = ReturnType<typeof createSigner>;
