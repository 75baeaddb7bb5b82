import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../app/query-scope.tsx';
import { usePageInfo } from '../../app/use-page-info.ts';
import { GiftScreen } from '../../features/gift/gift-screen.tsx';
import { searchOf } from '../../lib/search.ts';

export const Route = createFileRoute('/vip/reciveThirdVip')({
  validateSearch: searchOf<'type'>(),
  component: GiftPage,
});

function GiftPage() {
  const { type } = Route.useSearch();
  const { title } = usePageInfo();
  return (
    <QueryScope>
      <GiftScreen title={title} asked={type} />
    </QueryScope>
  );
}
