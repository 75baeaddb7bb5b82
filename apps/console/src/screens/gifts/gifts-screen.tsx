import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { Link } from '@tanstack/react-router';
import { count } from '../../lib/format.ts';
import { useRead } from '../../lib/reads.ts';
import { type Column, KeysetTable } from '../../ui/keyset-table.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PageHead } from '../../ui/page-head.tsx';

type Row = ConsoleOutput<'listGiftDraws'>[number];

const Activity = ({ row: { activity, title } }: { row: Row }) => (
  <Link to="/gifts/$activity" params={{ activity }}>
    {title || activity}
  </Link>
);

function Waiting({ waiting, winners }: Row) {
  if (waiting > 0) return <Mark tone="warn">{count(waiting)} 件待寄</Mark>;
  return winners > 0 ? <Mark tone="good">全部寄出</Mark> : <Mark tone="mute">没有中奖者</Mark>;
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'title', title: '活动', width: 260, render: (row) => <Activity row={row} /> },
  {
    key: 'id',
    title: '编号',
    width: 160,
    render: ({ activity }) => <span className="mono">{activity}</span>,
  },
  { key: 'time', title: '抽取时间', width: 150, render: ({ drawTime }) => <Moment at={drawTime} long /> },
  {
    key: 'participants',
    title: '参与',
    width: 100,
    align: 'right',
    render: ({ participants }) => <span className="num">{count(participants)} 人</span>,
  },
  {
    key: 'winners',
    title: '中奖',
    width: 90,
    align: 'right',
    render: ({ winners }) => <span className="num">{count(winners)} 人</span>,
  },
  { key: 'waiting', title: '寄送', width: 130, render: (row) => <Waiting {...row} /> },
];

export default function GiftsScreen() {
  const read = useRead('listGiftDraws', {});
  return (
    <div className="page full">
      <PageHead
        name="奖品与寄送"
        note="活动的实物奖品。到时由后台按事先公布的种子抽取，谁都可以复算；这里查看中奖者并登记寄出。"
      />
      <section className="panel flush">
        <KeysetTable
          name="gifts"
          columns={COLUMNS}
          read={read}
          rows={read.data ?? []}
          next={null}
          rowKey={({ activity }) => activity}
          card={(row) => (
            <div className="order-card">
              <div className="row between">
                <b>
                  <Activity row={row} />
                </b>
                <Waiting {...row} />
              </div>
              <div className="row between s12 t3">
                <span>
                  {count(row.participants)} 人参与，{count(row.winners)} 人中奖
                </span>
                <Moment at={row.drawTime} />
              </div>
            </div>
          )}
          empty="还没有抽取过实物奖品"
        />
      </section>
    </div>
  );
}
