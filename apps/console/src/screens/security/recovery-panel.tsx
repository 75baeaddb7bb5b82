import { Button, Modal, Popconfirm } from 'antd';
import { useState } from 'react';
import { callConsole } from '../../lib/call-console.ts';
import { Mark } from '../../ui/mark.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RecoveryCodes } from '../../ui/recovery-codes.tsx';
import { useOwnAct } from './use-own-act.ts';

const FEW = 3;

export function RecoveryPanel({ left }: { left: number }) {
  const { isBusy, act } = useOwnAct();
  const [codes, setCodes] = useState<readonly string[]>();
  const renew = () =>
    act(async () => setCodes((await callConsole('newRecoveryCodes', {})).recoveryCodes), '');
  return (
    <Panel title="恢复码" extra={<Mark tone={left < FEW ? 'warn' : 'good'}>还有 {left} 个</Mark>}>
      <div className="col g12 top">
        <p className="t2">手机不在身边时，用恢复码代替动态码登录，每个只能用一次。</p>
        <Popconfirm title="换一组新的？以前的全部失效。" okText="换新的" onConfirm={renew}>
          <Button loading={isBusy}>换一组恢复码</Button>
        </Popconfirm>
      </div>
      <Modal
        open={codes !== undefined}
        title="新的恢复码"
        mask={{ closable: false }}
        onCancel={() => setCodes(undefined)}
        footer={
          <Button type="primary" onClick={() => setCodes(undefined)}>
            已保存
          </Button>
        }
      >
        <div className="col g12">
          <p className="t2">关闭后不再显示，请现在保存。</p>
          <RecoveryCodes codes={codes ?? []} />
        </div>
      </Modal>
    </Panel>
  );
}
