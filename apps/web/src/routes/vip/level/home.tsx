import { shellTexts } from '@juban/contract/texts/shell';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../../app/query-scope.tsx';
import { LevelHomeScreen } from '../../../features/level/level-home-screen.tsx';
import { loadLevelBlock } from '../../../features/level/load-level-block.ts';
import { identifyClient } from '../../../platform/session/client-identity.ts';

export const Route = createFileRoute('/vip/level/home')({
  staticData: {
    title: 'VIP等级体系',
    group: '等级',
    entry: 'app',
    silent: true,
    bar: { right: { url: '/vip/level/rules', title: shellTexts.levelRules } },
  },
  loader: () => loadLevelBlock(),
  component: LevelHomePage,
});

function LevelHomePage() {
  const client = identifyClient(Route.useSearch());
  return (
    <QueryScope>
      <LevelHomeScreen block={Route.useLoaderData()} client={client} />
    </QueryScope>
  );
}
