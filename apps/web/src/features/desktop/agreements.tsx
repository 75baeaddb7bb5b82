import { agreementNameTexts } from '@juban/contract/texts/agreement-names';
import styles from './agreements.module.css';
import { OutLink } from './out-link.tsx';

const documentOf = (type: string) => ({ kind: 'own', to: '/next/agreement', search: { type } }) as const;
const VIP = documentOf('vip');
const RENEWAL = documentOf('renewal');

/** The documents that paying agrees to. */
export function Agreements({ renews }: { renews: boolean }) {
  return (
    <p className={styles.agree}>
      {agreementNameTexts.payAgrees}
      <OutLink target={VIP}>{agreementNameTexts.vip}</OutLink>
      {renews && (
        <>
          {agreementNameTexts.and}
          <OutLink target={RENEWAL}>{agreementNameTexts.renewal}</OutLink>
        </>
      )}
    </p>
  );
}
