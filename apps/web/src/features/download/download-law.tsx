import { type Brand, DEFAULT_CLIENT_VERSION } from '@juban/catalog';
import { APP_PUBLISHERS } from '@juban/catalog/app-publishers';
import { downloadReasonTexts } from '@juban/contract/texts/download-reasons';
import { Link, useSearch } from '@tanstack/react-router';
import { brandSearch } from '../../lib/brand-search.ts';
import styles from './below.module.css';

/** Required next to a download: the app's owner and terms. */
export function DownloadLaw({ brand }: { brand: Brand }) {
  const { developer, filing } = APP_PUBLISHERS[brand.id];
  const own = brandSearch(brand.id, useSearch({ strict: false }));
  return (
    <footer className={styles.law} data-part="7">
      <p>
        {downloadReasonTexts.lawName} <b>{brand.name}</b> {downloadReasonTexts.lawVersion}{' '}
        <b>{DEFAULT_CLIENT_VERSION}</b>
      </p>
      <p>
        {downloadReasonTexts.lawDeveloper} <b>{developer}</b>
      </p>
      <p>
        <Link to="/next/agreement" search={{ type: 'user', ...own }}>
          {downloadReasonTexts.lawUser}
        </Link>
        <Link to="/next/agreement" search={{ type: 'privacy', ...own }}>
          {downloadReasonTexts.lawPrivacy}
        </Link>
      </p>
      <p>{filing}</p>
    </footer>
  );
}
