import type { Brand } from '@juban/catalog';
import { fill } from '@juban/contract/texts/fill';
import { shareAppTexts } from '@juban/contract/texts/share-app';
import type { ReactNode } from 'react';
import { LeadLink } from '../../ui/lead-link.tsx';
import styles from './share-app.module.css';
import { ShareHead } from './share-head.tsx';

/**
 * Leads to the brand's official site, an address from the catalogue, whatever the page's own address says.
 */
export function GoScreen({ brand, picture }: { brand: Brand; picture: ReactNode }) {
  return (
    <main className={styles.page}>
      <ShareHead
        picture={picture}
        title={fill(shareAppTexts.goHeading, { brand: brand.name })}
        lead={brand.slogan}
      />
      <div className={styles.ways}>
        <LeadLink href={brand.officialSite} rel="noreferrer">
          {shareAppTexts.goSite}
        </LeadLink>
        <p className={styles.hint}>{shareAppTexts.goHint}</p>
      </div>
    </main>
  );
}
