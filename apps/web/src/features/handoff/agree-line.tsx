import { agreementNameTexts } from '@juban/contract/texts/agreement-names';
import { Link } from '@tanstack/react-router';
import styles from './order-view.module.css';

/** The documents that paying agrees to; the renewal terms only for renewing goods. */
export function AgreeLine({ renewable }: { renewable: boolean }) {
  return (
    <p className={styles.agree}>
      {agreementNameTexts.payAgrees}
      <Link to="/next/agreement" search={{ type: 'vip' }}>
        {agreementNameTexts.vip}
      </Link>
      {renewable && (
        <>
          {agreementNameTexts.and}
          <Link to="/next/agreement" search={{ type: 'renewal' }}>
            {agreementNameTexts.renewal}
          </Link>
        </>
      )}
    </p>
  );
}
