import { gameReportTexts } from '@juban/contract/texts/game-report';
import { createFileRoute } from '@tanstack/react-router';
import { ReportScreen } from '../../features/games/report/report-screen.tsx';
import { searchOf } from '../../lib/search.ts';
import { useAskLogin } from '../../platform/host/use-ask-login.ts';
import { NoGame } from './-no-game.tsx';

export const Route = createFileRoute('/games/report')({
  staticData: {
    title: '游戏举报',
    group: '游戏',
    entry: 'app',
    example: '/games/report?id=3001',
    query: ['id'],
  },
  validateSearch: searchOf<'id'>(),
  loaderDeps: ({ search: { id = '' } }) => ({ id }),
  loader: async ({ deps, location }) => {
    const { loadReportedGame } = await import('../../features/games/detail/load-game.ts');
    return loadReportedGame(deps.id, location.search);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ReportPage,
});

function ReportPage() {
  const { game } = Route.useLoaderData();
  const askLogin = useAskLogin();
  if (!game) return <NoGame title={gameReportTexts.noGameTitle} hint={gameReportTexts.noGameHint} />;
  return <ReportScreen key={game.id} game={game} onLogin={askLogin} />;
}
