import { createFileRoute } from '@tanstack/react-router';
import { usePageInfo } from '../../../app/use-page-info.ts';
import { GuideScreen } from '../../../features/help/guide-screen.tsx';

export const Route = createFileRoute('/next/activity/reviewguide')({
  component: ReviewGuidePage,
});

function ReviewGuidePage() {
  return <GuideScreen brand={usePageInfo().brand} />;
}
