import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { PERMISSIONS, type Permission } from '@juban/contract/console/permissions';
import { Alert, App, Button, Checkbox, Drawer, Input } from 'antd';
import { callConsole } from '../../lib/call-console.ts';
import { useDraft } from '../../lib/draft.ts';
import { refreshAll } from '../../lib/reads.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
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
  const { isBusy, trouble, attempt } = useAttempt();
  const { id, name, permissions } = draft.value;
  const changes = changesOfRole(role, draft.value);
  const close = () => {
    draft.forget();
    onClose();
  };
  const save = () =>
    attempt(async () => {
      await callConsole('saveRole', { id, name: name.trim(), permissions });
      message.success('角色已保存');
      void refreshAll();
      close();
    });
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
        <Identity isNew={isNew} draft={draft.value} onChange={draft.change} />
        <Permissions value={permissions} onChange={(next) => draft.change({ permissions: next })} />
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

interface PermissionsProps {
  value: readonly Permission[];
  onChange: (value: Permission[]) => void;
}

function Permissions({ value, onChange }: PermissionsProps) {
  return PERMISSION_GROUPS.map(({ name, permissions }) => (
    <fieldset key={name} className="plain-set">
      <legend className="act-label">{name}</legend>
      <Checkbox.Group<Permission>
        className="permission-list"
        options={permissions.map((one) => ({ value: one, label: PERMISSIONS[one] }))}
        value={value.filter((one) => permissions.includes(one))}
        onChange={(chosen) => onChange([...value.filter((one) => !permissions.includes(one)), ...chosen])}
      />
    </fieldset>
  ));
}

interface IdentityProps {
  isNew: boolean;
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}

function Identity({ isNew, draft: { id, name }, onChange }: IdentityProps) {
  return (
    <>
      {isNew ? (
        <Field label="编号" hint="小写字母、数字和短横线，以后不能改">
          {(fieldId) => (
            <Input
              id={fieldId}
              value={id}
              maxLength={32}
              onChange={(event) => onChange({ id: event.target.value })}
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
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
