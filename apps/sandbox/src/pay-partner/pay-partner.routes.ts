import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { takeForms } from '../lib/form-bodies.ts';
import { openJournal } from '../lib/journal.ts';
import { Refused } from '../wallet/refused.ts';
import { openWallet, type Wallet, type WalletOptions } from '../wallet/wallet.ts';
import { walletRoom } from '../wallet/wallet-room.ts';
import { type Dialect, inOurWords, inTheirWords, type Said } from './dialect.ts';
import { createMerchants, type Merchant, type Merchants } from './merchants.ts';
import { METHODS } from './methods.ts';
import { createNotices } from './notices.ts';

const MINUTE_MS = 60_000;
const MOST_SKEW_MS = 5 * MINUTE_MS;
const params = z.object({ brand: z.string().regex(/^[a-z]{1,16}$/) });

interface PartnerParts {
  dialect: Dialect;
  merchants: Merchants;
  wallet: Wallet;
}

/** A partner's cashier on loopback, by a protocol of this house: none of theirs is public. */
export async function payPartnerRoutes(
  app: FastifyInstance,
  { dialect, ...options }: WalletOptions & { dialect: Dialect },
): Promise<void> {
  const { name, title, tones, heard, statusOf } = dialect;
  const merchants = createMerchants(openJournal<Merchant>(options.folder, `${name}-merchants`));
  const protocol = {
    name,
    title,
    tones,
    linkLifeMs: 120 * MINUTE_MS,
    repeatsMs: [1, 5, 15, 60, 360].map((minutes) => minutes * MINUTE_MS),
    newTradeNo: (at: number) => `${at}${String(randomInt(10 ** 9)).padStart(9, '0')}`,
    statusOf,
    ...createNotices(dialect, merchants),
    isHeard: (_status: number, answer: string) => answer === heard,
    resultOf: () => ({}),
  };
  const wallet = openWallet(protocol, options);
  await walletRoom(app, wallet);
  await app.register(callRoutes, { dialect, merchants, wallet });
  app.get(`/${name}/console/merchants/:brand`, async (request) =>
    merchants.of(params.parse(request.params).brand),
  );
  app.post(`/${name}/console/merchants/:brand/keys`, async (request) =>
    merchants.changeSecret(params.parse(request.params).brand),
  );
}

async function callRoutes(app: FastifyInstance, { dialect, merchants, wallet }: PartnerParts): Promise<void> {
  takeForms(app);

  function answer(path: string, said: Said, merchant: Merchant, origin: string): Said {
    const isFresh = Math.abs(Date.now() - Number(said.at)) <= MOST_SKEW_MS;
    try {
      const method = METHODS[path];
      if (!method || !isFresh || said.merchant !== merchant.merchantId) throw new Refused('invalid');
      return { code: dialect.codes.ok, ...method({ dialect, book: wallet.book, merchant, origin }, said) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { code: dialect.codes[error.reason] };
    }
  }

  app.post(`/${dialect.name}/:path`, async (request, reply) => {
    if (wallet.faults.fault === 'http500') return reply.code(500).send('Internal Server Error');
    const { fields, isSignedBy } = dialect.read(String(request.body));
    const said = inOurWords(dialect, fields);
    const merchant = merchants.byAppId(said.app ?? '');
    const origin = `${request.protocol}://${request.host}`;
    const isOurs = merchant !== undefined && isSignedBy(merchant.secret);
    const { path } = request.params as { path: string };
    const told = isOurs ? answer(path, said, merchant, origin) : { code: dialect.codes.unsigned };
    const whole = { ...told, nonce: said.nonce ?? '', at: String(Date.now()) };
    return reply.type('text/plain').send(dialect.write(inTheirWords(dialect, whole), merchant?.secret ?? ''));
  });
}
