import { shellTexts } from '@juban/contract/texts/shell';
import { HallIcon, PersonIcon } from '../../ui/bar-icons.tsx';
import { TabBar } from '../../ui/tab-bar.tsx';
import { ShellLink } from './shell-link.tsx';
import { useToken } from './use-token.ts';

const TABS = [
  { name: '/games/home', label: shellTexts.gameHall, Glyph: HallIcon },
  { name: '/games/my/home', label: shellTexts.myGames, Glyph: PersonIcon },
] as const;

/** The tab bar of the games pages. */
export function GamesTabs({ path }: { path: string }) {
  const token = useToken();
  return (
    <TabBar
      label={shellTexts.games}
      tabs={TABS}
      current={path.startsWith('/games/my') ? '/games/my/home' : '/games/home'}
      link={(to, look) => (
        // Opened in another web view, the target needs the token; in this one the user is known.
        <ShellLink key={to} way={{ to }} elsewhere={{ to, search: token ? { token } : {} }} {...look} />
      )}
    />
  );
}
