import { until } from '../../failover/until.ts';
import { ensureAccount } from '../account.ts';
import { askAgain, askSandbox } from '../ask.ts';
import { flowOf } from '../flow.ts';
import { ALIPAY, makeOrder, pay } from '../money.ts';
import type { Stage } from '../stage.ts';
import { CLIENT_TYPE, type Visit } from '../visit.ts';

interface Contract {
  token: string;
  contractNo: string;
  /** The last acknowledged state: requested, signed, or ending (cancelled or refunded). */
  least: 'asked' | 'signed' | 'cancelled';
}

const PURSES = ['full', 'empty', 'slow'] as const;

/** Actions of a payer on an active contract. */
const ACTS: ReadonlyArray<(visit: Visit, contract: Contract) => Promise<unknown>> = [
  async (visit, contract) => {
    const { contractNo } = contract;
    if (await visit.tryTo('cancelContract', { contractNo })) contract.least = 'cancelled';
    if (!visit.chance.happens(0.4)) return;
    // The request may resume the contract even if its answer is lost.
    if (contract.least === 'cancelled') contract.least = 'signed';
    await visit.tryTo('resumeContract', { contractNo });
  },
  (visit, { contractNo }) =>
    visit.sandbox(`alipay/control/agreements/${contractNo}/purse`, { purse: visit.chance.pick(PURSES) }),
  async (visit, { contractNo }) => {
    const notify = visit.chance.pick(['once', 'twice', 'drop']);
    await visit.sandbox(`alipay/control/agreements/${contractNo}/unsign`, { notify });
  },
  // A payer who requests a refund does not want the next charge. An unsigned contract is not listed before it
  // ends.
  async (visit, contract) => {
    const asked = await visit.tryTo('requestRefund', { orderNo: contract.contractNo, reason: '' });
    if (asked && contract.least === 'signed') contract.least = 'cancelled';
  },
  async () => {},
  async () => {},
];

const UNSIGN_LIMIT_MS = 15_000;

/** A late confirmation of a signing is accepted too; the provider is then told to end the contract. */
async function stillSigned(stage: Stage, contractNo: string): Promise<string | undefined> {
  const isEnded = async () => {
    const held = await askSandbox<{ status: string }>(stage, `alipay/control/agreements/${contractNo}`);
    return held.status !== 'NORMAL';
  };
  return until('the end of a contract', UNSIGN_LIMIT_MS, isEnded).then(
    () => undefined,
    () => `contract ${contractNo} was signed and is gone, though its provider goes on with it`,
  );
}

/** Signs with the first payment; charges run when the clock has moved far enough. */
export const renewal = flowOf<Contract>({
  name: 'renewal',
  weight: 4,
  async play(visit) {
    const { chance, person, stage } = visit;
    if (!(await ensureAccount(visit))) return;
    const goods = stage.demo.goods[CLIENT_TYPE] ?? [];
    const goodsCode = goods.find((code) => /_auto_month$/.test(code) && !/plus/.test(code));
    const made = await makeOrder(visit, ALIPAY, goodsCode);
    if (!made) return;
    const { orderNo: contractNo } = made.fact;
    await pay(visit, made);
    const contract: Contract = { token: person.token ?? '', contractNo, least: 'asked' };
    visit.record(contract);
    const path = `agreements/${contractNo}/notification?status=NORMAL`;
    const onAcknowledged = () => {
      if (contract.least === 'asked') contract.least = 'signed';
    };
    await stage.line.send(stage.url, { provider: 'alipay', path, onAcknowledged }, chance);
    await chance.pick(ACTS)(visit, contract);
  },
  async check(stage, { token, contractNo, least }) {
    if (least === 'asked') return undefined;
    const { data } = await askAgain(stage, 'listContracts', {}, { token, clientType: CLIENT_TYPE });
    const found = data?.content.find((contract) => contract.contractNo === contractNo);
    if (!found) return stillSigned(stage, contractNo);
    return least === 'cancelled' && found.state === 'active'
      ? `contract ${contractNo} was cancelled and is active`
      : undefined;
  },
});
