import { shellTexts } from '@juban/contract/texts/shell';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../../app/query-scope.tsx';
import { useLeave } from '../../../app/shells/use-leave.ts';
import { FeedbackScreen } from '../../../features/feedback/feedback-screen.tsx';
import { searchOf } from '../../../lib/search.ts';

export const Route = createFileRoute('/next/feedback/')({
  staticData: {
    title: '我的问题反馈',
    group: '其他',
    entry: 'app',
    also: ['isPrivacy', '隐私投诉'],
    silent: true,
    bar: { right: { url: '/next/feedback/mine', title: shellTexts.myFeedback } },
  },
  validateSearch: searchOf<'isPrivacy' | 'draw'>(),
  component: FeedbackPage,
});

/** Values that mean off. */
const OFF = ['', '0', 'false'];

function FeedbackPage() {
  const { isPrivacy = '', draw = '' } = Route.useSearch();
  const { back } = useLeave();
  return (
    <QueryScope>
      <FeedbackScreen isPrivacy={!OFF.includes(isPrivacy)} drawId={draw} onDone={back} />
    </QueryScope>
  );
}
