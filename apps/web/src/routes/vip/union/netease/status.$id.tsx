import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { BoundScreen } from '../../../../features/binding/bound-screen.tsx';
import { searchOf } from '../../../../lib/search.ts';

export const Route = createFileRoute('/vip/union/netease/status/$id')({
  validateSearch: searchOf<'userid' | 'nickname'>(),
  component: BoundRoute,
});

function BoundRoute() {
  const { id } = Route.useParams();
  const { userid = '', nickname = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const leave = useCallback(
    () => void navigate({ to: '/vip/union/netease', search: {}, replace: true }),
    [navigate],
  );
  return <BoundScreen type="you" ticket={id} openId={userid} nickName={nickname} onLeave={leave} />;
}
