import { createFileRoute } from '@tanstack/react-router';
import { TutorialPage } from '../features/tutorial/tutorial-page.tsx';

export const Route = createFileRoute('/payTipIOS')({
  staticData: { title: '支付教程', group: '首页', entry: 'public', underHome: true, area: 'help' },
  component: TutorialPage,
});
