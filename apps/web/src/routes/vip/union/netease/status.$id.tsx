import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { BoundScreen } from '../../../../features/binding/bound-screen.tsx';
import { searchOf } from '../../../../lib/search.ts';

export const Route = createFileRoute('/vip/union/netease/status/$id')({
  staticData: {
    title: '绑定结果',
    group: '联合会员',
    entry: 'app',
    example: '/vip/union/netease/status/ticket',
  },
  validateSearch: searchOf<'userid' | 'nickname' | 'nonce' | 'sign'>(),
  component: BoundRoute,
});

function BoundRoute() {
  const { id } = Route.useParams();
  const { userid = '', nickname = '', nonce = '', sign = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const leave = useCallback(
    () => void navigate({ to: '/vip/union/netease', search: {}, replace: true }),
    [navigate],
  );
  const answer = { openId: userid, nickName: nickname, nonce, sign };
  return <BoundScreen type="you" ticket={id} {...answer} onLeave={leave} />;
}
