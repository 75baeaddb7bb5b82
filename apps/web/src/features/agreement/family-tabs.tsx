import { agreementTexts } from '@juban/contract/texts/agreement';
import { Link } from '@tanstack/react-router';
import type { Agreement } from './agreement-data.ts';
import styles from './family-tabs.module.css';

interface FamilyTabsProps {
  family: NonNullable<Agreement['family']>;
  /** The app whose text is shown. */
  current: string;
}

/** Links, so that they work before hydration. */
export function FamilyTabs({ family: { tabs, red }, current }: FamilyTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={agreementTexts.tabs} data-red={red || undefined}>
      {tabs.map(({ id, name }) => (
        <Link
          key={id}
          to="/next/agreement"
          search={{ type: id }}
          replace
          aria-current={id === current ? 'page' : undefined}
          data-shown={id === current || undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
