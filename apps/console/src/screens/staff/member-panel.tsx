import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { Alert, App, Button, Drawer, Input } from 'antd';
import { useState } from 'react';
import { callConsole } from '../../lib/call-console.ts';
import { useDraft } from '../../lib/draft.ts';
import { refreshAll } from '../../lib/reads.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Field } from '../../ui/field.tsx';
import { InvitationLink } from './invitation-link.tsx';
import type { Member } from './member.ts';
import { type RoleAtBrands, RoleChoice } from './role-choice.tsx';

interface MemberPanelProps {
  /** Whose roles are changed; without somebody, a person is invited. */
  member: Member | undefined;
  roles: ConsoleOutput<'listRoles'>;
  onClose: () => void;
}

interface Draft {
  email: string;
  name: string;
  roles: RoleAtBrands[];
}

export function MemberPanel({ member, roles, onClose }: MemberPanelProps) {
  const { message } = App.useApp();
  const draft = useDraft<Draft>(`member ${member?.id ?? 'new'}`, {
    email: '',
    name: '',
    roles: member?.roles ?? [],
  });
  const [invitation, setInvitation] = useState<ConsoleOutput<'inviteStaff'>>();
  const { isBusy, trouble, attempt } = useAttempt();
  const { email, name, roles: chosen } = draft.value;
  const close = () => {
    draft.forget();
    onClose();
  };
  const save = () =>
    attempt(async () => {
      if (member) {
        await callConsole('changeStaffRoles', { id: member.id, roles: chosen });
        message.success('角色已修改');
        close();
      } else setInvitation(await callConsole('inviteStaff', { email, name, roles: chosen }));
      draft.forget();
      void refreshAll();
    });
  const isReady =
    chosen.length > 0 && chosen.every(({ brands }) => brands.length > 0) && (member || (email && name));
  return (
    <Drawer
      title={member ? '修改角色' : '邀请员工'}
      open
      onClose={close}
      size={468}
      extra={<span className="s12 t3">{member?.name}</span>}
      footer={
        <div className="row g8 end">
          <Button onClick={close}>{invitation ? '完成' : '取消'}</Button>
          {invitation ? null : (
            <Button type="primary" loading={isBusy} disabled={!isReady} onClick={() => void save()}>
              {member ? '修改角色' : '生成邀请链接'}
            </Button>
          )}
        </div>
      }
    >
      {invitation ? (
        <InvitationLink {...invitation} />
      ) : (
        <div className="col g12">
          {member ? null : <Identity draft={draft.value} onChange={draft.change} />}
          <div className="act-field">
            <span className="act-label">角色与品牌</span>
            <RoleChoice value={chosen} roles={roles} onChange={(next) => draft.change({ roles: next })} />
            <span className="hint">只能授予你自己也有的权限。</span>
          </div>
          {member ? <p className="hint">修改后，{member.name}所有的登录立即结束。</p> : null}
          {trouble ? <Alert type="error" showIcon title={trouble} /> : null}
        </div>
      )}
    </Drawer>
  );
}

function Identity({ draft, onChange }: { draft: Draft; onChange: (part: Partial<Draft>) => void }) {
  return (
    <>
      <Field label="姓名">
        {(id) => (
          <Input
            id={id}
            maxLength={32}
            value={draft.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label="邮箱" hint="以后用它登录">
        {(id) => (
          <Input
            id={id}
            type="email"
            maxLength={128}
            value={draft.email}
            onChange={(event) => onChange({ email: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
