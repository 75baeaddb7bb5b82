import { Alert, Button, Drawer } from 'antd';
import { useEffect, useState } from 'react';
import { callConsole } from '../../lib/call-console.ts';
import { ActPanel } from '../../ui/act-panel.tsx';
import { CopiedNo } from '../../ui/copied-no.tsx';
import type { User } from './user-tabs.ts';
import { Whom } from './whom.tsx';

const SHOWN_MS = 5 * 60_000;

/** The full phone for five minutes; the reason goes to the audit log. */
export function RevealPanel({ user, onClose }: { user: User; onClose: () => void }) {
  const [mobile, setMobile] = useState('');
  useEffect(() => {
    if (mobile === '') return;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [mobile, onClose]);
  if (mobile !== '')
    return (
      <Drawer
        title="查看手机号"
        open
        onClose={onClose}
        size={468}
        footer={
          <div className="row end">
            <Button type="primary" onClick={onClose}>
              看完了
            </Button>
          </div>
        }
      >
        <p className="revealed" role="status">
          <CopiedNo text={mobile} />
        </p>
        <p className="hint">5 分钟后自动收起。</p>
      </Drawer>
    );
  return (
    <ActPanel
      title="查看手机号"
      whom={<Whom user={user} />}
      draftKey={`reveal ${user.id}`}
      onClose={onClose}
      reasons={['用户来电，需要核对身份', '实物礼品寄送', '法务或监管要求']}
      dryRun={null}
      run={async ({ reason, ticket }) => {
        setMobile((await callConsole('revealPhone', { id: user.id, reason, ticket })).mobile);
        return {};
      }}
      verb="查看 5 分钟"
    >
      <Alert type="info" showIcon title="查看会记入操作记录。每人每天最多查看 20 个手机号。" />
    </ActPanel>
  );
}
