import { createMoneyServices } from '../src/composition/money-services.ts';
import type { Db } from '../src/db/database.ts';
import { createSecrets } from '../src/lib/secrets.ts';
import type { ContractGateway } from '../src/ports/contract-gateway.ts';
import type { PaymentGateway } from '../src/ports/payment-gateway.ts';
import type { Tear } from './interleaving-acts.ts';
import type { Shop } from './shop-kit.ts';

/** The process has died: only the test sees this error. */
export class TornOff extends Error {
  override name = 'TornOff';
}

/** The services of another process on the same database, which dies at the given place. */
export function createTornServices({ product }: Shop, tear: Tear) {
  const { foundation, services } = product;
  const { config, clock, database } = foundation;
  const isAfterProvider = tear === 'after the provider';
  return createMoneyServices({
    base: {
      db: isAfterProvider ? database.db : tornDb(database.db, tear),
      reads: database.reads,
      clock,
      secrets: createSecrets(config.secretKey),
      rateLimits: { hit: async () => undefined },
      publicOrigin: config.publicOrigin,
    },
    rails: {
      ...services,
      gateways: isAfterProvider ? services.gateways.map(tornGateway) : services.gateways,
      contractGateways: isAfterProvider
        ? services.contractGateways.map(tornContracts)
        : services.contractGateways,
    },
    sms: { send: async () => {}, notify: async () => {} },
    users: services,
    benefits: services,
  });
}

function tornDb(db: Db, tear: Tear): Db {
  const transaction: Db['transaction'] = async (work, options) => {
    const result = await db.transaction(async (tx) => {
      const done = await work(tx);
      if (tear === 'before commit') throw new TornOff();
      return done;
    }, options);
    if (tear === 'after commit') throw new TornOff();
    return result;
  };
  return new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name, target)),
  });
}

const torn =
  <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
  async (...args: Args): Promise<Result> => {
    await call(...args);
    throw new TornOff();
  };

function tornContracts(gateway: ContractGateway): ContractGateway {
  const { queryContract, charge, unsign } = gateway;
  return { ...gateway, queryContract: torn(queryContract), charge: torn(charge), unsign: torn(unsign) };
}

function tornGateway(gateway: PaymentGateway): PaymentGateway {
  return {
    ...gateway,
    query: torn(gateway.query),
    close: torn(gateway.close),
    refund: torn(gateway.refund),
    readNotification: torn(gateway.readNotification),
  };
}
