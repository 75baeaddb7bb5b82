import { randomInt } from 'node:crypto';
import type { Product } from '../../../apps/server/src/composition.ts';
import { rowsOf } from '../../../apps/server/src/db/database.ts';
import type { FuzzTarget } from './run-fuzz.ts';

/** The product as the fuzzer needs it: its calls, its tables, ids that exist and users to be. */
export async function targetOf({ app, foundation, services }: Product): Promise<FuzzTarget> {
  const { database } = foundation;
  const channels = rowsOf<{ channel: string }>(
    await database.db.execute('select channel from claim_channels'),
  );
  return {
    app,
    database,
    known: { fields: { channel: channels.map(({ channel }) => channel) } },
    makeToken: () =>
      database.db.transaction(async (tx) => {
        const phone = `19${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
        const held = await services.accounts.holdPhone(tx, phone);
        const id = await services.accounts.accountOf(tx, held, { brand: 'yujian', clientType: 'web' });
        return services.accounts.openSession(tx, id);
      }),
  };
}
