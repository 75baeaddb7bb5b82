import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  AUTO_MONTH,
  CHARGE,
  SIGNED_ON,
  type Subscriptions,
  startSubscriptions,
} from '../../../test/contract-kit.ts';
import type { Buyer } from '../../../test/shop-kit.ts';

const RUNS = Number(process.env.RACES ?? 50);
const REFUNDS = Math.ceil(RUNS / 2);
const AT_ONCE = 10;

let kit: Subscriptions;
beforeAll(async () => {
  kit = await startSubscriptions();
});
afterAll(() => kit.stop());
beforeEach(() => kit.moveTo(SIGNED_ON));

interface Subscriber {
  buyer: Buyer;
  contractNo: string;
}

async function subscribeMany(count: number): Promise<Subscriber[]> {
  const made: Subscriber[] = [];
  while (made.length < count) {
    const next = Array.from({ length: Math.min(AT_ONCE, count - made.length) }, async () => {
      const buyer = await kit.makeBuyer();
      return { buyer, contractNo: await kit.subscribe(buyer) };
    });
    made.push(...(await Promise.all(next)));
  }
  return made;
}

/** The ways to end a contract. */
const ENDINGS = [
  ({ buyer, contractNo }: Subscriber) => kit.cancel(buyer, contractNo),
  async ({ contractNo }: Subscriber) => {
    await kit.unsignThere(contractNo);
    await kit.notifyContract(contractNo, 'UNSIGN');
  },
] as const;

type End = (subscriber: Subscriber, turn: number) => Promise<unknown>;

const end: End = async (subscriber, turn) => ENDINGS[turn % ENDINGS.length]?.(subscriber);

const refund: End = ({ contractNo }) => kit.product.services.support.refund(contractNo, 'test');

/** While each charge is requested: the end begins before it, with it, or between the provider's answer and ours. */
function raced(subscribers: readonly Subscriber[], ending: End) {
  const turns = new Map(subscribers.map((subscriber, turn) => [subscriber.contractNo, { subscriber, turn }]));
  const ends: Promise<unknown>[] = [];
  const beginEnd = (contractNo: string, moment: number) => {
    const known = turns.get(contractNo);
    if (known && known.turn % 3 === moment) ends.push(ending(known.subscriber, known.turn));
  };
  const services = kit.servicesWith((gateway) => ({
    ...gateway,
    async charge(charge) {
      beginEnd(charge.contractNo, 0);
      const asked = gateway.charge(charge);
      beginEnd(charge.contractNo, 1);
      const fact = await asked;
      beginEnd(charge.contractNo, 2);
      return fact;
    },
  }));
  return { renewals: services.renewals, ended: () => Promise.all(ends) };
}

interface Charge {
  contract_no: string;
  paid: boolean;
  ended_first: boolean;
}

/** All of them are charged by several processes at once, while each ends. */
async function chargeAtOnce(subscribers: readonly Subscriber[], ending: End): Promise<void> {
  const { renewals, ended } = raced(subscribers, ending);
  await Promise.all(Array.from({ length: 6 }, () => renewals.bringForwardDue()));
  await ended();
  await kit.round();
}

/** Money taken for a dropped charge is found and refunded. */
async function checkAll(): Promise<void> {
  await kit.advance(120_000);
  await kit.product.services.reconciliation.reconcileDue();
  await kit.round();
}

/** The result of each charge, by our own books. */
const readCharges = () =>
  kit.query<Charge>(
    `select h.contract_no, f.order_no is not null as paid,
       exists (select 1 from contract_steps s where s.user_id = h.user_id and s.contract_no = h.contract_no
         and s.to_state in ('closing', 'closed') and s.at < f.fulfilled_at) as ended_first
     from contract_charges h left join fulfilments f on f.user_id = h.user_id and f.order_no = h.order_no`,
  );

describe('ending a contract while it is charged', { timeout: 600_000 }, () => {
  it(`[B-069] ${RUNS} times at once: never charged after the end, and no money of such a charge is kept`, async () => {
    const all = await subscribeMany(RUNS + 2);
    const [before, after, ...rest] = all;
    if (!before || !after) throw new Error('too few');
    await kit.toNotice();
    await kit.moveTo(CHARGE);
    // One is certain to end before its charge, and below one after it.
    await end(before, 0);
    await chargeAtOnce(rest, end);
    await end(after, 1);
    await checkAll();

    const charges = new Map((await readCharges()).map((charge) => [charge.contract_no, charge]));
    expect(charges.get(before.contractNo)?.paid ?? false).toBe(false);
    expect(charges.get(after.contractNo)).toMatchObject({ paid: true, ended_first: false });
    for (const { buyer, contractNo } of all) {
      const charge = charges.get(contractNo);
      expect(charge?.ended_first ?? false, contractNo).toBe(false);
      expect(await kit.netFen(buyer), contractNo).toBe(AUTO_MONTH.fen * (charge?.paid ? 2 : 1));
    }
    // Otherwise nothing was raced.
    expect(charges.size).toBe(RUNS + 1);
    expect([...charges.values()].filter(({ paid }) => paid).length).toBeGreaterThan(1);
    expect([...charges.values()].filter(({ paid }) => !paid).length).toBeGreaterThan(1);
    expect(await kit.query(`select 1 from contracts where state = 'active'`)).toEqual([]);
    expect(await kit.violations()).toEqual([]);
  });

  it(`[B-069] ${REFUNDS} refunds of first months: each contract ends uncharged, or continues with the month it was charged for`, async () => {
    const all = await subscribeMany(REFUNDS + 2);
    const [before, after, ...rest] = all;
    if (!before || !after) throw new Error('too few');
    await kit.toNotice();
    await kit.moveTo(CHARGE);
    await refund(before, 0);
    await chargeAtOnce(rest, refund);
    await refund(after, 0);
    await checkAll();

    const charges = new Map((await readCharges()).map((charge) => [charge.contract_no, charge]));
    expect(charges.get(before.contractNo)?.paid ?? false).toBe(false);
    expect(charges.get(after.contractNo)?.paid).toBe(true);
    for (const { buyer, contractNo } of all) {
      const isPaid = charges.get(contractNo)?.paid ?? false;
      expect(await kit.bind(buyer), contractNo).toBe(isPaid);
      expect(await kit.netFen(buyer), contractNo).toBe(isPaid ? AUTO_MONTH.fen : 0);
    }
    expect(await kit.violations()).toEqual([]);
  });
});
