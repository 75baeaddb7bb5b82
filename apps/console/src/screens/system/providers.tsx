import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { useRead } from '../../lib/reads.ts';
import { PROVIDER_STATES } from '../../lib/state-names.ts';
import { systemProviderName } from '../../lib/system-names.ts';
import { BrandName } from '../../ui/brand-name.tsx';
import { type Column, KeysetTable } from '../../ui/keyset-table.tsx';
import { Moment } from '../../ui/moment.tsx';
import { StateMark } from '../../ui/state-mark.tsx';

type Row = ConsoleOutput<'listProviders'>[number];

const Brand = ({ brand }: { brand: string }) =>
  brand ? <BrandName brand={brand} /> : <span className="t3">全部品牌</span>;

const COLUMNS: readonly Column<Row>[] = [
  { key: 'provider', title: '渠道', width: 120, render: ({ provider }) => systemProviderName(provider) },
  { key: 'brand', title: '品牌', width: 120, render: ({ brand }) => <Brand brand={brand} /> },
  {
    key: 'state',
    title: '状态',
    width: 110,
    render: ({ state }) => <StateMark names={PROVIDER_STATES} state={state} />,
  },
  {
    key: 'success',
    title: '最近成功',
    width: 120,
    align: 'right',
    render: ({ lastSuccess }) => <Moment at={lastSuccess} />,
  },
  {
    key: 'failure',
    title: '最近失败',
    width: 120,
    align: 'right',
    render: ({ lastFailure }) => <Moment at={lastFailure} />,
  },
  {
    key: 'waiting',
    title: '等待重试',
    width: 90,
    align: 'right',
    render: ({ waiting }) => <span className={`num ${waiting > 0 ? 'warn' : 't3'}`}>{waiting}</span>,
  },
  {
    key: 'dead',
    title: '已放弃',
    width: 80,
    align: 'right',
    render: ({ dead }) => <span className={`num ${dead > 0 ? 'bad' : 't3'}`}>{dead}</span>,
  },
  {
    key: 'error',
    title: '原因',
    width: 300,
    render: ({ error }) => (
      <span className="bad" title={error}>
        {error}
      </span>
    ),
  },
];

export function Providers() {
  const read = useRead('listProviders', {});
  return (
    <KeysetTable
      name="providers"
      columns={COLUMNS}
      read={read}
      rows={read.data ?? []}
      next={null}
      rowKey={({ provider, brand }) => `${provider} ${brand}`}
      card={(row) => (
        <div className="order-card">
          <div className="row between">
            <b>{systemProviderName(row.provider)}</b>
            <StateMark names={PROVIDER_STATES} state={row.state} />
          </div>
          <Brand brand={row.brand} />
          {row.error ? <div className="s12 bad">{row.error}</div> : null}
        </div>
      )}
      empty="还没有渠道的记录"
    />
  );
}
