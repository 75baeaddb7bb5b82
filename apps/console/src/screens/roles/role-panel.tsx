import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { PERMISSIONS, type Permission } from '@juban/contract/console/permissions';
import { Alert, App, Button, Checkbox, Drawer, Input } from 'antd';
import { useState } from 'react';
import { callConsole, messageOf } from '../../lib/call-console.ts';
import { useDraft } from '../../lib/draft.ts';
import { refreshAll } from '../../lib/reads.ts';
import { Change } from '../../ui/change.tsx';
import { Field } from '../../ui/field.tsx';
import { PERMISSION_GROUPS } from './permission-groups.ts';
import { changesOfRole } from './role-changes.ts';

type Role = ConsoleOutput<'listRoles'>[number];

interface Draft {
  id: string;
  name: string;
  permissions: Permission[];
}

const ROLE_ID = /^[a-z][a-z0-9-]{1,31}$/;

export function RolePanel({ role, onClose }: { role: Role; onClose: () => void }) {
  const { message } = App.useApp();
  const isNew = role.id === '';
  const draft = useDraft<Draft>(`role ${role.id}`, {
    id: role.id,
    name: role.name,
    permissions: role.permissions,
  });
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const { id, name, permissions } = draft.value;
  const changes = changesOfRole(role, draft.value);
  const close = () => {
    draft.forget();
    onClose();
  };
  const save = async () => {
    setBusy(true);
    setTrouble('');
    try {
      await callConsole('saveRole', { id, name: name.trim(), permissions });
      message.success('角色已保存');
      void refreshAll();
      close();
    } catch (error) {
      setTrouble(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const isReady = ROLE_ID.test(id) && name.trim() !== '' && changes.length > 0;
  return (
    <Drawer
      title={isNew ? '新建角色' : '修改角色'}
      open
      onClose={close}
      size={468}
      extra={<span className="s12 t3">{role.members} 人</span>}
      footer={
        <div className="row g8 end">
          <Button onClick={close}>取消</Button>
          <Button type="primary" loading={isBusy} disabled={!isReady} onClick={() => void save()}>
            {isNew ? '新建角色' : `保存 ${changes.length} 处修改`}
          </Button>
        </div>
      }
    >
      <div className="col g12">
        {isNew ? (
          <Field label="编号" hint="小写字母、数字和短横线，以后不能改">
            {(fieldId) => (
              <Input
                id={fieldId}
                value={id}
                maxLength={32}
                onChange={(event) => draft.change({ id: event.target.value })}
              />
            )}
          </Field>
        ) : null}
        <Field label="名称">
          {(fieldId) => (
            <Input
              id={fieldId}
              value={name}
              maxLength={32}
              onChange={(event) => draft.change({ name: event.target.value })}
            />
          )}
        </Field>
        {PERMISSION_GROUPS.map((group) => (
          <fieldset key={group.name} className="plain-set">
            <legend className="act-label">{group.name}</legend>
            <Checkbox.Group
              className="permission-list"
              options={group.permissions.map((value) => ({ value, label: PERMISSIONS[value] }))}
              value={permissions.filter((one) => group.permissions.includes(one))}
              onChange={(chosen) =>
                draft.change({
                  permissions: [
                    ...permissions.filter((one) => !group.permissions.includes(one)),
                    ...(chosen as Permission[]),
                  ],
                })
              }
            />
          </fieldset>
        ))}
        <section className="sheet">
          <h2>将会发生的变更</h2>
          <div>
            <Change changes={changes} />
          </div>
        </section>
        {role.members > 0 ? <p className="hint">保存后，{role.members} 位成员要重新登录。</p> : null}
        {trouble ? <Alert type="error" showIcon title={trouble} /> : null}
      </div>
    </Drawer>
  );
}
