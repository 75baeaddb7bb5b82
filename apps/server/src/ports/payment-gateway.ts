import type { BrandId } from '@juban/catalog';

/** How often a contract is charged: every so many calendar months or days. */
export interface ContractPeriod {
  unit: 'month' | 'day';
  count: number;
}

/** What the payer signs together with the first payment of a renewable order. */
export interface ContractSigning {
  /** Our number; the provider keeps one contract per number. */
  contractNo: string;
  family: 'vip' | 'vip_plus';
  period: ContractPeriod;
  /** Of each charge. */
  fen: number;
  /** YYYY-MM-DD in Shanghai: no charge is made before it. */
  firstChargeDay: string;
}

export type ProviderId = 'alipay' | 'wechat' | 'apple' | 'qihoo' | 'lenovo';
/**
 * jsapi: inside WeChat, under its official account; mini: in a mini-program, under that one's application;
 * iap: bought in the app store; contract: charged under a contract, without the payer.
 */
export type PaymentMethod = 'app' | 'h5' | 'page' | 'qr' | 'jsapi' | 'mini' | 'iap' | 'contract';

/** What some providers need to know about the payer. */
export interface Payer {
  ip?: string;
  /** The payer's id within one application of WeChat. */
  openId?: string;
}

/** The request to a provider for one attempt to pay. */
export interface PaymentRequest {
  brand: BrandId;
  /** Our number of the attempt; the provider keeps one payment per number. */
  paymentNo: string;
  fen: number;
  title: string;
  /** Absolute, on our own origin. */
  notifyUrl: string;
  returnUrl: string;
  /** Real time after which the provider must not accept the money. */
  expiresAt: Date;
  payer?: Payer;
  /** To be signed with this payment if the order renews itself. */
  contract?: ContractSigning;
}

/**
 * How the client pays: fields for the app's wallet, its store or WeChat's own browser, a form or link for a
 * browser, a code to scan.
 */
export type PaymentStart =
  | { method: 'app' | 'jsapi' | 'iap'; payInfo: Readonly<Record<string, string>> }
  | { method: 'h5' | 'page'; body: string }
  | { method: 'qr'; qrContent: string };

/** The provider's verified statement about a payment; the only thing that ever moves money here. */
export interface PaymentFact {
  brand: BrandId;
  paymentNo: string;
  state: 'paid' | 'open' | 'closed' | 'absent';
  /** The provider's own number. This and all below are present when paid. */
  tradeNo?: string;
  fen?: number;
  /** The goods' currency code: RMB, whatever the provider calls it. */
  currency?: string;
  appId?: string;
  sellerId?: string;
  paidAt?: Date;
  /** Refunded so far, in fen, by any party. Absent if the provider names no amount. */
  refundedFen?: number;
  /** One refund, for providers that report each refund instead of a total. */
  refund?: RefundNotice;
}

export interface RefundNotice {
  /** Ours, or the provider's if it was made there. */
  refundNo: string;
  fen: number;
  /** False if it failed. */
  isDone: boolean;
}

export interface RefundRequest {
  brand: BrandId;
  paymentNo: string;
  refundNo: string;
  fen: number;
  /** The paid amount; a part of it may be refunded. */
  paidFen: number;
  reason: string;
}

/** Longer bodies are refused: a notification about one payment is far shorter. */
export const NOTIFICATION_MOST_BYTES = 16_384;

export interface NotificationBytes {
  brand: BrandId;
  body: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * Verified: signature, app and seller are the brand's own. Order, currency and amount are compared by the
 * service.
 */
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

/**
 * A notification that is not the provider's, or not for us. Its message is for logs and metrics, never for
 * the sender.
 */
export class NotificationRefused extends Error {
  override name = 'NotificationRefused';
  /** The signature is missing or invalid, which never happens to the provider's own messages. */
  readonly isForged: boolean;

  constructor(message: string, { isForged = false } = {}) {
    super(message);
    this.isForged = isForged;
  }
}

/**
 * A provider that could not be reached, refused or answered with unexpected data: nothing is known, try again
 * later.
 */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** A clear refusal: repeating does not help, a person has to act. */
export class ProviderRefused extends ProviderUnavailable {
  override name = 'ProviderRefused';
}

/** Whether to repeat without limit: users must not lose what they are owed to a long outage. */
export const isWorthRepeating = (error: unknown): boolean =>
  error instanceof ProviderUnavailable && !(error instanceof ProviderRefused);

/** One payment provider by its own protocol. Every call is safe to repeat and ends within 8 s. */
export interface PaymentGateway {
  provider: ProviderId;
  methods: ReadonlySet<PaymentMethod>;
  /** Application and merchant that receive the brand's money; frozen in the payment. */
  merchantOf(brand: BrandId): Promise<{ appId: string; sellerId: string }>;
  start(method: PaymentMethod, request: PaymentRequest): Promise<PaymentStart>;
  query(brand: BrandId, paymentNo: string): Promise<PaymentFact>;
  /** Afterwards the provider accepts no money for it; a payment made meanwhile answers paid. */
  close(brand: BrandId, paymentNo: string): Promise<PaymentFact>;
  /** Refunds that much of the payment, once per refundNo however often it is requested. */
  refund(request: RefundRequest): Promise<'done' | 'pending'>;
  /** Throws NotificationRefused. */
  readNotification(bytes: NotificationBytes): Promise<VerifiedNotification>;
  answers: { accepted: NotificationAnswer; refused: NotificationAnswer; failed: NotificationAnswer };
}
