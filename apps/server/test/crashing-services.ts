import { createMoneyServices } from '../src/composition/money-services.ts';
import type { Db } from '../src/db/database.ts';
import { createSecrets } from '../src/lib/secrets.ts';
import type { ContractGateway } from '../src/ports/contract-gateway.ts';
import type { PaymentGateway } from '../src/ports/payment-gateway.ts';
import type { CrashPoint } from './interleaving-acts.ts';
import type { Shop } from './shop-kit.ts';

/** The process has died: only the test sees this error. */
export class Crashed extends Error {
  override name = 'TornOff';
}

/** The services of another process on the same database, which dies at the given place. */
export function createCrashingServices({ product }: Shop, crashPoint: CrashPoint) {
  const { foundation, services } = product;
  const { config, clock, database } = foundation;
  const isAfterProvider = crashPoint === 'after the provider';
  return createMoneyServices({
    base: {
      db: isAfterProvider ? database.db : crashingDb(database.db, crashPoint),
      reads: database.reads,
      clock,
      secrets: createSecrets(config.secretKey),
      rateLimits: { hit: async () => undefined },
      publicOrigin: config.publicOrigin,
    },
    rails: {
      ...services,
      gateways: isAfterProvider ? services.gateways.map(crashingGateway) : services.gateways,
      contractGateways: isAfterProvider
        ? services.contractGateways.map(crashingContracts)
        : services.contractGateways,
    },
    sms: { send: async () => {}, notify: async () => {} },
    users: services,
    benefits: services,
  });
}

function crashingDb(db: Db, crashPoint: CrashPoint): Db {
  const transaction: Db['transaction'] = async (work, options) => {
    const result = await db.transaction(async (tx) => {
      const done = await work(tx);
      if (crashPoint === 'before commit') throw new Crashed();
      return done;
    }, options);
    if (crashPoint === 'after commit') throw new Crashed();
    return result;
  };
  return new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name, target)),
  });
}

const crashing =
  <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
  async (...args: Args): Promise<Result> => {
    await call(...args);
    throw new Crashed();
  };

function crashingContracts(gateway: ContractGateway): ContractGateway {
  const { queryContract, charge, unsign } = gateway;
  return {
    ...gateway,
    queryContract: crashing(queryContract),
    charge: crashing(charge),
    unsign: crashing(unsign),
  };
}

function crashingGateway(gateway: PaymentGateway): PaymentGateway {
  return {
    ...gateway,
    query: crashing(gateway.query),
    close: crashing(gateway.close),
    refund: crashing(gateway.refund),
    readNotification: crashing(gateway.readNotification),
  };
}
