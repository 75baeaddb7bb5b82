import { consoleTexts } from '@juban/contract/console/texts';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { callConsole } from '../../lib/call-console.ts';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useOwnAct } from './use-own-act.ts';

const LEAST = 12;
const NONE = { password: '', newPassword: '', again: '' };

export function PasswordForm() {
  const { isBusy, act } = useOwnAct();
  const [typed, setTyped] = useState(NONE);
  const { password, newPassword, again } = typed;
  const isShort = newPassword !== '' && newPassword.length < LEAST;
  const isReady = password !== '' && newPassword.length >= LEAST && again === newPassword;
  const save = async () => {
    const isDone = await act(() => callConsole('changePassword', { password, newPassword }), '密码已修改');
    if (isDone) setTyped(NONE);
  };
  const input = (id: string, key: keyof typeof NONE, autoComplete: string) => (
    <Input.Password
      id={id}
      autoComplete={autoComplete}
      value={typed[key]}
      onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
    />
  );
  return (
    <Panel title="密码">
      <form
        className="col g12"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) void save();
        }}
      >
        <Field label="现在的密码">{(id) => input(id, 'password', 'current-password')}</Field>
        <Field label="新密码" hint={isShort ? consoleTexts.passwordShort : '至少 12 个字符，不能是常见密码'}>
          {(id) => input(id, 'newPassword', 'new-password')}
        </Field>
        <Field
          label="再输入一次"
          hint={again !== '' && again !== newPassword ? '两次输入的密码不一样' : undefined}
        >
          {(id) => input(id, 'again', 'new-password')}
        </Field>
        <div className="row between">
          <span className="hint">修改后，其他设备上的登录都会结束。</span>
          <Button type="primary" htmlType="submit" loading={isBusy} disabled={!isReady}>
            修改密码
          </Button>
        </div>
      </form>
    </Panel>
  );
}
