import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../../app/query-scope.tsx';
import { usePageInfo } from '../../../app/use-page-info.ts';
import { MineScreen } from '../../../features/feedback/mine-screen.tsx';

export const Route = createFileRoute('/next/feedback/mine')({
  component: MinePage,
});

function MinePage() {
  const { title } = usePageInfo();
  return (
    <QueryScope>
      <MineScreen title={title} />
    </QueryScope>
  );
}
