import { KeyOutlined, PlusOutlined } from '@ant-design/icons';
import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { Button, Input, Popconfirm } from 'antd';
import { useState } from 'react';
import { callConsole } from '../../lib/call-console.ts';
import { makePasskey } from '../../lib/passkey.ts';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Empty } from '../../ui/states.tsx';
import { useOwnAct } from './use-own-act.ts';

export function Passkeys({ passkeys }: { passkeys: ConsoleOutput<'getOwnSecurity'>['passkeys'] }) {
  const { isBusy, act } = useOwnAct();
  const [name, setName] = useState('');
  const add = async () => {
    const isDone = await act(async () => {
      const response = await makePasskey(await callConsole('newPasskeyOptions', {}));
      await callConsole('addPasskey', { name: name.trim(), response });
    }, '已添加通行密钥');
    if (isDone) setName('');
  };
  return (
    <Panel flush title="通行密钥">
      {passkeys.length === 0 ? (
        <Empty title="还没有通行密钥">
          <p className="hint">用指纹、面容或安全钥匙代替动态码，更快也更安全。</p>
        </Empty>
      ) : (
        <ul className="rows">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <KeyOutlined />
              <span className="grow min0">
                <span className="clip block">{passkey.name}</span>
                <span className="s12 t3">
                  添加于 <Moment at={passkey.createTime} long /> · 最近使用{' '}
                  <Moment at={passkey.lastUsedTime} />
                </span>
              </span>
              <Popconfirm
                title={`删除「${passkey.name}」？`}
                okText="删除"
                onConfirm={() =>
                  act(() => callConsole('removePasskey', { id: passkey.id }), '已删除通行密钥')
                }
              >
                <Button size="small" danger disabled={isBusy}>
                  删除
                </Button>
              </Popconfirm>
            </li>
          ))}
        </ul>
      )}
      <div className="row g8 add-row">
        <Input
          aria-label="新通行密钥的名称"
          placeholder="名称，如：办公电脑"
          maxLength={32}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button
          icon={<PlusOutlined />}
          loading={isBusy}
          disabled={name.trim() === ''}
          onClick={() => void add()}
        >
          添加
        </Button>
      </div>
    </Panel>
  );
}
