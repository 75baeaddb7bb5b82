import { Outlet, useMatches, useSearch } from '@tanstack/react-router';
import { usePageInfo } from '../use-page-info.ts';
import { barWish } from './bar-wish.ts';
import styles from './games-shell.module.css';
import { GamesTabs } from './games-tabs.tsx';
import { GamesTop } from './games-top.tsx';
import { TopBar } from './top-bar.tsx';

/** The two pages that the tab bar leads to; the others stand below them and lead back. */
const FIRST_PAGES = ['/games/home', '/games/my/home'];
/** Its own bar, with the way to the game, has the foot of the page. */
const WITHOUT_TABS = ['/games/detail'];
/** Their bars are part of the page: the field to type in, and one that lies over the game's picture. */
const OWN_BAR = ['/games/search', '/games/detail'];

export function GamesShell() {
  const path = useMatches({ select: (matches) => matches[matches.length - 1]?.fullPath ?? '' });
  const { title } = usePageInfo();
  const { visible } = useSearch({ from: '__root__' });
  const hasTabs = !WITHOUT_TABS.includes(path);
  return (
    <div className={styles.shell} data-tabs={hasTabs}>
      {barWish(visible) === undefined &&
        !OWN_BAR.includes(path) &&
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
