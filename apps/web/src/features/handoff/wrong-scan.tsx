import { fill } from '@juban/contract/texts/fill';
import { handoffTexts } from '@juban/contract/texts/handoff';
import { walletTexts } from '@juban/contract/texts/wallets';
import { WalletMark } from '../../ui/wallet-mark.tsx';
import styles from './wrong-scan.module.css';

type Wallet = 'aliPay' | 'wechat';

const ASK: Readonly<Record<Wallet, string>> = {
  aliPay: handoffTexts.scanAlipay,
  wechat: handoffTexts.scanWechat,
};
const NAMES: Readonly<Record<Wallet, string>> = {
  aliPay: walletTexts.aliPay,
  wechat: handoffTexts.wechatName,
};

interface WrongScanProps {
  /** Wallets that can scan the code. */
  wallets: readonly Wallet[];
  /** Why the code leads to no order, if known. */
  problem: string | undefined;
}

/** Shown when the scanning app cannot pay. */
export function WrongScan({ wallets, problem }: WrongScanProps) {
  const [only] = wallets;
  const names = wallets.map((wallet) => NAMES[wallet]).join(handoffTexts.or);
  return (
    <section className={styles.scan}>
      <div className={styles.marks}>
        {wallets.map((wallet) => (
          <WalletMark key={wallet} wallet={wallet} size={56} />
        ))}
      </div>
      <h2>{wallets.length === 1 && only ? ASK[only] : handoffTexts.scanEither}</h2>
      <p>{handoffTexts.scanHint}</p>
      <p>{fill(handoffTexts.scanHow, { wallets: names })}</p>
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
