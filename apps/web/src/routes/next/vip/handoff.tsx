import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useLeave } from '../../../app/shells/use-leave.ts';
import type { HandoffSearch } from '../../../features/handoff/handoff-data.ts';
import { HandoffScreen } from '../../../features/handoff/handoff-screen.tsx';
import { searchOf } from '../../../lib/search.ts';

export const Route = createFileRoute('/next/vip/handoff')({
  validateSearch: searchOf<keyof HandoffSearch>(),
  component: HandoffPage,
});

function HandoffPage() {
  const { code, state, ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { close } = useLeave();
  const [wechatCode, setWechatCode] = useState(code);
  // It says who pays, and works once: it does not stay where it can be copied or loaded again.
  useEffect(() => {
    if (code === undefined && state === undefined) return;
    setWechatCode(code);
    const search = ({ code: _code, state: _state, ...kept }: HandoffSearch) => kept;
    void navigate({ search, replace: true });
  }, [code, state, navigate]);
  return <HandoffScreen search={search} wechatCode={wechatCode} onDone={close} />;
}
