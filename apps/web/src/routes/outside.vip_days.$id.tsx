import { createFileRoute } from '@tanstack/react-router';
import { usePageInfo } from '../app/use-page-info.ts';
import { askClaimConfig } from '../features/claim/claim-config.ts';
import { ClaimScreen } from '../features/claim/claim-screen.tsx';

export const Route = createFileRoute('/outside/vip_days/$id')({
  staticData: {
    title: '免费领 VIP',
    group: '首页',
    entry: 'public',
    example: '/outside/vip_days/campus-30',
    underHome: true,
  },
  loader: ({ params }) => askClaimConfig(params.id),
  component: ClaimPage,
});

const loadRiskSheet = async () => ({
  default: (await import('../features/identity/risk-sheet.tsx')).RiskSheet,
});

function ClaimPage() {
  const { id } = Route.useParams();
  return (
    <ClaimScreen
      channel={id}
      config={Route.useLoaderData()}
      brand={usePageInfo().brand}
      loadRiskSheet={loadRiskSheet}
    />
  );
}
