import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type Me, meQuery } from '../lib/me.ts';
import { queryClient, readOf } from '../lib/reads.ts';
import { EnvironmentBadge } from '../ui/environment-badge.tsx';
import { FactorStep } from './factor-step.tsx';
import { Frame } from './frame.tsx';
import { PasswordStep } from './password-step.tsx';

type Factors = ConsoleOutput<'signIn'>['factors'];

/** Only addresses of the console itself. */
const safeTarget = (from: string | undefined): string => (from && /^\/(?![/\\])/.test(from) ? from : '/');

export default function SignInPage() {
  const router = useRouter();
  const { from } = useSearch({ strict: false });
  const ways = useQuery({ ...readOf('readSignInWays', {}), staleTime: Number.POSITIVE_INFINITY });
  const [email, setEmail] = useState('');
  const [factors, setFactors] = useState<Factors>();
  useEffect(() => {
    document.title = '登录 · 剧伴运营后台';
  }, []);
  const enter = (me: Me) => {
    queryClient.clear();
    queryClient.setQueryData(meQuery.queryKey, me);
    router.history.push(`/console${safeTarget(from)}`);
  };
  return (
    <Frame>
      <div>
        {ways.data ? <EnvironmentBadge environment={ways.data.environment} /> : <span className="env" />}
        <h1>{factors ? '验证是你本人' : '登录运营后台'}</h1>
        <p>
          {factors ? '打开验证器，输入「剧伴运营后台」的 6 位动态码。' : '先输入账号和密码，下一步验证身份。'}
        </p>
      </div>
      {factors ? (
        <FactorStep email={email} factors={factors} onBack={() => setFactors(undefined)} onDone={enter} />
      ) : (
        <PasswordStep email={email} onEmail={setEmail} oidc={ways.data?.oidc} onDone={setFactors} />
      )}
    </Frame>
  );
}
