import { Outlet, useMatches, useSearch } from '@tanstack/react-router';
import { usePageInfo } from '../use-page-info.ts';
import styles from './games-shell.module.css';
import { GamesTabs } from './games-tabs.tsx';
import { GamesTop } from './games-top.tsx';
import { TopBar } from './top-bar.tsx';

/** The two pages that the tab bar leads to; the others stand below them and lead back. */
const FIRST_PAGES = ['/games/home', '/games/my/home'];
/** Its own bar, with the way to the game, has the foot of the page. */
const WITHOUT_TABS = ['/games/detail'];
/** Its bar is its field, and part of the page. */
const OWN_BAR = '/games/search';

export function GamesShell() {
  const path = useMatches({ select: (matches) => matches[matches.length - 1]?.fullPath ?? '' });
  const { title } = usePageInfo();
  const { visible } = useSearch({ from: '__root__' });
  const hasTabs = !WITHOUT_TABS.includes(path);
  return (
    <div className={styles.shell} data-tabs={hasTabs}>
      {visible === undefined &&
        path !== OWN_BAR &&
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
