import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../../lib/search.ts';
import { CampaignPage } from './-campaign-page.tsx';

export const Route = createFileRoute('/vip/activity/shandian')({
  validateSearch: searchOf<'id'>(),
  loader: async () => {
    const { loadCampaign } = await import('../../../app/loaders/campaign.ts');
    return loadCampaign();
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ShandianPage,
});

function ShandianPage() {
  return <CampaignPage campaign={Route.useLoaderData().campaign} gameId={Route.useSearch().id} />;
}
