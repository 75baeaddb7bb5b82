import { openFoundation, openServices } from '../composition.ts';
import { StartError } from '../db/database.ts';
import { verify } from '../db/invariant.ts';
import { paymentInvariants } from '../modules/payment/payment.invariants.ts';
import { run } from '../serve.ts';
import { readStoredConfig } from './stored-config.ts';

const USAGE =
  'usage: npm run orders -- show|replay|refund|reconcile|verify <orderNo> [reason], or: contracts <userId>';
const VERBS = new Set(['show', 'replay', 'refund', 'reconcile', 'verify', 'contracts']);

/** npm run orders: what a support engineer does with one order. */
await run(async () => {
  const [verb = '', orderNo = '', reason = ''] = process.argv.slice(2);
  const isUser = /^\d{1,15}$/.test(orderNo);
  if (!VERBS.has(verb) || !orderNo || (verb === 'contracts' && !isUser)) throw new StartError(USAGE);
  const foundation = await openFoundation(readStoredConfig(process.env));
  const { services, close } = await openServices(foundation);
  const { support, ownContracts } = services;
  const linesOf = (parts: Record<string, object[]>) =>
    Object.entries(parts).flatMap(([part, rows]) =>
      rows.map((row) => `${part.padEnd(12)} ${JSON.stringify(row)}`),
    );
  const orThisLine = (error: Error): never => {
    throw new StartError(error.message);
  };

  const works: Readonly<Record<string, () => Promise<string[]>>> = {
    show: async () => linesOf(await support.show(orderNo)),
    contracts: async () => linesOf(await ownContracts.showAll(Number(orderNo))),
    replay: () => support.replay(orderNo),
    reconcile: () => support.reconcile(orderNo),
    refund: async () => [await support.refund(orderNo, reason)],
    verify: async () => {
      await support.show(orderNo);
      const { violations } = await verify(foundation.database.db, paymentInvariants);
      const ours = violations.flatMap(({ invariant, rows }) =>
        rows.filter((row) => JSON.stringify(row).includes(orderNo)).map(() => `BROKEN ${invariant}`),
      );
      const faults = (await support.compare(orderNo)).map(
        ({ paymentNo, why }) => `BROKEN ${paymentNo}: ${why}`,
      );
      return [...ours, ...faults, `${ours.length + faults.length} violations`];
    },
  };
  const lines = (await works[verb]?.().catch(orThisLine)) ?? [];
  console.log(lines.length > 0 ? lines.join('\n') : 'nothing to do');
  await close();
  process.exit(lines.some((line) => line.startsWith('BROKEN')) ? 1 : 0);
});
