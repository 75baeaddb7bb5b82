import { gameDetailTexts } from '@juban/contract/texts/game-detail';
import { gamesTexts } from '@juban/contract/texts/games';
import { createFileRoute } from '@tanstack/react-router';
import { barRequest } from '../../app/shells/bar-request.ts';
import { TopBar } from '../../app/shells/top-bar.tsx';
import { useLeave } from '../../app/shells/use-leave.ts';
import { usePageInfo } from '../../app/use-page-info.ts';
import { DetailScreen } from '../../features/games/detail/detail-screen.tsx';
import { searchOf } from '../../lib/search.ts';
import { useAskLogin } from '../../platform/host/use-ask-login.ts';
import { NoGame } from './-no-game.tsx';

export const Route = createFileRoute('/games/detail')({
  staticData: {
    title: '游戏详情',
    group: '游戏',
    entry: 'app',
    example: '/games/detail?id=3001',
    query: ['id'],
    // The main action is at the bottom of the page.
    tabs: false,
    // The bar lies over the game's picture.
    bar: null,
  },
  validateSearch: searchOf<'id'>(),
  loaderDeps: ({ search: { id = '' } }) => ({ id }),
  loader: async ({ deps, location }) => {
    const { loadGame } = await import('../../features/games/detail/load-game.ts');
    return loadGame(deps.id, location.search);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: DetailPage,
});

function DetailPage() {
  const { game } = Route.useLoaderData();
  const { visible } = Route.useSearch() as { visible?: string };
  const { title, brand } = usePageInfo();
  const { back } = useLeave();
  const askLogin = useAskLogin();
  const hasBar = barRequest(visible) === undefined;
  if (!game) {
    return (
      <>
        {hasBar && <TopBar bar={{ title, showBack: true, centerTitle: true }} />}
        <NoGame title={gamesTexts.unknownGame} hint={gameDetailTexts.unknownHint} />
      </>
    );
  }
  return (
    <DetailScreen
      key={game.id}
      game={game}
      brand={brand.name}
      onBack={hasBar ? back : undefined}
      onLogin={askLogin}
    />
  );
}
