import type { BrandId } from '@juban/catalog';

/** How often a contract is charged: every so many calendar months or days. */
export interface ContractPeriod {
  unit: 'month' | 'day';
  count: number;
}

/** What the payer signs together with the first payment of a renewable order. */
export interface ContractSigning {
  /** Our number; the provider keeps one contract under it. */
  contractNo: string;
  family: 'vip' | 'vip_plus';
  period: ContractPeriod;
  /** Of each charge. */
  fen: number;
  /** YYYY-MM-DD in Shanghai: no charge comes before it. */
  firstChargeDay: string;
}

export type ProviderId = 'alipay' | 'wechat' | 'apple' | 'qihoo' | 'lenovo';
/**
 * jsapi: inside WeChat, under its official account; mini: in a mini-program, under that one's application; iap: bought in
 * the app store; contract: charged under a contract, without the payer.
 */
export type PaymentMethod = 'app' | 'h5' | 'page' | 'qr' | 'jsapi' | 'mini' | 'iap' | 'contract';

/** What some providers want to know of whoever pays. */
export interface Payer {
  ip?: string;
  /** The payer's name within one application of WeChat. */
  openId?: string;
}

/** What is asked of a provider for one attempt to pay. */
export interface PaymentRequest {
  brand: BrandId;
  /** Our number of the attempt; the provider keeps one payment under it. */
  paymentNo: string;
  fen: number;
  title: string;
  /** Absolute, of our own origin. */
  notifyUrl: string;
  returnUrl: string;
  /** Real time after which the provider must not take the money. */
  expiresAt: Date;
  payer?: Payer;
  /** To be signed with this payment: the order renews itself. */
  contract?: ContractSigning;
}

/** How the client pays: fields for the app's wallet, its store or WeChat's own browser, a form or link for a browser, a code to scan. */
export type PaymentStart =
  | { method: 'app' | 'jsapi' | 'iap'; payInfo: Readonly<Record<string, string>> }
  | { method: 'h5' | 'page'; body: string }
  | { method: 'qr'; qrContent: string };

/** The provider's own word on a payment, verified; the only thing that ever moves money here. */
export interface PaymentFact {
  brand: BrandId;
  paymentNo: string;
  state: 'paid' | 'open' | 'closed' | 'absent';
  /** The provider's own number. This and all below are present when paid. */
  tradeNo?: string;
  fen?: number;
  /** By the goods' own name of it: RMB, whatever the provider calls it. */
  currency?: string;
  appId?: string;
  sellerId?: string;
  paidAt?: Date;
  /** Refunded so far, in fen, by whomever. Absent where the provider tells no amount. */
  refundedFen?: number;
  /** One refund by itself, for providers that tell of each and of no total. */
  refund?: RefundNotice;
}

export interface RefundNotice {
  /** Ours, or the provider's where it was made there. */
  refundNo: string;
  fen: number;
  /** False where it failed. */
  isDone: boolean;
}

export interface RefundRequest {
  brand: BrandId;
  paymentNo: string;
  refundNo: string;
  fen: number;
  /** What was paid; a part of it may go back. */
  paidFen: number;
  reason: string;
}

/** The longest that is read: what there is to say of one payment is far shorter. */
export const NOTIFICATION_MOST_BYTES = 16_384;

export interface NotificationBytes {
  brand: BrandId;
  body: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Verified: signature, app and seller are the brand's own. Order, currency and amount are the service's to compare. */
export interface VerifiedNotification {
  /** Stable across the provider's repeats. */
  notificationId: string;
  fact: PaymentFact;
}

export interface NotificationAnswer {
  status: number;
  contentType: string;
  body: string;
}

/** A notification that is not the provider's, or not for us. Its message is for logs and metrics, never for the sender. */
export class NotificationRefused extends Error {
  override name = 'NotificationRefused';
  /** The signature is missing or does not fit, which no message of the provider's own is refused for. */
  readonly isForged: boolean;

  constructor(message: string, { isForged = false } = {}) {
    super(message);
    this.isForged = isForged;
  }
}

/** A provider that could not be reached, refused or answered nonsense: nothing is known, ask again later. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** A clear no: asking again changes nothing by itself, a person has to look. */
export class ProviderRefused extends ProviderUnavailable {
  override name = 'ProviderRefused';
}

/** Worth asking again for as long as it takes: whoever is owed something must not lose it to a long outage. */
export const isWorthRepeating = (error: unknown): boolean =>
  error instanceof ProviderUnavailable && !(error instanceof ProviderRefused);

/** One payment provider by its own protocol. Every call is safe to repeat and ends within 8 s. */
export interface PaymentGateway {
  provider: ProviderId;
  methods: ReadonlySet<PaymentMethod>;
  /** Application and merchant the brand's money must go to; frozen in the payment. */
  merchantOf(brand: BrandId): Promise<{ appId: string; sellerId: string }>;
  start(method: PaymentMethod, request: PaymentRequest): Promise<PaymentStart>;
  query(brand: BrandId, paymentNo: string): Promise<PaymentFact>;
  /** Afterwards the provider takes no money for it; a payment that slipped in answers paid. */
  close(brand: BrandId, paymentNo: string): Promise<PaymentFact>;
  /** That much of the payment back, once for a refundNo however often it is asked. */
  refund(request: RefundRequest): Promise<'done' | 'pending'>;
  /** Throws NotificationRefused. */
  readNotification(bytes: NotificationBytes): Promise<VerifiedNotification>;
  answers: { accepted: NotificationAnswer; refused: NotificationAnswer; failed: NotificationAnswer };
}
