import { MoreOutlined } from '@ant-design/icons';
import { App, Button, Dropdown, Input } from 'antd';
import { callConsole, messageOf } from '../../lib/call-console.ts';
import { useMe } from '../../lib/me.ts';
import { refreshAll } from '../../lib/reads.ts';
import { Field } from '../../ui/field.tsx';
import { InvitationLink } from './invitation-link.tsx';
import type { Member } from './member.ts';

type ActKey = 'renew' | 'end' | 'off' | 'on';

const NAMES: Readonly<Record<ActKey, string>> = {
  renew: '重新邀请',
  end: '结束所有登录',
  off: '停用',
  on: '恢复',
};

const TOLD: Readonly<Record<ActKey, string>> = {
  renew: '生成新的邀请链接，本人要重新设置密码和验证器；以前的链接和所有登录立即失效。手机丢了也用这个。',
  end: '这个人要在所有设备上重新登录。',
  off: '这个人立即退出，不能再登录。操作记录保留。',
  on: '这个人可以用原来的账号登录。',
};

const isActKey = (key: string): key is ActKey => Object.hasOwn(NAMES, key);

export function MemberActs({ member, onRoles }: { member: Member; onRoles: () => void }) {
  const me = useMe();
  const ask = useAsk(member);
  const keys: ActKey[] =
    member.state === 'inactive'
      ? ['on']
      : ['renew', 'end', ...(member.id === me.id ? [] : (['off'] as const))];
  const items = keys.map((key) => ({ key, label: NAMES[key], danger: key === 'off' }));
  return (
    <div className="row g6">
      {member.state === 'inactive' ? null : (
        <Button size="small" onClick={onRoles}>
          修改角色
        </Button>
      )}
      <Dropdown
        menu={{ items, onClick: ({ key }) => (isActKey(key) ? ask(key) : undefined) }}
        trigger={['click']}
      >
        <Button size="small" icon={<MoreOutlined />} aria-label={`${member.name}的更多操作`} />
      </Dropdown>
    </div>
  );
}

/** Asks first, then acts; a new link is shown once. */
function useAsk(member: Member): (key: ActKey) => void {
  const { modal, message } = App.useApp();
  return (key) => {
    let reason = '';
    modal.confirm({
      title: `${NAMES[key]}：${member.name}`,
      content: (
        <div className="col g12">
          <p>{TOLD[key]}</p>
          {key === 'off' ? (
            <Field label="原因" isOptional>
              {(id) => (
                <Input
                  id={id}
                  maxLength={200}
                  onChange={(event) => {
                    reason = event.target.value;
                  }}
                />
              )}
            </Field>
          ) : null}
        </div>
      ),
      okText: NAMES[key],
      okButtonProps: { danger: key === 'off' },
      onOk: async () => {
        try {
          const invitation = await run(key, member.id, reason);
          void refreshAll();
          if (invitation)
            modal.info({
              title: '新的邀请链接',
              width: 520,
              content: <InvitationLink {...invitation} />,
              okText: '完成',
            });
          else message.success(`${NAMES[key]}：已完成`);
        } catch (error) {
          message.error(messageOf(error));
        }
      },
    });
  };
}

async function run(key: ActKey, id: string, reason: string) {
  if (key === 'renew') return callConsole('renewInvitation', { id });
  if (key === 'end') await callConsole('endStaffSessions', { id });
  if (key === 'off') await callConsole('deactivateStaff', { id, reason });
  if (key === 'on') await callConsole('reactivateStaff', { id });
  return undefined;
}
