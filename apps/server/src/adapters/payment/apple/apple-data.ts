import type { JWSTransactionDecodedPayload } from '@apple/app-store-server-library';
import type { BrandId } from '@juban/catalog';
import type { AppleAccount } from '../../../config/apple-config.ts';
import {
  AppleDataRefused,
  type AppleNotice,
  type AppleStore,
  type AppleTransaction,
} from '../../../ports/apple-store.ts';
import type { AppleVerifier } from './apple-verifier.ts';

const MILLI_UNITS_A_FEN = 10;
const SUBSCRIPTION = 'Auto-Renewable Subscription';
const OWN = 'PURCHASED';
/** Head, body and signature: anything else is refused without checking certificates. */
const JWS_FORM = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Converts the store's verified data to our own types. */
export function createAppleStore(verifier: AppleVerifier): AppleStore {
  return {
    readTransaction: (brand, jws) =>
      verifier.verified(brand, async ({ app, verifier: check }) =>
        toTransaction(brand, app, await check.verifyAndDecodeTransaction(jws)),
      ),

    async readNotice(brand, body) {
      // Before any certificate is checked.
      const jws = signedPayloadOf(body);
      return verifier.verified(brand, async ({ app, verifier: check }): Promise<AppleNotice> => {
        const notice = await check.verifyAndDecodeNotification(jws);
        const { notificationUUID: id, notificationType: type, subtype = '', data } = notice;
        if (!id || !type) throw new AppleDataRefused('it has no id or no type');
        const signedTransaction = data?.signedTransactionInfo;
        const renewal = data?.signedRenewalInfo;
        const transaction = signedTransaction
          ? toTransaction(brand, app, await check.verifyAndDecodeTransaction(signedTransaction))
          : undefined;
        const input = renewal ? await check.verifyAndDecodeRenewalInfo(renewal) : undefined;
        if (input && input.originalTransactionId !== transaction?.originalTransactionId)
          throw new AppleDataRefused('its parts name different purchases');
        return { id, type, subtype, transaction, autoRenews: input && input.autoRenewStatus === 1 };
      });
    },
  };
}

function signedPayloadOf(body: Buffer): string {
  try {
    const { signedPayload } = JSON.parse(body.toString('utf8'));
    if (typeof signedPayload === 'string' && JWS_FORM.test(signedPayload)) return signedPayload;
  } catch {
    // Handled below, like anything else that is not a notice.
  }
  throw new AppleDataRefused('it is not a notice');
}

/** All fields that a grant needs; an invalid one refuses the whole. */
function toTransaction(
  brand: BrandId,
  { bundleId, appAppleId }: AppleAccount,
  payload: JWSTransactionDecodedPayload,
): AppleTransaction {
  const { transactionId, originalTransactionId, productId, price, currency, purchaseDate } = payload;
  const fen = price === undefined ? Number.NaN : price / MILLI_UNITS_A_FEN;
  if (!transactionId || !originalTransactionId || !productId || !currency || purchaseDate === undefined)
    throw new AppleDataRefused('it does not say what was bought');
  if (!Number.isSafeInteger(fen)) throw new AppleDataRefused('its price is not an amount of money');
  return {
    brand,
    transactionId,
    originalTransactionId,
    productId,
    appAccountToken: payload.appAccountToken?.toLowerCase(),
    fen,
    currency: currency === 'CNY' ? 'RMB' : currency,
    appId: bundleId,
    sellerId: String(appAppleId),
    isPlain: payload.inAppOwnershipType === OWN && (payload.quantity ?? 1) === 1,
    isSubscription: payload.type === SUBSCRIPTION,
    purchasedAt: new Date(purchaseDate),
    expiresAt: dateOf(payload.expiresDate),
    revokedAt: dateOf(payload.revocationDate),
    revokedShare: shareOf(payload),
  };
}

/** Only a prorated refund is partial; its percentage comes in thousandths. */
function shareOf(payload: JWSTransactionDecodedPayload): number {
  const { revocationType, revocationPercentage } = payload as {
    revocationType?: string;
    revocationPercentage?: number;
  };
  if (revocationType !== 'REFUND_PRORATED' || !revocationPercentage) return 1;
  return Math.min(1, revocationPercentage / 100_000);
}

const dateOf = (ms: number | undefined) => (ms === undefined ? undefined : new Date(ms));
