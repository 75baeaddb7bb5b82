import fc from 'fast-check';
import type { Subscriptions } from './contract-kit.ts';
import type { Buyer } from './shop-kit.ts';

const DAY_MS = 86_400_000;
const PURSES = ['full', 'empty', 'slow'] as const;
const SIMPLE = [
  'sign',
  'unsign there',
  'unsign word',
  'cancel',
  'resume',
  'charge word',
  'bank pays',
] as const;

/** Actions of payers, their wallet and its notifications on contracts; `contract` selects one. */
export type ContractAct =
  | { kind: 'subscribe'; isNotified: boolean }
  | { kind: (typeof SIMPLE)[number]; contract: number }
  | { kind: 'purse'; contract: number; purse: (typeof PURSES)[number] }
  | { kind: 'days'; days: number }
  | { kind: 'round' };

const contract = fc.nat(2);

export const contractAct: fc.Arbitrary<ContractAct> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('subscribe' as const), isNotified: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom(...SIMPLE), contract }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('purse' as const),
      contract,
      purse: fc.constantFrom(...PURSES),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('days' as const), days: fc.constantFrom(1, 4, 28) }),
  },
  { weight: 3, arbitrary: fc.constant({ kind: 'round' as const }) },
);

const KINDS = new Set<string>(['subscribe', ...SIMPLE, 'purse', 'days', 'round']);
export const isContractAct = (act: { kind: string }): act is ContractAct => KINDS.has(act.kind);

/** One buyer's contracts and everything that can happen to them. */
export function createContractActs(kit: Subscriptions) {
  const seen = { signed: 0, renewed: 0, replaced: 0, 'given up': 0, cancelled: 0, unsigned: 0 };
  let buyer: Buyer;
  let numbers: string[] = [];
  const ignoreFailure = <Result>(work: Promise<Result>) => work.catch(() => undefined);

  async function subscribe(isNotified: boolean): Promise<void> {
    // A contract of the app store prevents it: an answer, not a failure.
    const contractNo = await ignoreFailure(kit.open(buyer));
    if (!contractNo) return;
    numbers.push(contractNo);
    await kit.pay(contractNo);
    if (!isNotified) return;
    await kit.notify(contractNo);
    await kit.notifyContract(contractNo, 'NORMAL');
  }

  async function lastCharge(contractNo: string): Promise<string | undefined> {
    const [row] = await kit.query<{ order_no: string }>(
      `select order_no from contract_charges where contract_no = '${contractNo}' order by period desc limit 1`,
    );
    return row?.order_no;
  }

  async function onContract({ kind }: ContractAct, contractNo: string): Promise<void> {
    if (kind === 'sign') await ignoreFailure(kit.notifyContract(contractNo, 'NORMAL'));
    if (kind === 'unsign there') await ignoreFailure(kit.unsignThere(contractNo));
    if (kind === 'unsign word' && (await ignoreFailure(kit.statusThere(contractNo))) === 'UNSIGN')
      await kit.notifyContract(contractNo, 'UNSIGN');
    if (kind === 'cancel') await kit.cancel(buyer, contractNo);
    if (kind === 'resume') await kit.resume(buyer, contractNo);
    const orderNo =
      kind.startsWith('charge') || kind === 'bank pays' ? await lastCharge(contractNo) : undefined;
    if (orderNo && kind === 'charge word') await ignoreFailure(kit.notify(orderNo));
    if (orderNo && kind === 'bank pays') await ignoreFailure(kit.pay(orderNo));
  }

  async function count(): Promise<void> {
    const REASONS = {
      replaced: 'replaced',
      'charge-failed': 'given up',
      cancelled: 'cancelled',
      unsigned: 'unsigned',
    };
    for (const { reason } of await kit.contracts(buyer)) {
      seen.signed += 1;
      if (reason && reason in REASONS)
        seen[REASONS[reason as keyof typeof REASONS] as keyof typeof seen] += 1;
    }
    seen.renewed += (await kit.chargesOf(buyer)).filter(({ state }) => state === 'fulfilled').length;
  }

  return {
    seen,
    count,
    begin(next: Buyer) {
      buyer = next;
      numbers = [];
    },
    async perform(act: ContractAct): Promise<void> {
      if (act.kind === 'subscribe') return subscribe(act.isNotified);
      if (act.kind === 'days') return void (await kit.advance(act.days * DAY_MS));
      if (act.kind === 'round') return void (await kit.product.services.renewals.bringForwardDue());
      const contractNo = numbers[act.contract % Math.max(1, numbers.length)];
      if (!contractNo) return;
      if (act.kind === 'purse') await ignoreFailure(kit.purse(contractNo, act.purse));
      else await onContract(act, contractNo);
    },
    /** Banks become quick: charges in progress end. */
    async finishSlowCharges(): Promise<void> {
      for (const contractNo of numbers) await ignoreFailure(kit.purse(contractNo, 'full'));
    },
  };
}
