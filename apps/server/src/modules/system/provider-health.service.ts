import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { DAY_MS, ownerOf } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { withoutPhones } from '../../lib/without-phones.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  listDelivered,
  listOpenMessages,
  listPaid,
  locateContracts,
  locateRefunds,
  type OpenMessage,
  type Owned,
} from './provider-health.repository.ts';

type Health = ConsoleOutput<'listProviders'>[number];
interface Place {
  provider: string;
  brand: string;
}

/** Notices leave by the carrier of the codes. */
const SMS = { provider: 'sms', brand: '' };
/** Topics whose receiver is known from the topic alone, or from the payload. */
const PLACES: Readonly<Record<string, (payload: Record<string, unknown>) => Place>> = {
  'renewal-notice': () => SMS,
  'device-notice': () => SMS,
  'partner-grant': ({ partner }) => ({ provider: String(partner ?? ''), brand: '' }),
};
/** Topics whose receiver is that of a refund or a contract. */
const NUMBERED = {
  'payment-refund': { field: 'refundNo', locate: locateRefunds },
  'contract-unsign': { field: 'contractNo', locate: locateContracts },
} as const;

export interface ProviderHealthDeps {
  db: Db;
  clock: Clock;
  /** Payment providers that are configured: listed also without any payment. */
  providers: readonly string[];
}

export type ProviderHealthService = ReturnType<typeof createProviderHealthService>;

/** How well providers answer, read from what is stored, so that every process says the same. */
export function createProviderHealthService({ db, clock, providers }: ProviderHealthDeps) {
  async function locateNumbered(
    messages: ReadonlyArray<Pick<OpenMessage, 'topic' | 'payload'>>,
  ): Promise<Map<string, Place>> {
    const places = new Map<string, Place>();
    for (const [topic, { field, locate }] of Object.entries(NUMBERED)) {
      const numbers = messages.filter((one) => one.topic === topic).map(({ payload }) => payload[field]);
      const owned = [...new Set(numbers)].flatMap((no): Owned[] => {
        const userId = ownerOf(String(no).replace(/R\d*$/, ''));
        return userId === undefined ? [] : [{ userId, no: String(no) }];
      });
      if (owned.length > 0)
        for (const { no, provider, brand } of await locate(db, owned))
          places.set(`${topic}:${no}`, { provider, brand });
    }
    return places;
  }

  async function readPlaces(messages: ReadonlyArray<Pick<OpenMessage, 'topic' | 'payload'>>) {
    const located = await locateNumbered(messages);
    return ({ topic, payload }: Pick<OpenMessage, 'topic' | 'payload'>): Place | undefined => {
      const numbered = NUMBERED[topic as keyof typeof NUMBERED];
      return numbered ? located.get(`${topic}:${payload[numbered.field]}`) : PLACES[topic]?.(payload);
    };
  }

  return {
    async list(): Promise<Health[]> {
      const since = new Date(clock.businessNow().getTime() - DAY_MS);
      const [open, delivered, paid] = await Promise.all([
        listOpenMessages(db),
        listDelivered(db, [...Object.keys(PLACES), ...Object.keys(NUMBERED)]),
        listPaid(db, since),
      ]);
      const placeOf = await readPlaces([...open, ...delivered]);
      const found = new Map<string, Health>();
      const healthOf = ({ provider, brand }: Place): Health => {
        const key = `${provider}:${brand}`;
        const health = found.get(key) ?? { ...UNKNOWN, provider, brand };
        found.set(key, health);
        return health;
      };
      for (const { provider, brand, paidAt } of paid) noteSuccess(healthOf({ provider, brand }), paidAt);
      for (const { deliveredAt, ...message } of delivered) {
        const place = placeOf(message);
        if (place) noteSuccess(healthOf(place), deliveredAt);
      }
      for (const message of open) {
        const place = placeOf(message);
        if (place) noteFailure(healthOf(place), message);
      }
      for (const provider of providers)
        if (![...found.values()].some((one) => one.provider === provider)) healthOf({ provider, brand: '' });
      return [...found.values()]
        .map((health) => ({ ...health, state: stateOf(health) }))
        .toSorted((a, b) => `${a.provider} ${a.brand}`.localeCompare(`${b.provider} ${b.brand}`));
    },
  };
}

const UNKNOWN = {
  state: 'unknown',
  lastSuccess: null,
  lastFailure: null,
  error: '',
  waiting: 0,
  dead: 0,
} as const;

function noteSuccess(health: Health, at: string): void {
  health.lastSuccess = Math.max(health.lastSuccess ?? 0, new Date(at).getTime());
}

/** Messages come with the newest failure first. */
function noteFailure(health: Health, { failedAt, isDead, error }: OpenMessage): void {
  if (isDead) health.dead += 1;
  else health.waiting += 1;
  health.lastFailure ??= failedAt === null ? null : new Date(failedAt).getTime();
  health.error ||= withoutPhones(error);
}

function stateOf({ lastSuccess, lastFailure, waiting, dead }: Health): Health['state'] {
  const hasFailed = waiting + dead > 0;
  if (hasFailed && (lastFailure ?? 0) >= (lastSuccess ?? 0)) return 'failing';
  return lastSuccess === null && !hasFailed ? 'unknown' : 'well';
}
