import { Outlet, useMatches, useSearch } from '@tanstack/react-router';
import { usePageInfo } from '../use-page-info.ts';
import { barRequest } from './bar-request.ts';
import styles from './games-shell.module.css';
import { GamesTabs } from './games-tabs.tsx';
import { GamesTop } from './games-top.tsx';
import { TopBar } from './top-bar.tsx';

/** Start pages of the two tabs; other pages link back to them. */
const FIRST_PAGES = ['/games/home', '/games/my/home'];

export function GamesShell() {
  const page = useMatches({ select: (matches) => matches[matches.length - 1] });
  const path = page?.fullPath ?? '';
  const { bar, tabs } = page?.staticData ?? {};
  const { title } = usePageInfo();
  const { visible } = useSearch({ from: '__root__' });
  const hasTabs = tabs !== false;
  return (
    <div className={styles.shell} data-tabs={hasTabs}>
      {barRequest(visible) === undefined &&
        bar !== null &&
        (FIRST_PAGES.includes(path) ? (
          <GamesTop path={path} />
        ) : (
          <TopBar bar={{ title, showBack: true, centerTitle: true }} />
        ))}
      <Outlet />
      {hasTabs && <GamesTabs path={path} />}
    </div>
  );
}
