import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '../app/not-found-screen.tsx';

export const Route = createFileRoute('/404')({
  staticData: { title: '暂时没有内容', group: '首页', entry: 'app' },
  component: NotFoundScreen,
});
