import type { ContractSigning } from '../../../ports/payment-gateway.ts';
import { toYuan } from '../yuan-text.ts';

/** A payment that signs a contract is sold under this product, whatever the payment method. */
export const CYCLE_PRODUCT = 'CYCLE_PAY_AUTH';
/** Agreed with Alipay for the merchant's trade; a contract is found by our number within it. */
const SIGN_SCENE = 'INDUSTRY|DIGITAL_MEDIA';
const PERSONAL_PRODUCT = `${CYCLE_PRODUCT}_P`;
/** They do not accept an execution day that some month lacks. */
const LAST_EXECUTION_DAY = 28;

const PERIOD_TYPES = { month: 'MONTH', day: 'DAY' } as const;

/** Identifies a contract to them by our own number. */
export const contractName = (contractNo: string) => ({
  external_agreement_no: contractNo,
  personal_product_code: PERSONAL_PRODUCT,
  sign_scene: SIGN_SCENE,
});

/**
 * Their window opens 5 days before the execution day and a later charge is accepted too, so a charge on the
 * 29th to 31st is registered for the 28th.
 */
function executionDay(day: string): string {
  return Number(day.slice(8)) > LAST_EXECUTION_DAY ? `${day.slice(0, 8)}${LAST_EXECUTION_DAY}` : day;
}

export type SigningChannel = 'ALIPAYAPP' | 'QRCODE';

/** What the payer agrees to on the cashier, together with the first payment. */
export function signingOf(signing: ContractSigning, channel: SigningChannel, notifyUrl: string) {
  const { contractNo, period, fen, firstChargeDay } = signing;
  return {
    product_code: CYCLE_PRODUCT,
    agreement_sign_params: {
      ...contractName(contractNo),
      access_params: { channel },
      period_rule_params: {
        period_type: PERIOD_TYPES[period.unit],
        period: String(period.count),
        execute_time: period.unit === 'month' ? executionDay(firstChargeDay) : firstChargeDay,
        single_amount: toYuan(fen),
      },
      sign_notify_url: notifyUrl,
    },
  };
}
