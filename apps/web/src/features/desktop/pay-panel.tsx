import { commonTexts } from '@juban/contract/texts/common';
import { desktopTexts } from '@juban/contract/texts/desktop';
import { fill } from '@juban/contract/texts/fill';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { fenOf } from '@juban/domain/money';
import { isRenewable } from '../../lib/package-wallets.ts';
import { Price } from '../../ui/price.tsx';
import { priceText } from '../../ui/price-text.ts';
import { showToast } from '../../ui/toast.tsx';
import { clockText, useSecondsTo } from '../../ui/use-seconds-to.ts';
import { WalletMark } from '../../ui/wallet-mark.tsx';
import { Agreements } from './agreements.tsx';
import { CodeArea } from './code-area.tsx';
import { type Goods, hasBothWallets } from './desktop-data.ts';
import type { DesktopRules } from './desktop-rules.ts';
import styles from './pay-panel.module.css';
import { RefundBox } from './refund-box.tsx';
import type { Who } from './use-desktop-user.ts';
import type { PayCode } from './use-pay-code.ts';
import { WalletSwitch } from './wallet-switch.tsx';

interface PayPanelProps {
  goods: Goods | undefined;
  payCode: PayCode;
  who: Who;
  rules: DesktopRules;
  onLogin: () => void;
}

/** The right column: price, code, and agreements. */
export function PayPanel({ goods, payCode, who, rules, onLogin }: PayPanelProps) {
  const pick: PayCode['pick'] = (wallet) => {
    if (who === 'guest') showToast(commonTexts.loginFirst);
    return payCode.pick(wallet);
  };
  return (
    <section className={styles.panel} aria-label={desktopTexts.tillLabel} data-testid="till">
      <Sum goods={goods} />
      {goods && hasBothWallets(goods) && !payCode.cashier && (
        <WalletSwitch wallet={payCode.wallet} onPick={pick} />
      )}
      <CodeArea who={who} payCode={payCode} hasGoods={goods !== undefined} onLogin={onLogin} />
      <How payCode={payCode} />
      {who === 'user' && payCode.isAgreed && <Clock payCode={payCode} />}
      <Agreements renews={goods !== undefined && isRenewable(goods)} />
      {goods && <Facts goods={goods} />}
      {rules.showsRefund && <RefundBox rule={goods?.refundRule} />}
    </section>
  );
}

function Sum({ goods }: Pick<PayPanelProps, 'goods'>) {
  if (!goods) return <div className={styles.sum} />;
  const { showName, price, oriPrice } = goods;
  return (
    <div className={styles.sum}>
      <p>{showName}</p>
      <Price fen={fenOf(price)} size="huge" gold />
      <p className="num">
        {oriPrice > price && (
          <>
            <s>
              <span className="sr-only">{shelfTexts.originalPrice}</span>¥{priceText(fenOf(oriPrice))}
            </s>
            {fill(shelfTexts.saved, { price: priceText(fenOf(oriPrice) - fenOf(price)) })}
          </>
        )}
      </p>
    </div>
  );
}

const SCAN = {
  aliPay: desktopTexts.scanAlipay,
  wechat: desktopTexts.scanWechat,
  qihoo: desktopTexts.scan360,
  lenovo: desktopTexts.scanLenovo,
} as const;

function How({ payCode: { cashier, wallet } }: Pick<PayPanelProps, 'payCode'>) {
  return (
    <p className={styles.how}>
      {!cashier && <WalletMark wallet={wallet} size={20} />}
      {SCAN[cashier ?? wallet]}
    </p>
  );
}

function Clock({ payCode: { state } }: Pick<PayPanelProps, 'payCode'>) {
  const seconds = useSecondsTo(state.kind === 'shown' ? state.endsAt : undefined);
  return (
    <p className={`${styles.clock} num`} data-testid="countdown">
      {state.kind === 'waiting' && desktopTexts.refreshing}
      {seconds !== undefined && fill(desktopTexts.refreshIn, { time: clockText(seconds) })}
    </p>
  );
}

function Facts({ goods }: { goods: Goods }) {
  return (
    <dl className={styles.facts}>
      {goods.experience > 0 && (
        <div>
          <dt>{desktopTexts.gain}</dt>
          <dd className="num">+{goods.experience}</dd>
        </div>
      )}
      <div>
        <dt>{desktopTexts.renewal}</dt>
        <dd>{isRenewable(goods) ? desktopTexts.renewalAuto : desktopTexts.renewalNone}</dd>
      </div>
    </dl>
  );
}
