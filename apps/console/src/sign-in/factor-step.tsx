import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { useState } from 'react';
import { callConsole } from '../lib/call-console.ts';
import type { Me } from '../lib/me.ts';
import { answerByPasskey } from '../lib/passkey.ts';
import { useAttempt } from '../lib/use-attempt.ts';
import { CodeField } from '../ui/code-field.tsx';
import { TextField } from './text-field.tsx';
import { Trouble } from './trouble.tsx';

interface FactorStepProps {
  email: string;
  factors: ConsoleOutput<'signIn'>['factors'];
  onBack: () => void;
  onDone: (me: Me) => void;
}

export function FactorStep({ email, factors, onBack, onDone }: FactorStepProps) {
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const { isBusy, trouble, attempt } = useAttempt();
  const submit = (text: string) =>
    attempt(async () => {
      const name = isRecovery ? 'signInWithRecoveryCode' : 'signInWithTotp';
      onDone(await callConsole(name, { code: text.trim() }).finally(() => setCode('')));
    });
  const byPasskey = () =>
    attempt(async () => {
      const response = await answerByPasskey(await callConsole('passkeySignInOptions', {}));
      onDone(await callConsole('signInWithPasskey', { response }));
    });
  const swap = () => {
    setRecovery(!isRecovery);
    setCode('');
  };
  return (
    <>
      <div className="account">
        <span className="grow min0 clip">{email}</span>
        <button type="button" className="plain-link" onClick={onBack}>
          换账号
        </button>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit(code);
        }}
      >
        <CodeInput
          isRecovery={isRecovery}
          code={code}
          onChange={setCode}
          onFull={(text) => void submit(text)}
        />
        {isRecovery ? null : <span className="hint">动态码每 30 秒更换，每个只能用一次。</span>}
        <Trouble text={trouble} />
        <button type="submit" className="plain-act main" disabled={isBusy || code.length < 6}>
          {isBusy ? '正在核对…' : '登录'}
        </button>
      </form>
      {factors.includes('passkey') ? (
        <>
          <div className="or">或</div>
          <button type="button" className="plain-act" onClick={() => void byPasskey()} disabled={isBusy}>
            用通行密钥验证
          </button>
        </>
      ) : null}
      <div className="row between">
        <button type="button" className="plain-link" onClick={swap}>
          {isRecovery ? '用验证器的动态码' : '用一次性恢复码'}
        </button>
        <span className="hint">手机丢了？找管理员重置</span>
      </div>
    </>
  );
}

interface CodeInputProps {
  isRecovery: boolean;
  code: string;
  onChange: (code: string) => void;
  onFull: (code: string) => void;
}

function CodeInput({ isRecovery, code, onChange, onFull }: CodeInputProps) {
  if (!isRecovery)
    return <CodeField label="6 位动态码" value={code} onChange={onChange} onFull={onFull} autoFocus />;
  return (
    <TextField
      label="恢复码"
      autoComplete="off"
      value={code}
      onChange={onChange}
      hint="十个恢复码中的一个，每个只能用一次。"
    />
  );
}
