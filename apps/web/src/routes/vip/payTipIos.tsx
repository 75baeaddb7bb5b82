import { createFileRoute } from '@tanstack/react-router';
import { TutorialPage } from '../../features/tutorial/tutorial-page.tsx';

export const Route = createFileRoute('/vip/payTipIos')({
  staticData: {
    title: '支付教程',
    group: '会员',
    entry: 'app',
    // The tutorial is a dark picture in both themes that contains its title.
    bar: { title: '', color: '#fff', immersive: true },
  },
  component: TutorialPage,
});
