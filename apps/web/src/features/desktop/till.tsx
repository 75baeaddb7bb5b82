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
import { CodePlace } from './code-place.tsx';
import { type Goods, hasBothWallets } from './desktop-data.ts';
import type { DesktopRules } from './desktop-rules.ts';
import { RefundBox } from './refund-box.tsx';
import styles from './till.module.css';
import type { Who } from './use-desktop-user.ts';
import type { Till } from './use-till.ts';
import { WalletSwitch } from './wallet-switch.tsx';

interface TillPanelProps {
  goods: Goods | undefined;
  till: Till;
  who: Who;
  rules: DesktopRules;
  onLogin: () => void;
}

/** The right column: price, code, and agreements. */
export function TillPanel({ goods, till, who, rules, onLogin }: TillPanelProps) {
  const pick: Till['pick'] = (wallet) => {
    if (who === 'guest') showToast(commonTexts.loginFirst);
    return till.pick(wallet);
  };
  return (
    <section className={styles.till} aria-label={desktopTexts.tillLabel} data-testid="till">
      <Sum goods={goods} />
      {goods && hasBothWallets(goods) && !till.cashier && <WalletSwitch wallet={till.wallet} onPick={pick} />}
      <CodePlace who={who} till={till} hasGoods={goods !== undefined} onLogin={onLogin} />
      <How till={till} />
      {who === 'user' && till.isAgreed && <Clock till={till} />}
      <Agreements renews={goods !== undefined && isRenewable(goods)} />
      {goods && <Facts goods={goods} />}
      {rules.showsRefund && <RefundBox rule={goods?.refundRule} />}
    </section>
  );
}

function Sum({ goods }: Pick<TillPanelProps, 'goods'>) {
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

function How({ till: { cashier, wallet } }: Pick<TillPanelProps, 'till'>) {
  return (
    <p className={styles.how}>
      {!cashier && <WalletMark wallet={wallet} size={20} />}
      {SCAN[cashier ?? wallet]}
    </p>
  );
}

function Clock({ till: { state } }: Pick<TillPanelProps, 'till'>) {
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
