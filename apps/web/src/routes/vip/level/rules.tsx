import { createFileRoute } from '@tanstack/react-router';
import { RulesScreen } from '../../../features/level/rules-screen.tsx';
import { identifyClient } from '../../../platform/session/client-identity.ts';

export const Route = createFileRoute('/vip/level/rules')({
  staticData: { title: 'VIP等级规则', group: '等级', entry: 'app', silent: true },
  component: RulesPage,
});

function RulesPage() {
  return <RulesScreen clientVersion={identifyClient(Route.useSearch()).clientVersion} />;
}
