import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { BoundScreen } from '../../../features/binding/bound-screen.tsx';
import { searchOf } from '../../../lib/search.ts';

export const Route = createFileRoute('/vip/activity/status/$id')({
  staticData: {
    title: '绑定结果',
    group: '活动',
    entry: 'app',
    example: '/vip/activity/status/ticket',
  },
  validateSearch: searchOf<'userid' | 'nickname' | 'nonce' | 'sign' | 'activity'>(),
  component: BoundRoute,
});

const MAIN = 'activity';
const NAME = /^[\w-]{1,32}$/;

function BoundRoute() {
  const { id } = Route.useParams();
  const { userid = '', nickname = '', nonce = '', sign = '', activity = MAIN } = Route.useSearch();
  const navigate = Route.useNavigate();
  const leave = useCallback(() => {
    const back = { search: {}, replace: true };
    if (activity === MAIN || !NAME.test(activity)) void navigate({ to: '/vip/activity', ...back });
    else void navigate({ to: '/vip/activity/$name', params: { name: activity }, ...back });
  }, [navigate, activity]);
  const answer = { openId: userid, nickName: nickname, nonce, sign };
  return <BoundScreen type="you" ticket={id} {...answer} onLeave={leave} />;
}
