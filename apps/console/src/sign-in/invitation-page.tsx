import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { messageOf } from '../lib/call-console.ts';
import { type Me, meQuery } from '../lib/me.ts';
import { queryClient, readOf } from '../lib/reads.ts';
import { RecoveryCodes } from '../ui/recovery-codes.tsx';
import { Frame } from './frame.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { Trouble } from './trouble.tsx';

export default function InvitationPage() {
  const { token = '' } = useSearch({ strict: false });
  // Opening makes a new secret, so it must not happen again while somebody scans the first one.
  const opened = useQuery({
    ...readOf('openInvitation', { token }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [codes, setCodes] = useState<readonly string[]>();
  useEffect(() => {
    document.title = '接受邀请 · 剧伴运营后台';
  }, []);
  const finish = (me: Me, recoveryCodes: readonly string[]) => {
    queryClient.setQueryData(meQuery.queryKey, me);
    setCodes(recoveryCodes);
  };
  return (
    <Frame>
      {codes ? (
        <Finished codes={codes} />
      ) : opened.data ? (
        <InvitationForm token={token} invitation={opened.data} onDone={finish} />
      ) : (
        <div>
          <h1>接受邀请</h1>
          <p>{opened.error ? '这个链接打不开。' : '正在打开邀请…'}</p>
          <Trouble text={opened.error ? messageOf(opened.error) : ''} />
          {opened.error ? (
            <p className="hint">链接 24 小时内有效，只能用一次。失效后请管理员重新发送。</p>
          ) : null}
        </div>
      )}
    </Frame>
  );
}

function Finished({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <div>
        <h1>保存恢复码</h1>
        <p>手机不在身边时，用恢复码登录。每个只能用一次，离开这一页后不再显示。</p>
      </div>
      <RecoveryCodes codes={codes} />
      <a className="plain-act main" href="/console/">
        已保存，进入后台
      </a>
    </>
  );
}
