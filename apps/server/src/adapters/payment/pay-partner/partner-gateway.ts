import type { BrandId } from '@juban/catalog';
import {
  type PaymentFact,
  type PaymentGateway,
  type PaymentRequest,
  ProviderRefused,
  ProviderUnavailable,
} from '../../../ports/payment-gateway.ts';
import { plainAnswer } from '../plain-answer.ts';
import { createPartnerClient, type PartnerOptions } from './partner-client.ts';
import type { Message } from './partner-dialect.ts';
import { factOf } from './partner-facts.ts';
import { readNotification } from './partner-notification.ts';

/** A partner with its own cashier in one desktop client: scanned, or opened as a page. */
export function createPartnerGateway({
  now = Date.now,
  ...rest
}: Omit<PartnerOptions, 'now'> & { now?: () => number }): PaymentGateway {
  const options = { ...rest, now };
  const { dialect, merchants } = options;
  const { provider, codes } = dialect;
  const client = createPartnerClient(options);

  const requireSuccess = (what: string, answer: Message): Message => {
    if (answer.code === codes.ok) return answer;
    throw new ProviderRefused(`${provider} refused to ${what}: ${answer.code ?? 'nothing'}`);
  };

  async function create(way: 'qr' | 'h5' | 'page', request: PaymentRequest): Promise<string> {
    const answer = await client.exec(request.brand, 'create', {
      way,
      paymentNo: request.paymentNo,
      amount: dialect.toAmount(request.fen),
      currency: 'CNY',
      title: request.title,
      notifyUrl: request.notifyUrl,
      returnUrl: request.returnUrl,
      expiresAt: String(request.expiresAt.getTime()),
    });
    return String(requireSuccess('create', answer).url);
  }

  async function query(brand: BrandId, paymentNo: string): Promise<PaymentFact> {
    const answer = await client.exec(brand, 'query', { paymentNo });
    if (answer.code === codes.unknown) return { brand, paymentNo, state: 'absent' };
    const fact = factOf(dialect, brand, requireSuccess('tell', answer));
    if (fact?.paymentNo !== paymentNo)
      throw new ProviderUnavailable(`${provider} answered with unexpected data`);
    return fact;
  }

  return {
    provider,
    methods: new Set(['qr', 'h5', 'page'] as const),
    async merchantOf(brand) {
      const { appId, merchantId } = await merchants.of(brand);
      return { appId, sellerId: merchantId };
    },
    async start(method, request) {
      if (method === 'qr') return { method, qrContent: await create(method, request) };
      if (method === 'h5' || method === 'page') return { method, body: await create(method, request) };
      throw new ProviderUnavailable(`${provider} does not support ${method}`);
    },
    query,
    async close(brand, paymentNo) {
      const answer = await client.exec(brand, 'close', { paymentNo });
      if (answer.code === codes.unknown) return { brand, paymentNo, state: 'absent' };
      if (answer.code === codes.paid || answer.code === codes.closed) return query(brand, paymentNo);
      requireSuccess('close', answer);
      return { brand, paymentNo, state: 'closed' };
    },
    async refund({ brand, paymentNo, refundNo, fen, reason }) {
      const amount = dialect.toAmount(fen);
      const asked = { paymentNo, refundNo, amount, reason };
      const answer = requireSuccess('refund', await client.exec(brand, 'refund', asked));
      const isSame = answer.paymentNo === paymentNo && answer.refundNo === refundNo;
      if (!isSame || answer.amount !== amount)
        throw new ProviderUnavailable(`${provider} answered with unexpected data`);
      return 'done';
    },
    readNotification: (bytes) => readNotification(options, bytes),
    answers: {
      accepted: plainAnswer(200, dialect.answers.yes),
      refused: plainAnswer(400, dialect.answers.no),
      failed: plainAnswer(500, dialect.answers.no),
    },
  };
}
