import { createFileRoute } from '@tanstack/react-router';
import { AgreementScreen } from '../../features/agreement/agreement-screen.tsx';
import { searchOf } from '../../lib/search.ts';
import { useReloadData } from '../../lib/use-retry.ts';
import { AgreementFailed, NoSuchAgreement } from './-agreement-missing.tsx';

export const Route = createFileRoute('/next/agreement')({
  staticData: {
    title: '协议',
    group: '其他',
    entry: 'public',
    example: '/next/agreement?type=user',
    query: ['type'],
    silent: true,
  },
  validateSearch: searchOf<'type' | 'id'>(),
  loaderDeps: ({ search: { type, id } }) => ({ name: type ?? id ?? '' }),
  loader: async ({ deps, location }) => {
    const { loadAgreement } = await import('../../features/agreement/load-agreement.ts');
    return loadAgreement(deps.name, location.search);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: AgreementPage,
});

function AgreementPage() {
  const answer = Route.useLoaderData();
  const loadAnew = useReloadData();
  if (answer.state === 'none') return <NoSuchAgreement />;
  if (answer.state === 'failed') return <AgreementFailed onRetry={loadAnew} />;
  const { agreement, since } = answer;
  return <AgreementScreen key={`${agreement.id}@${agreement.version}`} agreement={agreement} since={since} />;
}
