import { PlusOutlined } from '@ant-design/icons';
import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { PERMISSIONS } from '@juban/contract/console/permissions';
import { Button } from 'antd';
import { useState } from 'react';
import { useMay } from '../../lib/me.ts';
import { useRead } from '../../lib/reads.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Shown } from '../../ui/states.tsx';
import { PERMISSION_GROUPS } from './permission-groups.ts';
import { RolePanel } from './role-panel.tsx';
import './roles.css';

type Role = ConsoleOutput<'listRoles'>[number];

const NEW: Role = { id: '', name: '', permissions: [], members: 0 };

export default function RolesScreen() {
  const read = useRead('listRoles', {});
  const may = useMay();
  const [edited, setEdited] = useState<Role>();
  const edit = may('saveRole') ? setEdited : undefined;
  return (
    <div className="page">
      <PageHead
        name="角色"
        note="角色是一组权限，按品牌授予员工。一人可兼多个角色，但提交与复核永远不是同一人。"
      >
        {edit ? (
          <Button type="primary" icon={<PlusOutlined />} onClick={() => edit(NEW)}>
            新建角色
          </Button>
        ) : null}
      </PageHead>
      <section className="panel flush">
        <Shown read={read} rows={16}>
          {(roles) => <Matrix roles={roles} onEdit={edit} />}
        </Shown>
      </section>
      {edited ? <RolePanel role={edited} onClose={() => setEdited(undefined)} /> : null}
    </div>
  );
}

interface MatrixProps {
  roles: readonly Role[];
  onEdit: ((role: Role) => void) | undefined;
}

function Matrix({ roles, onEdit }: MatrixProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keys
    <section className="table-scroll" tabIndex={0} aria-label="权限矩阵">
      <table className="plain-table matrix">
        <thead>
          <tr>
            <th>权限</th>
            {roles.map((role) => (
              <th key={role.id} scope="col">
                {onEdit ? (
                  <button type="button" className="plain-link" onClick={() => onEdit(role)}>
                    {role.name}
                  </button>
                ) : (
                  role.name
                )}
                <small>{role.members} 人</small>
              </th>
            ))}
          </tr>
        </thead>
        {PERMISSION_GROUPS.map(({ name, permissions }) => (
          <tbody key={name}>
            <tr className="group">
              <th colSpan={roles.length + 1} scope="rowgroup">
                {name}
              </th>
            </tr>
            {permissions.map((permission) => (
              <tr key={permission}>
                <th scope="row">{PERMISSIONS[permission]}</th>
                {roles.map((role) => (
                  <Cell key={role.id} has={role.permissions.includes(permission)} permission={permission} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** Approving is another word than doing. */
function Cell({ has, permission }: { has: boolean; permission: string }) {
  if (!has)
    return (
      <td className="t3">
        <span aria-hidden="true">—</span>
        <span className="visually-hidden">没有</span>
      </td>
    );
  return (
    <td>
      {permission.endsWith('.approve') ? (
        <span className="mark warn">复核</span>
      ) : (
        <span className="good b">可以</span>
      )}
    </td>
  );
}
