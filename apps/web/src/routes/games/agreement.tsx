import { createFileRoute, useRouter } from '@tanstack/react-router';
import { AgreementScreen } from '../../features/agreement/agreement-screen.tsx';
import { AgreementFailed, NoSuchAgreement } from '../next/-agreement-missing.tsx';

export const Route = createFileRoute('/games/agreement')({
  loader: async ({ location }) => {
    const { loadAgreement } = await import('../../app/loaders/agreement.ts');
    return loadAgreement('games', location.search);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: GamesAgreementPage,
});

function GamesAgreementPage() {
  const answer = Route.useLoaderData();
  const router = useRouter();
  if (answer.state === 'none') return <NoSuchAgreement />;
  if (answer.state === 'failed') return <AgreementFailed onRetry={() => void router.invalidate()} />;
  return <AgreementScreen agreement={answer.agreement} since={answer.since} />;
}
