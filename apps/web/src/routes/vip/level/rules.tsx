import { createFileRoute } from '@tanstack/react-router';
import { RulesScreen } from '../../../features/level/rules-screen.tsx';
import { identifyClient } from '../../../lib/client-identity.ts';

export const Route = createFileRoute('/vip/level/rules')({
  component: RulesPage,
});

function RulesPage() {
  return <RulesScreen clientVersion={identifyClient(Route.useSearch()).clientVersion} />;
}
