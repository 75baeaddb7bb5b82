import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { useState } from 'react';
import { addressOf, callConsole } from '../lib/call-console.ts';
import { useAttempt } from '../lib/use-attempt.ts';
import { TextField } from './text-field.tsx';
import { Trouble } from './trouble.tsx';

interface PasswordStepProps {
  email: string;
  onEmail: (email: string) => void;
  /** Name of the identity provider, if there is one. */
  oidc: string | null | undefined;
  onDone: (factors: ConsoleOutput<'signIn'>['factors']) => void;
}

export function PasswordStep({ email, onEmail, oidc, onDone }: PasswordStepProps) {
  const [password, setPassword] = useState('');
  const { isBusy, trouble, attempt } = useAttempt();
  const submit = () =>
    attempt(async () => onDone((await callConsole('signIn', { email, password })).factors));
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label="账号（邮箱）"
          type="email"
          name="username"
          autoComplete="username"
          required
          autoFocus
          value={email}
          onChange={onEmail}
        />
        <TextField
          label="密码"
          type="password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
        />
        <Trouble text={trouble} />
        <button type="submit" className="plain-act main" disabled={isBusy}>
          {isBusy ? '正在核对…' : '下一步'}
        </button>
      </form>
      {oidc ? (
        <>
          <div className="or">或</div>
          <a className="plain-act" href={addressOf('beginOidc', {})}>
            用{oidc}登录
          </a>
        </>
      ) : null}
      <p className="hint">忘记密码或换了手机，请管理员重新发送邀请链接。</p>
    </>
  );
}
