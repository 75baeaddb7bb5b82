import { desktopTexts } from '@juban/contract/texts/desktop';
import { walletTexts } from '@juban/contract/texts/wallets';
import type { Wallet } from '../../lib/package-wallets.ts';
import { walkRadios } from '../../ui/walk-radios.ts';
import { WalletMark } from '../../ui/wallet-mark.tsx';
import styles from './wallet-switch.module.css';

const WALLETS = [
  { wallet: 'aliPay', name: walletTexts.aliPay },
  { wallet: 'wechat', name: desktopTexts.wechat },
] as const;

interface WalletSwitchProps {
  wallet: Wallet;
  onPick: (wallet: Wallet) => void;
}

export function WalletSwitch({ wallet, onPick }: WalletSwitchProps) {
  const at = WALLETS.findIndex((each) => each.wallet === wallet);
  const walk = walkRadios(WALLETS, at, (next) => onPick(next.wallet));
  return (
    <div className={styles.switch} role="radiogroup" aria-label={desktopTexts.walletsLabel}>
      {WALLETS.map(({ wallet: each, name }) => (
        // biome-ignore lint/a11y/useSemanticElements: dressed as the two halves of a switch
        <button
          key={each}
          type="button"
          role="radio"
          aria-checked={each === wallet}
          tabIndex={each === wallet ? 0 : -1}
          onClick={() => onPick(each)}
          onKeyDown={walk}
        >
          <WalletMark wallet={each} size={18} />
          {name}
        </button>
      ))}
    </div>
  );
}
