import { UserAddOutlined } from '@ant-design/icons';
import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { Button } from 'antd';
import { useState } from 'react';
import { useRead } from '../../lib/reads.ts';
import { MEMBER_STATES } from '../../lib/state-names.ts';
import { brandNameOf } from '../../ui/brand-name.tsx';
import { type Column, KeysetTable } from '../../ui/keyset-table.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import type { Member } from './member.ts';
import { MemberActs } from './member-acts.tsx';
import { MemberPanel } from './member-panel.tsx';

type Roles = ConsoleOutput<'listRoles'>;

const brandsText = (brands: readonly string[]) =>
  brands.includes('*') ? '全部品牌' : brands.map(brandNameOf).join('、');

const rolesText = (member: Member, roles: Roles) =>
  member.roles
    .map(
      ({ role, brands }) => `${roles.find(({ id }) => id === role)?.name ?? role}（${brandsText(brands)}）`,
    )
    .join('；');

const columnsOf = (roles: Roles, onRoles: (member: Member) => void): readonly Column<Member>[] => [
  { key: 'name', title: '姓名', width: 110, render: ({ name }) => <b>{name}</b> },
  { key: 'email', title: '账号', width: 210, render: ({ email }) => email },
  {
    key: 'state',
    title: '状态',
    width: 110,
    render: ({ state }) => <StateMark names={MEMBER_STATES} state={state} />,
  },
  {
    key: 'roles',
    title: '角色',
    width: 260,
    render: (member) => <span title={rolesText(member, roles)}>{rolesText(member, roles)}</span>,
  },
  {
    key: 'sessions',
    title: '登录中',
    width: 70,
    align: 'right',
    render: ({ sessions }) => <span className="num">{sessions}</span>,
  },
  {
    key: 'seen',
    title: '最近使用',
    width: 110,
    align: 'right',
    render: ({ lastSeenTime }) => <Moment at={lastSeenTime} />,
  },
  {
    key: 'create',
    title: '加入时间',
    width: 110,
    align: 'right',
    startsHidden: true,
    render: ({ createTime }) => <Moment at={createTime} />,
  },
  {
    key: 'acts',
    title: '操作',
    width: 150,
    render: (member) => <MemberActs member={member} onRoles={() => onRoles(member)} />,
  },
];

export default function StaffScreen() {
  const read = useRead('listStaff', {});
  const roles = useRead('listRoles', {});
  const [opened, setOpened] = useState<Member | 'new'>();
  const known = roles.data ?? [];
  return (
    <div className="page full">
      <PageHead
        name="员工"
        note="用邀请链接加入，24 小时内有效，只能用一次。改角色或停用后，这个人所有的登录立即结束。"
      >
        <Button type="primary" icon={<UserAddOutlined />} onClick={() => setOpened('new')}>
          邀请员工
        </Button>
      </PageHead>
      <section className="panel flush">
        <KeysetTable
          name="staff"
          columns={columnsOf(known, setOpened)}
          read={read}
          rows={read.data ?? []}
          next={null}
          rowKey={({ id }) => id}
          card={(member) => (
            <div className="order-card">
              <div className="row between">
                <b>{member.name}</b>
                <StateMark names={MEMBER_STATES} state={member.state} />
              </div>
              <div className="s12 t3">{rolesText(member, known)}</div>
              <MemberActs member={member} onRoles={() => setOpened(member)} />
            </div>
          )}
        />
      </section>
      {opened && roles.data ? (
        <MemberPanel
          member={opened === 'new' ? undefined : opened}
          roles={roles.data}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </div>
  );
}
