import { shelfTexts } from '@juban/contract/texts/shelf';
import { tvTexts } from '@juban/contract/texts/tv';
import { fenOf } from '@juban/domain/money';
import { type Wallet, walletsOf } from '../../lib/package-wallets.ts';
import { Button } from '../../ui/button.tsx';
import { priceText } from '../../ui/price-text.ts';
import { Qr } from '../../ui/qr.tsx';
import { WalletMark } from '../../ui/wallet-mark.tsx';
import { CodeClock } from './code-clock.tsx';
import { PaidPanel } from './paid-panel.tsx';
import styles from './pay-panel.module.css';
import type { TvGoods } from './tv-data.ts';
import type { TvCode } from './use-tv-code.ts';

interface PayPanelProps {
  goods: TvGoods;
  code: TvCode;
  isGuest: boolean;
  /** The end of the membership in ms. */
  end: number | undefined;
  onLogin: () => void;
  onDone: () => void;
}

export function PayPanel({ goods, code, isGuest, end, onLogin, onDone }: PayPanelProps) {
  if (code.kind === 'paid') return <PaidPanel end={end} onDone={onDone} />;
  return (
    <section className={styles.panel}>
      <p className={styles.name}>{goods.showName}</p>
      <p className={`${styles.sum} num`}>
        <small>¥</small>
        {priceText(fenOf(goods.price))}
      </p>
      {isGuest ? <LoginFirst onLogin={onLogin} /> : <Code goods={goods} code={code} />}
    </section>
  );
}

function LoginFirst({ onLogin }: Pick<PayPanelProps, 'onLogin'>) {
  return (
    <div className={styles.login}>
      <h2>{tvTexts.loginTitle}</h2>
      <p>{tvTexts.loginHint}</p>
      <Button className={styles.button} onClick={onLogin}>
        {tvTexts.loginButton}
      </Button>
    </div>
  );
}

const SCAN: Readonly<Record<Wallet, string>> = {
  aliPay: tvTexts.scanAlipay,
  wechat: tvTexts.scanWechat,
};

function Code({ goods, code }: Pick<PayPanelProps, 'goods' | 'code'>) {
  const wallets = walletsOf(goods);
  const [only] = wallets;
  return (
    <>
      <div className={styles.code}>
        <Qr
          label={shelfTexts.qrLabel}
          failedText={shelfTexts.qrFailed}
          text={code.kind === 'shown' ? code.code.qrContent : undefined}
        />
        {code.kind === 'failed' && <p className={styles.failed}>{shelfTexts.qrFailed}</p>}
      </div>
      <p className={styles.how}>
        {wallets.map((wallet) => (
          <WalletMark key={wallet} wallet={wallet} size={26} />
        ))}
        {wallets.length === 1 && only ? SCAN[only] : tvTexts.scanEither}
      </p>
      <CodeClock code={code} />
    </>
  );
}
