import { Link, useParams } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { useMay } from '../../lib/me.ts';
import { useRead } from '../../lib/reads.ts';
import { CopiedNo } from '../../ui/copied-no.tsx';
import { type Column, KeysetTable } from '../../ui/keyset-table.tsx';
import { UserLink } from '../../ui/links.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { AddressPanel } from './address-panel.tsx';
import { SendPanel } from './send-panel.tsx';
import type { Winner } from './winner.ts';

interface Act {
  kind: 'address' | 'send';
  winner: Winner;
}

interface Acts {
  mayReveal: boolean;
  open: (act: Act) => void;
}

function State({ winner: { userId, sendTime } }: { winner: Winner }) {
  if (sendTime !== null) return <Mark tone="good">已寄出</Mark>;
  return userId === null ? <Mark tone="mute">已注销，不寄</Mark> : <Mark tone="warn">待寄出</Mark>;
}

const WinnerActs = ({ winner, mayReveal, open }: Acts & { winner: Winner }) =>
  winner.userId === null ? null : (
    <span className="row g6">
      {mayReveal ? (
        <Button size="small" onClick={() => open({ kind: 'address', winner })}>
          查看地址
        </Button>
      ) : null}
      <Button size="small" onClick={() => open({ kind: 'send', winner })}>
        {winner.sendTime === null ? '登记寄出' : '更正单号'}
      </Button>
    </span>
  );

const columnsOf = (acts: Acts): readonly Column<Winner>[] => [
  {
    key: 'place',
    title: '名次',
    width: 70,
    align: 'right',
    render: ({ place }) => <span className="num">{place}</span>,
  },
  { key: 'entry', title: '登记号', width: 150, render: ({ entryNo }) => <CopiedNo text={entryNo} /> },
  {
    key: 'user',
    title: '用户',
    width: 110,
    render: ({ userId }) => (userId === null ? <span className="t3">—</span> : <UserLink id={userId} />),
  },
  { key: 'state', title: '状态', width: 110, render: (winner) => <State winner={winner} /> },
  { key: 'courier', title: '快递公司', width: 110, render: ({ courier }) => courier || '—' },
  {
    key: 'no',
    title: '快递单号',
    width: 160,
    render: ({ trackingNo }) => (trackingNo ? <CopiedNo text={trackingNo} /> : '—'),
  },
  {
    key: 'time',
    title: '寄出时间',
    width: 110,
    align: 'right',
    render: ({ sendTime }) => <Moment at={sendTime} />,
  },
  { key: 'acts', title: '操作', width: 190, render: (winner) => <WinnerActs winner={winner} {...acts} /> },
];

export default function GiftScreen() {
  const { activity = '' } = useParams({ strict: false }) as { activity?: string };
  const read = useRead('listGiftWinners', { activity });
  const draws = useRead('listGiftDraws', {});
  const may = useMay();
  const [act, setAct] = useState<Act>();
  const title = draws.data?.find((draw) => draw.activity === activity)?.title || activity;
  const acts = { mayReveal: may('revealGiftAddress'), open: setAct };
  const close = () => setAct(undefined);
  return (
    <div className="page full">
      <PageHead
        name={`中奖者：${title}`}
        back={
          <>
            <Link to="/gifts">奖品与寄送</Link> / 中奖者
          </>
        }
        title={title}
        note="按抽取的名次排列。地址只在需要时查看，每次都记入操作记录；单号登记后用户马上能看到。"
      />
      <section className="panel flush">
        <KeysetTable
          name="winners"
          columns={columnsOf(acts)}
          read={read}
          rows={read.data ?? []}
          next={null}
          rowKey={({ entryNo }) => entryNo}
          card={(winner) => (
            <div className="order-card">
              <div className="row between">
                <b className="num">
                  第 {winner.place} 名 {winner.userId ? <UserLink id={winner.userId} /> : null}
                </b>
                <State winner={winner} />
              </div>
              <div className="s12 t3">
                {winner.trackingNo ? `${winner.courier} ${winner.trackingNo}` : winner.entryNo}
              </div>
              <WinnerActs winner={winner} {...acts} />
            </div>
          )}
          empty="没有中奖者"
        />
      </section>
      {act?.kind === 'address' ? (
        <AddressPanel activity={activity} winner={act.winner} onClose={close} />
      ) : null}
      {act?.kind === 'send' ? <SendPanel activity={activity} winner={act.winner} onClose={close} /> : null}
    </div>
  );
}
