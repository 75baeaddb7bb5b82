import { Grid, Table, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { Pager } from './pager.tsx';
import { Empty, Failed, Loading } from './states.tsx';
import { useTableChoice } from './table-choice.ts';

export interface Column<Row> {
  key: string;
  title: string;
  width: number;
  align?: 'right' | 'center';
  render: (row: Row) => ReactNode;
  /** Not shown until somebody chooses it. */
  startsHidden?: boolean;
}

interface KeysetTableProps<Row> {
  /** The browser keeps the choice of columns under this name. */
  name: string;
  columns: readonly Column<Row>[];
  read: { data: unknown; error: unknown; isFetching: boolean; refetch: () => unknown };
  rows: readonly Row[];
  next: string | null | undefined;
  rowKey: (row: Row) => string;
  /** The row on a phone. */
  card: (row: Row) => ReactNode;
  empty?: string;
  rowClassName?: (row: Row) => string;
  onRow?: (row: Row) => void;
}

/** A list that the server pages by key: a table, on a phone cards. */
export function KeysetTable<Row>(props: KeysetTableProps<Row>) {
  const { name, columns, read, rows, next, rowKey, card, empty, rowClassName, onRow } = props;
  const { md } = Grid.useBreakpoint();
  const choice = useTableChoice(name, columns);
  if (read.data === undefined) {
    if (read.error) return <Failed error={read.error} onRetry={() => void read.refetch()} />;
    return <Loading rows={12} />;
  }
  const isNarrow = md === false;
  return (
    <>
      {rows.length === 0 ? (
        <Empty {...(empty !== undefined && { title: empty })} />
      ) : isNarrow ? (
        <ul className="cards" aria-busy={read.isFetching}>
          {rows.map((row) => (
            <li key={rowKey(row)}>{card(row)}</li>
          ))}
        </ul>
      ) : (
        <Table<Row>
          size={choice.density}
          rowKey={rowKey}
          dataSource={rows}
          columns={columnsOf(choice.shown)}
          pagination={false}
          scroll={{ x: choice.shown.reduce((sum, { width }) => sum + width, 0) }}
          aria-busy={read.isFetching}
          {...(rowClassName && { rowClassName })}
          {...(onRow && { onRow: (row: Row) => ({ onClick: () => onRow(row) }) })}
        />
      )}
      <Pager next={next} count={rows.length} />
    </>
  );
}

const columnsOf = <Row,>(columns: readonly Column<Row>[]): TableColumnsType<Row> =>
  columns.map(({ key, title, width, align, render }) => ({
    key,
    title,
    width,
    ellipsis: { showTitle: false },
    ...(align && { align }),
    render: (_value: unknown, row: Row) => render(row),
  }));
