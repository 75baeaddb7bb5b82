import type { BrandId } from '@juban/catalog';
import type { AlipayAccount } from '../../../config/alipay-config.ts';
import type { ContractCharge, ContractFact, ContractGateway } from '../../../ports/contract-gateway.ts';
import { type PaymentFact, ProviderUnavailable } from '../../../ports/payment-gateway.ts';
import type { Accounts } from '../accounts.ts';
import { fromBeijingTime } from '../beijing-time.ts';
import { toYuan } from '../yuan-text.ts';
import { type AlipayAnswer, createAlipayClient } from './alipay-client.ts';
import { readContractNotification } from './alipay-contract-notification.ts';
import { isSuccess, paidFact, requireSuccess } from './alipay-facts.ts';
import { CYCLE_PRODUCT, contractName } from './alipay-signing.ts';
import { createAlipayTrades } from './alipay-trades.ts';

const QUERY = 'alipay.user.agreement.query';
const UNSIGN = 'alipay.user.agreement.unsign';
const CHARGE = 'alipay.trade.pay';

/** Never signed, or unsigned since: they keep no record of ended contracts. */
const NOT_EXIST = 'USER_AGREEMENT_NOT_EXIST';
const SIGNED = 'NORMAL';
/** No money was charged and none will be under this number. */
const REFUSED_FOR_GOOD =
  /^ACQ\.(AGREEMENT_|CYCLE_PAY_|BUYER_BALANCE_|BUYER_BANKCARD_BALANCE_|NO_PAYMENT_INSTRUMENTS_|USER_LOGONID_|BUYER_ENABLE_STATUS_|BUYER_PAYMENT_AMOUNT_|PAYMENT_FAIL|TRADE_HAS_CLOSE)/;

/** Alipay's periodic deduction: contracts signed with a first payment, charged without the payer. */
export function createAlipayContracts(options: {
  merchants: Accounts<AlipayAccount>;
  gateway: string;
}): ContractGateway {
  const client = createAlipayClient(options);
  const trades = createAlipayTrades(client);
  const ask = (brand: BrandId, method: string, bizContent: object, more: object = {}) =>
    client.exec(brand, method, { format: 'JSON', biz_content: bizContent, ...more });

  async function queryContract(brand: BrandId, contractNo: string): Promise<ContractFact> {
    const answer = await ask(brand, QUERY, contractName(contractNo));
    if (answer.sub_code === NOT_EXIST) return { brand, contractNo, state: 'absent' };
    const { external_agreement_no: known, agreement_no, status, sign_time } = requireSuccess(QUERY, answer);
    if (known !== contractNo) throw new ProviderUnavailable(`${QUERY} answered with unexpected data`);
    const state = status === SIGNED ? 'signed' : 'unsigned';
    const signedAt = fromBeijingTime(sign_time);
    return { brand, contractNo, state, externalNo: String(agreement_no), ...(signedAt ? { signedAt } : {}) };
  }

  async function unsign(brand: BrandId, contractNo: string): Promise<ContractFact> {
    const answer = await ask(brand, UNSIGN, contractName(contractNo));
    if (answer.sub_code !== NOT_EXIST) requireSuccess(UNSIGN, answer);
    return { brand, contractNo, state: 'unsigned' };
  }

  /** Refused or unknown: a trade that began is closed before it counts as refused for good. */
  async function afterRefusal(
    { brand, paymentNo }: ContractCharge,
    answer: AlipayAnswer,
  ): Promise<PaymentFact> {
    if (!REFUSED_FOR_GOOD.test(answer.sub_code ?? '')) return trades.query(brand, paymentNo);
    const left = await trades.close(brand, paymentNo);
    return left.state === 'paid' ? left : { brand, paymentNo, state: 'closed' };
  }

  async function charge(asked: ContractCharge): Promise<PaymentFact> {
    const { brand, paymentNo, externalNo, fen, title, notifyUrl } = asked;
    const content = {
      out_trade_no: paymentNo,
      total_amount: toYuan(fen),
      subject: title,
      product_code: CYCLE_PRODUCT,
      agreement_params: { agreement_no: externalNo },
    };
    const answer = await ask(brand, CHARGE, content, { notify_url: notifyUrl });
    if (!isSuccess(answer)) return afterRefusal(asked, answer);
    const { out_trade_no, trade_no, total_amount, gmt_payment } = answer;
    if (out_trade_no !== paymentNo) throw new ProviderUnavailable(`${CHARGE} answered with unexpected data`);
    const { merchant } = await client.session(brand);
    return paidFact(brand, paymentNo, merchant, { trade_no, total_amount, paid: gmt_payment });
  }

  return {
    provider: 'alipay',
    queryContract,
    unsign,
    charge,
    readContractNotification: (bytes) => readContractNotification(client, bytes),
  };
}
