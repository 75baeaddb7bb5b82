import { BRANDS, type BrandId } from '@juban/catalog';
import { rootMessage } from '../../lib/root-cause.ts';
import { withTimeLimit } from '../../lib/time-limit.ts';
import type { ContractGateway } from '../../ports/contract-gateway.ts';
import {
  type NotificationAnswer,
  type NotificationBytes,
  NotificationRefused,
  type PaymentGateway,
} from '../../ports/payment-gateway.ts';
import type { ContractSigningService } from '../renewals/contract-signing.service.ts';
import type { Settlement, SettleService } from '../settlement/settle.service.ts';

/** The least patient provider waits 5 s; the work continues, and the repeat finds it done. */
const ANSWER_LIMIT_MS = 4_500;

export interface Reception {
  answer: NotificationAnswer;
  /** contract: about a contract that was signed or unsigned, not about money. */
  outcome: Settlement['outcome'] | 'contract' | 'failed';
  /** For logs, never for the sender. */
  why?: string;
  /** Its signature was missing or invalid. */
  isForged?: boolean;
}

export interface NotificationDeps {
  gateways: ReadonlyMap<string, PaymentGateway>;
  settlements: SettleService;
  contractGateways: readonly ContractGateway[];
  contracts: Pick<ContractSigningService, 'receive'>;
  /** For providers whose notifications are about more than one payment. */
  receivers: ReadonlyMap<string, Receiver>;
}

type Receiver = (bytes: NotificationBytes) => Promise<Exclude<Settlement['outcome'], 'refused'>>;

export type NotificationService = ReturnType<typeof createNotificationService>;

/** Handles providers' notifications: verified by signature, settled, then answered as each provider expects. */
export function createNotificationService(deps: NotificationDeps) {
  const { gateways, settlements, receivers } = deps;

  /** Undefined if it is not about a contract. */
  async function receiveContract(gateway: PaymentGateway, bytes: NotificationBytes) {
    const { provider, answers } = gateway;
    const contracts = deps.contractGateways.find((each) => each.provider === provider);
    const word = await contracts?.readContractNotification(bytes);
    if (!word) return undefined;
    const notification = { id: word.notificationId, body: bytes.body.toString('utf8') };
    const source = { cause: 'notification', notification };
    const taken = await deps.contracts.receive(provider, word.fact, source);
    if (taken.outcome === 'refused') return { answer: answers.refused, ...taken };
    return { answer: answers.accepted, outcome: 'contract' } as const;
  }

  async function receiveBy(gateway: PaymentGateway, bytes: NotificationBytes): Promise<Reception> {
    const { provider, answers } = gateway;
    const receive = receivers.get(provider);
    if (receive) return { answer: answers.accepted, outcome: await receive(bytes) };
    const ofContract = await receiveContract(gateway, bytes);
    if (ofContract) return ofContract;
    const { notificationId, fact } = await gateway.readNotification(bytes);
    const notification = { id: notificationId, body: bytes.body.toString('utf8') };
    const settled = await settlements.settle(fact, { provider, cause: 'notification', notification });
    if (settled.outcome !== 'refused') return { answer: answers.accepted, outcome: settled.outcome };
    return { answer: answers.refused, ...settled };
  }

  return {
    /** Undefined for an unknown provider or brand. Never rejects: on failure the provider is told to repeat. */
    async receive(
      provider: string,
      brand: string,
      { body, headers }: Omit<NotificationBytes, 'brand'>,
    ): Promise<Reception | undefined> {
      const gateway = gateways.get(provider);
      if (!gateway || !isBrand(brand)) return undefined;
      try {
        const tooLate = () => new Error(`it took longer than ${ANSWER_LIMIT_MS} ms`);
        return await withTimeLimit(receiveBy(gateway, { brand, body, headers }), ANSWER_LIMIT_MS, tooLate);
      } catch (error) {
        const why = error instanceof Error ? `${error.name}: ${rootMessage(error)}` : 'unknown';
        if (error instanceof NotificationRefused) {
          const { isForged } = error;
          return { answer: gateway.answers.refused, outcome: 'refused', why, isForged };
        }
        return { answer: gateway.answers.failed, outcome: 'failed', why };
      }
    },
  };
}

function isBrand(text: string): text is BrandId {
  return Object.hasOwn(BRANDS, text);
}
