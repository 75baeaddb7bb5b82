import { createFileRoute } from '@tanstack/react-router';
import { AgreementScreen } from '../../features/agreement/agreement-screen.tsx';
import { useReloadData } from '../../lib/use-retry.ts';
import { AgreementFailed, NoSuchAgreement } from '../next/-agreement-missing.tsx';

export const Route = createFileRoute('/games/agreement')({
  staticData: { title: '游戏服务协议', group: '游戏', entry: 'app', silent: true },
  loader: async ({ location }) => {
    const { loadAgreement } = await import('../../features/agreement/load-agreement.ts');
    return loadAgreement('games', location.search);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: GamesAgreementPage,
});

function GamesAgreementPage() {
  const answer = Route.useLoaderData();
  const loadAnew = useReloadData();
  if (answer.state === 'none') return <NoSuchAgreement />;
  if (answer.state === 'failed') return <AgreementFailed onRetry={loadAnew} />;
  return <AgreementScreen agreement={answer.agreement} since={answer.since} />;
}
