import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { consoleTexts } from '@juban/contract/console/texts';
import { useState } from 'react';
import { callConsole } from '../lib/call-console.ts';
import type { Me } from '../lib/me.ts';
import { useAttempt } from '../lib/use-attempt.ts';
import { CodeField } from '../ui/code-field.tsx';
import { QrPicture } from '../ui/qr-picture.tsx';
import { TextField } from './text-field.tsx';
import { Trouble } from './trouble.tsx';

const LEAST_PASSWORD = 12;

interface InvitationFormProps {
  token: string;
  invitation: ConsoleOutput<'openInvitation'>;
  onDone: (me: Me, recoveryCodes: readonly string[]) => void;
}

export function InvitationForm({ token, invitation, onDone }: InvitationFormProps) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [code, setCode] = useState('');
  const { isBusy, trouble, attempt } = useAttempt();
  const isReady = password.length >= LEAST_PASSWORD && again === password && code.length === 6;
  const submit = () =>
    attempt(async () => {
      const { me, recoveryCodes } = await callConsole('acceptInvitation', { token, password, code });
      onDone(me, recoveryCodes);
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void submit();
      }}
    >
      <div>
        <h1>{invitation.name}，欢迎加入</h1>
        <p>账号是 {invitation.email}。设置密码，再绑定验证器。</p>
      </div>
      <input type="hidden" name="username" autoComplete="username" value={invitation.email} readOnly />
      <Passwords password={password} again={again} onPassword={setPassword} onAgain={setAgain} />
      <Authenticator invitation={invitation} />
      <div className="field">
        <span className="label">验证器显示的 6 位动态码</span>
        <CodeField label="6 位动态码" value={code} onChange={setCode} />
      </div>
      <Trouble text={trouble} />
      <button type="submit" className="plain-act main" disabled={isBusy || !isReady}>
        {isBusy ? '正在保存…' : '设置密码并登录'}
      </button>
    </form>
  );
}

interface PasswordsProps {
  password: string;
  again: string;
  onPassword: (password: string) => void;
  onAgain: (again: string) => void;
}

function Passwords({ password, again, onPassword, onAgain }: PasswordsProps) {
  const isShort = password !== '' && password.length < LEAST_PASSWORD;
  const differs = again !== '' && again !== password;
  return (
    <>
      <TextField
        label="密码"
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={onPassword}
        isBad={isShort}
        hint={
          isShort
            ? consoleTexts.passwordShort
            : '至少 12 个字符，不能是常见密码。几个不相干的词连起来就很好。'
        }
      />
      <TextField
        label="再输入一次"
        type="password"
        autoComplete="new-password"
        value={again}
        onChange={onAgain}
        isBad={differs}
        hint={differs ? '两次输入的密码不一样' : undefined}
      />
    </>
  );
}

function Authenticator({ invitation }: Pick<InvitationFormProps, 'invitation'>) {
  return (
    <div className="totp">
      <QrPicture text={invitation.totpUri} label="验证器的二维码" />
      <div>
        <b>绑定验证器</b>
        <p className="hint">用手机上的验证器扫码，或手动输入密钥：</p>
        <code>{invitation.totpSecret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </div>
    </div>
  );
}
