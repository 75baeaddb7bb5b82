import { shellTexts } from '@juban/contract/texts/shell';
import { Link, useMatches, useSearch } from '@tanstack/react-router';
import { SearchIcon } from '../../ui/bar-icons.tsx';
import styles from './games-top.module.css';
import { ShellLink } from './shell-link.tsx';

const VIEWS = [
  { view: 'featured', search: {}, label: shellTexts.featured },
  { view: 'all', search: { tab: 'all' }, label: shellTexts.allCategories },
];

interface HallData {
  home?: { searchHint: string } | null;
}

const hintOf = (data: unknown) => (data as HallData | undefined)?.home?.searchHint;

/** The hall's two views and the search link; on other pages neither view is current. */
export function GamesTop({ path }: { path: string }) {
  const { tab } = useSearch({ strict: false });
  // A popular search; only the hall has loaded it.
  const hint = useMatches({ select: (matches) => hintOf(matches[matches.length - 1]?.loaderData) });
  const shown = tab === 'all' ? 'all' : 'featured';
  const current = path === '/games/home' ? shown : undefined;
  return (
    <header className={styles.bar} data-bar="top">
      <div className={styles.row}>
        <nav className={styles.tabs} aria-label={shellTexts.gamesViews}>
          {VIEWS.map(({ view, search, label }) => (
            <ShellLink
              key={view}
              way={{ to: '/games/home', search }}
              className={styles.tab}
              aria-current={view === current ? 'page' : undefined}
            >
              {label}
            </ShellLink>
          ))}
        </nav>
        <Link to="/games/search" className={styles.search}>
          <SearchIcon />
          <span className={hint ? 'sr-only' : undefined}>{shellTexts.searchGames}</span>
          {hint && <span className={styles.hint}>{hint}</span>}
        </Link>
      </div>
    </header>
  );
}
