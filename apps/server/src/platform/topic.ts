import { z } from 'zod/mini';
import type { Db } from '../db/database.ts';

/** A kind of outbox messages: its name, and the schema of what each message carries. */
export interface Topic<Payload> {
  name: string;
  payload: z.ZodMiniType<Payload>;
}

export const defineTopic = <Payload>(name: string, payload: z.ZodMiniType<Payload>): Topic<Payload> => ({
  name,
  payload,
});

/** How the messages of one topic are delivered. */
export interface Delivery<Payload> {
  /** Delivers one message; must be safe to repeat under the same key. */
  deliver: (payload: Payload, messageKey: string) => Promise<void>;
  /** Whether a message that failed with this error is retried without end; by default the retries end. */
  keepsTrying?: (error: unknown) => boolean;
  /** Whether the error passes by itself and is only reported if it lasts; by default, every error that `keepsTrying`. */
  isOutage?: (error: unknown) => boolean;
  /**
   * Runs after the last failed try, in the transaction that gives the message up. True if nothing is left to do, so
   * that nobody has to look at the message.
   */
  onGivenUp?: (tx: Db, payload: Payload) => Promise<boolean>;
}

/** The service of a module that delivers a topic; stored payloads are parsed before they reach it. */
export const deliverTopic = <Payload, Services>(
  { name, payload }: Topic<Payload>,
  deliveryOf: (services: Services) => Delivery<Payload>,
) => ({
  name,
  deliveryOf: (services: Services): Delivery<unknown> => parsing(payload, deliveryOf(services)),
});

function parsing<Payload>(
  schema: z.ZodMiniType<Payload>,
  { deliver, onGivenUp, ...errors }: Delivery<Payload>,
): Delivery<unknown> {
  return {
    ...errors,
    deliver: async (payload, messageKey) => deliver(z.parse(schema, payload), messageKey),
    async onGivenUp(tx, payload) {
      const parsed = z.safeParse(schema, payload);
      return parsed.success && (await onGivenUp?.(tx, parsed.data)) === true;
    },
  };
}
