import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { Link } from '@tanstack/react-router';
import { useAddress } from '../../lib/address.ts';
import { dayEnd, dayStart, given } from '../../lib/filters.ts';
import { useRead } from '../../lib/reads.ts';
import { BrandName } from '../../ui/brand-name.tsx';
import { FilterDays } from '../../ui/filter-days.tsx';
import { type Column, KeysetTable } from '../../ui/keyset-table.tsx';
import { UserLink } from '../../ui/links.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { TableSettings } from '../../ui/table-settings.tsx';

type Row = ConsoleOutput<'listUsers'>['users'][number];

const isMember = ({ expireTime }: Row) => expireTime !== null && expireTime > Date.now();

const Membership = ({ row }: { row: Row }) =>
  row.expireTime === null ? (
    <Mark tone="mute">不是会员</Mark>
  ) : isMember(row) ? (
    <Mark tone="gold">会员有效</Mark>
  ) : (
    <Mark tone="mute">已到期</Mark>
  );

const COLUMNS: readonly Column<Row>[] = [
  { key: 'id', title: '用户 ID', width: 110, render: ({ id }) => <UserLink id={id} /> },
  {
    key: 'name',
    title: '昵称',
    width: 180,
    render: ({ id, nickName }) => <UserLink id={id}>{nickName || '—'}</UserLink>,
  },
  {
    key: 'mobile',
    title: '手机号',
    width: 120,
    render: ({ mobile }) => <span className="num">{mobile || '—'}</span>,
  },
  { key: 'brand', title: '注册品牌', width: 110, render: ({ brand }) => <BrandName brand={brand} /> },
  { key: 'client', title: '客户端', width: 100, render: ({ clientType }) => clientType },
  {
    key: 'level',
    title: '等级',
    width: 70,
    render: ({ level }) => (level > 0 ? <span className="v">V{level}</span> : '—'),
  },
  { key: 'member', title: '会员', width: 100, render: (row) => <Membership row={row} /> },
  {
    key: 'expire',
    title: '会员到期',
    width: 140,
    align: 'right',
    render: ({ expireTime }) => <Moment at={expireTime} long />,
  },
  {
    key: 'register',
    title: '注册时间',
    width: 140,
    align: 'right',
    render: ({ registerTime }) => <Moment at={registerTime} long />,
  },
];

export default function UsersScreen() {
  const { brand, from, until, after } = useAddress();
  const filter = given({ brand, from: dayStart(from), until: dayEnd(until), after });
  const read = useRead('listUsers', filter as Parameters<typeof useRead<'listUsers'>>[1], {
    keepPrevious: true,
  });
  return (
    <div className="page full">
      <PageHead name="用户" note="按注册时间从新到旧。找某一位用户，用 Ctrl K 搜手机号或用户 ID。" />
      <section className="panel flush">
        <div className="filters">
          <FilterDays label="注册时间" />
          <span className="grow" />
          <TableSettings name="users" columns={COLUMNS} />
        </div>
        <KeysetTable
          name="users"
          columns={COLUMNS}
          read={read}
          rows={read.data?.users ?? []}
          next={read.data?.next}
          rowKey={({ id }) => id}
          card={(row) => <Card row={row} />}
        />
      </section>
    </div>
  );
}

function Card({ row }: { row: Row }) {
  return (
    <Link to="/users/$id" params={{ id: row.id }} className="order-card">
      <div className="row between">
        <BrandName brand={row.brand} />
        <Membership row={row} />
      </div>
      <div className="row between base">
        <b className="clip">{row.nickName || '—'}</b>
        <span className="num">{row.mobile || '—'}</span>
      </div>
      <div className="row between s12 t3">
        <span className="num">{row.id}</span>
        <Moment at={row.registerTime} long />
      </div>
    </Link>
  );
}
