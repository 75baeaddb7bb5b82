import { parseArgs } from 'node:util';
import { ownerOf } from '@juban/domain';
import { StartError } from '../db/database.ts';
import { orderInvariants } from '../modules/orders/order.invariants.ts';
import { paymentInvariants } from '../modules/payments/payment.invariants.ts';
import { refundInvariants } from '../modules/refunds/refund.invariants.ts';
import { settlementInvariants } from '../modules/settlement/settlement.invariants.ts';
import { run } from '../serve.ts';
import { type AuditParts, actThenNote, readStaffOption } from './staff-actor.ts';
import { runVerb } from './verbs.ts';

const INVARIANTS = [...settlementInvariants, ...refundInvariants, ...orderInvariants, ...paymentInvariants];
const USAGE =
  'usage: npm run orders -- show|replay|reconcile|verify|refund-reversed <orderNo>, or: refund|refunded-there <orderNo> [reason] [--fen N], or: contracts <userId>; each with [--as <e-mail>]';
const VERBS = new Set([
  'show',
  'replay',
  'refund',
  'refunded-there',
  'refund-reversed',
  'reconcile',
  'verify',
  'contracts',
]);

/** npm run orders: support's work on one order. */
await run(async () => {
  const { as, rest: args } = readStaffOption();
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { fen: { type: 'string' } },
  });
  const [verb = '', orderNo = '', reason = ''] = positionals;
  if (values.fen !== undefined && !/^[1-9]\d{0,8}$/.test(values.fen)) throw new StartError(USAGE);
  const fen = values.fen === undefined ? undefined : Number(values.fen);
  const isUser = /^\d{1,15}$/.test(orderNo);
  if (!VERBS.has(verb) || !orderNo || (verb === 'contracts' && !isUser)) throw new StartError(USAGE);
  const linesOf = (parts: Record<string, object[]>) =>
    Object.entries(parts).flatMap(([part, rows]) =>
      rows.map((row) => `${part.padEnd(12)} ${JSON.stringify(row)}`),
    );

  /** With its entry in the audit log. */
  const note = async <Result>(services: AuditParts, act: () => Promise<Result>): Promise<Result> => {
    const target = `order:${orderNo}`;
    const entry = { command: `orders ${verb}`, target, userId: ownerOf(orderNo) ?? null, reason };
    return actThenNote(services, as, entry, act);
  };

  const lines = await runVerb(verb, ({ support, ownContracts, ...services }, { database }) => ({
    show: async () => linesOf(await support.show(orderNo)),
    contracts: async () => linesOf(await ownContracts.showAll(Number(orderNo))),
    replay: () => note(services, () => support.replay(orderNo)),
    reconcile: () => note(services, () => support.reconcile(orderNo)),
    refund: async () => [await note(services, () => support.refund(orderNo, reason, fen))],
    'refunded-there': async () => [await note(services, () => support.refundedThere(orderNo, reason, fen))],
    'refund-reversed': async () => [await note(services, () => support.refundReversed(orderNo))],
    verify: async () => {
      await support.show(orderNo);
      const { verify } = await import('../db/invariant.ts');
      const { violations } = await verify(database.db, INVARIANTS);
      const ours = violations.flatMap(({ invariant, rows }) =>
        rows.filter((row) => JSON.stringify(row).includes(orderNo)).map(() => `BROKEN ${invariant}`),
      );
      const faults = (await support.compare(orderNo)).map(
        ({ paymentNo, why }) => `BROKEN ${paymentNo}: ${why}`,
      );
      return [...ours, ...faults, `${ours.length + faults.length} violations`];
    },
  }));
  process.exit(lines.some((line) => line.startsWith('BROKEN')) ? 1 : 0);
});
