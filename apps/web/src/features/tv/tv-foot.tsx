import { agreementNameTexts } from '@juban/contract/texts/agreement-names';
import { tvTexts } from '@juban/contract/texts/tv';
import { Link } from '@tanstack/react-router';
import { isRenewable } from '../../lib/package-wallets.ts';
import { Icon } from '../../ui/icon.tsx';
import type { TvGoods } from './tv-data.ts';
import styles from './tv-foot.module.css';

/** What the remote's keys do, and the documents that paying agrees to. */
export function TvFoot({ goods }: { goods: TvGoods | undefined }) {
  return (
    <footer className={styles.foot}>
      <span className={styles.keys} aria-hidden="true">
        <kbd>
          <Icon name="back" size={18} />
        </kbd>
        <kbd>
          <Icon name="next" size={18} />
        </kbd>
        {tvTexts.keyChoose}
        <kbd>{tvTexts.keyOk}</kbd>
        {tvTexts.refresh}
        <kbd>{tvTexts.keyBack}</kbd>
        {tvTexts.keyLeave}
      </span>
      <p className={styles.agree}>
        {agreementNameTexts.payAgrees}
        <Link to="/next/agreement" search={{ type: 'vip' }}>
          {agreementNameTexts.vip}
        </Link>
        {goods && isRenewable(goods) && (
          <>
            {agreementNameTexts.and}
            <Link to="/next/agreement" search={{ type: 'renewal' }}>
              {agreementNameTexts.renewal}
            </Link>
          </>
        )}
      </p>
    </footer>
  );
}
