import { shellTexts } from '@juban/contract/texts/shell';
import styles from './games-tabs.module.css';
import { HallIcon, PersonIcon } from './shell-icons.tsx';
import { ShellLink } from './shell-link.tsx';
import { useToken } from './use-token.ts';

const TABS = [
  { to: '/games/home', label: shellTexts.gameHall, Glyph: HallIcon },
  { to: '/games/my/home', label: shellTexts.myGames, Glyph: PersonIcon },
] as const;

/** The bar at the foot of the games pages. */
export function GamesTabs({ path }: { path: string }) {
  const token = useToken();
  const current = path.startsWith('/games/my') ? '/games/my/home' : '/games/home';
  return (
    <nav className={styles.bar} data-bar="tabs" aria-label={shellTexts.games}>
      <div className={styles.row}>
        {TABS.map(({ to, label, Glyph }) => (
          <ShellLink
            key={to}
            way={{ to }}
            // In another web view the target must bring the user along; in this one they are known.
            elsewhere={{ to, search: token ? { token } : {} }}
            className={styles.tab}
            aria-current={to === current ? 'page' : undefined}
          >
            <Glyph />
            {label}
          </ShellLink>
        ))}
      </div>
    </nav>
  );
}
