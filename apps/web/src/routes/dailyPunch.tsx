import { versionGate } from '@juban/catalog/version-gates';
import { isAtLeastVersion } from '@juban/domain/version';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../app/query-scope.tsx';
import { BarShell } from '../app/shells/bar-shell.tsx';
import { usePageInfo } from '../app/use-page-info.ts';
import { PunchScreen } from '../features/punch/punch-screen.tsx';
import { type ClientSearch, identifyClient } from '../platform/session/client-identity.ts';

export const Route = createFileRoute('/dailyPunch')({
  staticData: { title: '新人签到领 VIP', group: '首页', entry: 'app', underHome: true },
  component: PunchPage,
});

const BAR = { showBack: true, showClose: true, centerTitle: true };

function isNewEnough(search: ClientSearch): boolean {
  const { clientType, clientVersion } = identifyClient(search);
  return isAtLeastVersion(clientVersion, versionGate('punchReminder', clientType.id));
}

function PunchPage() {
  const { brand } = usePageInfo();
  const hasReminder = isNewEnough(Route.useSearch());
  return (
    <BarShell bar={BAR}>
      <QueryScope>
        <PunchScreen brandName={brand.name} hasReminder={hasReminder} />
      </QueryScope>
    </BarShell>
  );
}
