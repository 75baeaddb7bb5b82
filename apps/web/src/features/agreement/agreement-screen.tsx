import { agreementTexts } from '@juban/contract/texts/agreement';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLoginState } from '../../platform/host/use-login-state.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLazyComponent } from '../../ui/use-lazy-component.ts';
import type { Agreement, AgreementChanges } from './agreement-data.ts';
import styles from './agreement-screen.module.css';
import { FamilyTabs } from './family-tabs.tsx';

const loadChanges = () => import('./agreement-changes.tsx');
/** The document is shown without changes. */
const withoutThem = () => {};

/** A legal document in force, with the differences for users who agreed to an earlier one. */
export function AgreementScreen({ agreement, since }: { agreement: Agreement; since: string }) {
  const { id, title, commenContent, family, type } = agreement;
  const [changes, setChanges] = useState<AgreementChanges>();
  const isKnown = useLoginState() === 'user';
  const Changes = useLazyComponent(loadChanges, isKnown, withoutThem);
  return (
    <main className={styles.page}>
      {family && <FamilyTabs family={family} current={id} />}
      <article className={styles.doc}>
        <h1>{title}</h1>
        <p className={styles.version}>{since}</p>
        {changes && Changes ? (
          <Changes changes={changes} />
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, on its way in and out
          <div className={styles.text} data-rich-text dangerouslySetInnerHTML={{ __html: commenContent }} />
        )}
        {type === 'privacy' && (
          <Link to="/next/my-data" className={styles.own}>
            {agreementTexts.myData}
            <Icon name="next" size={16} />
          </Link>
        )}
      </article>
      {Changes && <Changes id={id} shown={changes !== undefined} onShow={setChanges} />}
    </main>
  );
}
