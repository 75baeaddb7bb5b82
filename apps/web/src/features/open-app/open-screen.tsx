import type { Brand } from '@juban/catalog';
import { fill } from '@juban/contract/texts/fill';
import { openAppTexts } from '@juban/contract/texts/open-app';
import type { OpenTarget } from '@juban/domain/open-app';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LeadLink, LeadText } from '../../ui/lead-link.tsx';
import styles from './open-screen.module.css';
import { useOpenApp } from './use-open-app.tsx';

interface OpenScreenProps {
  brand: Brand;
  target: OpenTarget;
  /** For desktops: a code that opens the page on a phone. */
  scan: ReactNode;
}

/** Invites the visitor into the app, to the shared content. */
export function OpenScreen({ brand, target, scan }: OpenScreenProps) {
  const { href, open, opening, hint } = useOpenApp(brand, target);
  return (
    <>
      <LeadText title={openAppTexts[target.type]} lead={fill(openAppTexts.invite, { brand: brand.name })} />
      <div className={styles.ways}>
        <LeadLink href={href} onClick={open} aria-busy={opening}>
          {openAppTexts.openNow}
        </LeadLink>
        <p className={styles.note} role="status">
          {opening && openAppTexts.opening}
        </p>
        <p className={styles.more}>
          {openAppTexts.noApp}
          <Link to="/download">{openAppTexts.download}</Link>
        </p>
        {scan}
      </div>
      {hint}
    </>
  );
}
