import { createFileRoute } from '@tanstack/react-router';
import { TutorialPage } from '../../features/tutorial/tutorial-page.tsx';

export const Route = createFileRoute('/next/payTip')({
  staticData: {
    title: '支付教程',
    group: '其他',
    entry: 'app',
    // The tutorial is a dark picture in both themes that contains its title.
    bar: { title: '', color: '#fff', immersive: true },
  },
  component: TutorialPage,
});
