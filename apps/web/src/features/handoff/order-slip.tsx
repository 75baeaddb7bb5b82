import { fill } from '@juban/contract/texts/fill';
import { handoffTexts } from '@juban/contract/texts/handoff';
import { paymentTexts } from '@juban/contract/texts/payment';
import { walletTexts } from '@juban/contract/texts/wallets';
import type { ReactNode } from 'react';
import { WalletMark } from '../../ui/wallet-mark.tsx';
import type { HandoffOrder } from './handoff-data.ts';
import styles from './order-slip.module.css';

interface OrderSlipProps {
  order: HandoffOrder;
  wallet: 'aliPay' | 'wechat' | undefined;
}

/** The account, the goods and the wallet. */
export function OrderSlip({ order, wallet }: OrderSlipProps) {
  return (
    <dl className={styles.slip}>
      <Line label={handoffTexts.accountLabel}>{order.nickName}</Line>
      <Line label={paymentTexts.daysLabel}>{fill(paymentTexts.days, { days: order.days })}</Line>
      {order.vPower > 0 && (
        <Line label={paymentTexts.vPowerLabel}>{fill(paymentTexts.vPower, { value: order.vPower })}</Line>
      )}
      {wallet && (
        <Line label={paymentTexts.payChannelLabel}>
          <WalletMark wallet={wallet} size={18} />
          {walletTexts[wallet]}
        </Line>
      )}
      <Line label={handoffTexts.renewLabel}>{order.renewable ? handoffTexts.renew : paymentTexts.once}</Line>
    </dl>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}
