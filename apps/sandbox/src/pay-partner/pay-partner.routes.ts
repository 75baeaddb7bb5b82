import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { acceptForms } from '../lib/form-bodies.ts';
import { openJournal } from '../lib/journal.ts';
import { registerProviderRoutes } from '../wallet/provider-routes.ts';
import { Refused } from '../wallet/refused.ts';
import { openWallet, type Wallet, type WalletOptions } from '../wallet/wallet.ts';
import { type Dialect, fromPartnerFields, type Message, toPartnerFields } from './dialect.ts';
import { createMerchants, type Merchant, type Merchants } from './merchants.ts';
import { METHODS } from './methods.ts';
import { createNotices } from './notices.ts';

const MINUTE_MS = 60_000;
const MAX_SKEW_MS = 5 * MINUTE_MS;
const params = z.object({ brand: z.string().regex(/^[a-z]{1,16}$/) });

interface PartnerParts {
  dialect: Dialect;
  merchants: Merchants;
  wallet: Wallet;
}

/**
 * Simulates the cashier of a payment partner on loopback. The protocol is our own, because the partners'
 * protocols are not public.
 */
export async function payPartnerRoutes(
  app: FastifyInstance,
  { dialect, ...options }: WalletOptions & { dialect: Dialect },
): Promise<void> {
  const { name, title, colours, acknowledgement, statusOf } = dialect;
  const merchants = createMerchants(openJournal<Merchant>(options.folder, `${name}-merchants`));
  const protocol = {
    name,
    title,
    colours,
    linkLifeMs: 120 * MINUTE_MS,
    retryDelaysMs: [1, 5, 15, 60, 360].map((minutes) => minutes * MINUTE_MS),
    newTradeNo: (at: number) => `${at}${String(randomInt(10 ** 9)).padStart(9, '0')}`,
    statusOf,
    ...createNotices(dialect, merchants),
    isAcknowledged: (_status: number, answer: string) => answer === acknowledgement,
    resultOf: () => ({}),
  };
  const wallet = openWallet(protocol, options);
  await registerProviderRoutes(app, wallet);
  await app.register(callRoutes, { dialect, merchants, wallet });
  app.get(`/${name}/console/merchants/:brand`, async (request) =>
    merchants.of(params.parse(request.params).brand),
  );
  app.post(`/${name}/console/merchants/:brand/keys`, async (request) =>
    merchants.changeSecret(params.parse(request.params).brand),
  );
}

async function callRoutes(app: FastifyInstance, { dialect, merchants, wallet }: PartnerParts): Promise<void> {
  acceptForms(app);

  function answer(path: string, message: Message, merchant: Merchant, origin: string): Message {
    const isFresh = Math.abs(Date.now() - Number(message.at)) <= MAX_SKEW_MS;
    try {
      const method = METHODS[path];
      if (!method || !isFresh || message.merchant !== merchant.merchantId) throw new Refused('invalid');
      return { code: dialect.codes.ok, ...method({ dialect, book: wallet.book, merchant, origin }, message) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { code: dialect.codes[error.reason] };
    }
  }

  app.post(`/${dialect.name}/:path`, async (request, reply) => {
    if (wallet.faults.fault === 'http500') return reply.code(500).send('Internal Server Error');
    const { fields, isSignedBy } = dialect.read(String(request.body));
    const message = fromPartnerFields(dialect, fields);
    const merchant = merchants.byAppId(message.app ?? '');
    const origin = `${request.protocol}://${request.host}`;
    const isOurs = merchant !== undefined && isSignedBy(merchant.secret);
    const { path } = request.params as { path: string };
    const result = isOurs ? answer(path, message, merchant, origin) : { code: dialect.codes.unsigned };
    const complete = { ...result, nonce: message.nonce ?? '', at: String(Date.now()) };
    return reply
      .type('text/plain')
      .send(dialect.write(toPartnerFields(dialect, complete), merchant?.secret ?? ''));
  });
}
