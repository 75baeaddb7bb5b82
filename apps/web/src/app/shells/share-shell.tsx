import { shellTexts } from '@juban/contract/texts/shell';
import { Link, Outlet } from '@tanstack/react-router';
import { useInApp } from '../../platform/host/use-in-app.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { usePageInfo } from '../use-page-info.ts';
import styles from './share-shell.module.css';

/** Shows brand and app link over the head of every shared page. */
export function ShareShell() {
  const { brand } = usePageInfo();
  const isInApp = useInApp();
  return (
    <div className={styles.shell}>
      {!isInApp && (
        <header className={styles.bar}>
          <BrandMark brand={brand.id} size={30} />
          <b>{brand.name}</b>
          <Link to="/download" className={styles.open}>
            {shellTexts.getApp}
          </Link>
        </header>
      )}
      <Outlet />
    </div>
  );
}
