import type { ConsoleInput, ConsoleOutput } from '@juban/contract/console/console-schemas';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useAddress, useChangeAddress } from '../../lib/address.ts';
import { given } from '../../lib/filters.ts';
import { useMay } from '../../lib/me.ts';
import { useRead } from '../../lib/reads.ts';
import { CONTRACT_STATES, optionsOf, providerName } from '../../lib/state-names.ts';
import { BrandName } from '../../ui/brand-name.tsx';
import { CopiedNo } from '../../ui/copied-no.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { type Column, KeysetTable } from '../../ui/keyset-table.tsx';
import { UserLink } from '../../ui/links.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Money } from '../../ui/money.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { TableSettings } from '../../ui/table-settings.tsx';
import { CancelContractPanel } from './cancel-contract-panel.tsx';

type Row = ConsoleOutput<'listContracts'>['contracts'][number];

const ORDERS = [
  { value: 'newest', label: '最新签约' },
  { value: 'due', label: '即将扣款' },
  { value: 'failed', label: '扣款失败' },
];

const isRunning = ({ state }: Row) => state === 'active';

const columnsOf = (cancel: ((row: Row) => void) | undefined): readonly Column<Row>[] => [
  { key: 'no', title: '契约号', width: 220, render: ({ contractNo }) => <CopiedNo text={contractNo} /> },
  { key: 'brand', title: '品牌', width: 104, render: ({ brand }) => <BrandName brand={brand} /> },
  { key: 'user', title: '用户', width: 96, render: ({ userId }) => <UserLink id={userId} /> },
  { key: 'goods', title: '商品', width: 150, render: ({ goodsName }) => goodsName },
  { key: 'fen', title: '每期', width: 86, align: 'right', render: ({ fen }) => <Money fen={fen} strong /> },
  { key: 'provider', title: '渠道', width: 92, render: ({ provider }) => providerName(provider) },
  {
    key: 'state',
    title: '状态',
    width: 94,
    render: ({ state }) => <StateMark names={CONTRACT_STATES} state={state} />,
  },
  {
    key: 'due',
    title: '下次扣款',
    width: 110,
    align: 'right',
    render: ({ dueTime }) => <Moment at={dueTime} />,
  },
  {
    key: 'failure',
    title: '上次失败原因',
    width: 160,
    render: ({ failure }) => (
      <span className="bad" title={failure}>
        {failure}
      </span>
    ),
  },
  {
    key: 'create',
    title: '签约时间',
    width: 110,
    align: 'right',
    startsHidden: true,
    render: ({ createTime }) => <Moment at={createTime} />,
  },
  {
    key: 'act',
    title: '操作',
    width: 76,
    render: (row) =>
      cancel && isRunning(row) ? (
        <Button size="small" onClick={() => cancel(row)}>
          解约
        </Button>
      ) : null,
  },
];

export default function ContractsScreen() {
  const { brand, state, order = 'newest', after } = useAddress();
  const change = useChangeAddress();
  const may = useMay();
  const [cancelled, setCancelled] = useState<Row>();
  const filter = given({ brand, state, order, after });
  const read = useRead('listContracts', filter as ConsoleInput<'listContracts'>, { keepPrevious: true });
  const cancel = may('cancelContract') ? setCancelled : undefined;
  const columns = columnsOf(cancel);
  return (
    <div className="page full">
      <PageHead name="续费" note="自动续费契约：谁将被扣款，谁没有扣成，为什么。" />
      <section className="panel flush">
        <search className="filters">
          <Segmented
            aria-label="排列"
            options={ORDERS}
            value={order}
            onChange={(value) => change({ order: value })}
          />
          <FilterSelect name="state" label="状态" options={optionsOf(CONTRACT_STATES)} />
          <span className="grow" />
          <TableSettings name="contracts" columns={columns} />
        </search>
        <KeysetTable
          name="contracts"
          columns={columns}
          read={read}
          rows={read.data?.contracts ?? []}
          next={read.data?.next}
          rowKey={({ contractNo }) => contractNo}
          card={(row) => <Card row={row} cancel={cancel} />}
          empty={order === 'failed' ? '没有扣款失败的契约' : '没有符合条件的契约'}
        />
      </section>
      {cancelled ? (
        <CancelContractPanel contract={cancelled} onClose={() => setCancelled(undefined)} />
      ) : null}
    </div>
  );
}

function Card({ row, cancel }: { row: Row; cancel: ((row: Row) => void) | undefined }) {
  return (
    <div className="order-card">
      <div className="row between">
        <BrandName brand={row.brand} />
        <StateMark names={CONTRACT_STATES} state={row.state} />
      </div>
      <div className="row between base">
        <b className="clip">{row.goodsName}</b>
        <Money fen={row.fen} strong />
      </div>
      <div className="row between s12 t3">
        <UserLink id={row.userId} />
        <span>
          下次扣款 <Moment at={row.dueTime} />
        </span>
      </div>
      {row.failure ? <div className="s12 bad">{row.failure}</div> : null}
      {cancel && isRunning(row) ? (
        <Button size="small" onClick={() => cancel(row)}>
          解约
        </Button>
      ) : null}
    </div>
  );
}
