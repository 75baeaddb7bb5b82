import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useLeave } from '../../../app/shells/use-leave.ts';
import type { HandoffSearch } from '../../../features/handoff/handoff-data.ts';
import { readReturn, rememberReturn } from '../../../features/handoff/handoff-return.ts';
import { HandoffScreen } from '../../../features/handoff/handoff-screen.tsx';
import { searchOf } from '../../../lib/search.ts';

export const Route = createFileRoute('/next/vip/handoff')({
  staticData: { title: '订阅确认', group: '购买', entry: 'app' },
  validateSearch: searchOf<keyof HandoffSearch>(),
  component: HandoffPage,
});

function HandoffPage() {
  const { code, state, redirect_url: home, ...search } = Route.useSearch();
  const { orderInfoMD5 = '' } = search;
  const navigate = Route.useNavigate();
  const { close } = useLeave();
  const [wechatCode, setWechatCode] = useState(code);
  // It identifies the payer and works once, so it must not stay where it can be copied or reloaded.
  useEffect(() => {
    if (code === undefined && state === undefined && home === undefined) return;
    if (home !== undefined) rememberReturn(orderInfoMD5, home);
    setWechatCode(code);
    const search = ({ code: _code, state: _state, redirect_url: _home, ...kept }: HandoffSearch) => kept;
    void navigate({ search, replace: true });
  }, [code, state, home, orderInfoMD5, navigate]);
  const goOn = () => {
    const target = readReturn(orderInfoMD5);
    if (target) void navigate(target);
    else close();
  };
  return <HandoffScreen search={search} wechatCode={wechatCode} onDone={goOn} />;
}
