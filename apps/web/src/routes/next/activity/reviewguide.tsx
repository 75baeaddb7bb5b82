import { createFileRoute } from '@tanstack/react-router';
import { usePageInfo } from '../../../app/use-page-info.ts';
import { GuideScreen } from '../../../features/help/guide-screen.tsx';

export const Route = createFileRoute('/next/activity/reviewguide')({
  staticData: { title: '影评写作指南', group: '其他', entry: 'public', bar: null },
  component: ReviewGuidePage,
});

function ReviewGuidePage() {
  return <GuideScreen brand={usePageInfo().brand} />;
}
