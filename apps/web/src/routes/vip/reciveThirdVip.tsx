import { shellTexts } from '@juban/contract/texts/shell';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../app/query-scope.tsx';
import { usePageInfo } from '../../app/use-page-info.ts';
import { GiftScreen } from '../../features/gift/gift-screen.tsx';
import { searchOf } from '../../lib/search.ts';

export const Route = createFileRoute('/vip/reciveThirdVip')({
  staticData: {
    title: '领取会员',
    group: '会员',
    entry: 'app',
    bar: { right: { url: '/level', title: shellTexts.levels } },
  },
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
