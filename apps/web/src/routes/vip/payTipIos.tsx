import { createFileRoute } from '@tanstack/react-router';
import { TutorialPage } from '../../features/tutorial/tutorial-page.tsx';

export const Route = createFileRoute('/vip/payTipIos')({
  staticData: {
    title: '支付教程',
    group: '会员',
    entry: 'app',
    // The tutorial is one tall, dark picture in both themes, with its title in it.
    bar: { title: '', color: '#fff', immersive: true },
  },
  component: TutorialPage,
});
