import type { Brand } from '@juban/catalog';
import { fill } from '@juban/contract/texts/fill';
import { openAppTexts } from '@juban/contract/texts/open-app';
import type { OpenTarget } from '@juban/domain/open-app';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './open-screen.module.css';
import { useOpenApp } from './use-open-app.tsx';

interface OpenScreenProps {
  brand: Brand;
  target: OpenTarget;
  /** For a desktop: the same page on a phone. */
  scan: ReactNode;
}

/** Invites into the app, to the very thing that was shared. */
export function OpenScreen({ brand, target, scan }: OpenScreenProps) {
  const { href, open, opening, hint } = useOpenApp(brand, target);
  return (
    <>
      <div className={styles.say}>
        <h1>{openAppTexts[target.type]}</h1>
        <p>{fill(openAppTexts.invite, { brand: brand.name })}</p>
      </div>
      <div className={styles.ways}>
        <a className={styles.open} href={href} onClick={open} aria-busy={opening}>
          {openAppTexts.openNow}
        </a>
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
