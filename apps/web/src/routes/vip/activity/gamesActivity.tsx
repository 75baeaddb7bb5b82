import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../../lib/search.ts';
import { CampaignPage } from './-campaign-page.tsx';

export const Route = createFileRoute('/vip/activity/gamesActivity')({
  staticData: {
    title: '游戏活动',
    group: '活动',
    entry: 'app',
    example: '/vip/activity/gamesActivity?id=3005',
    // The campaign's head is a night sky in both themes; the bar continues it.
    bar: { color: '#fff', bgColor: '#08151f' },
  },
  validateSearch: searchOf<'id'>(),
  loader: async () => {
    const { loadCampaign } = await import('../../../features/campaign/load-campaign.ts');
    return loadCampaign();
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: GamesActivityPage,
});

function GamesActivityPage() {
  return <CampaignPage campaign={Route.useLoaderData().campaign} gameId={Route.useSearch().id} />;
}
