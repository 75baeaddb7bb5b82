import {
  DisconnectOutlined,
  InboxOutlined,
  LockOutlined,
  SearchOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { ConsoleError, messageOf } from '../lib/call-console.ts';

interface NoticeProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
}

function Notice({ icon, title, children }: NoticeProps) {
  return (
    <div className="notice" role="status">
      <span className="notice-icon">{icon}</span>
      <b>{title}</b>
      {children}
    </div>
  );
}

export const Empty = ({
  title = '没有符合条件的记录',
  children,
}: {
  title?: string;
  children?: ReactNode;
}) => (
  <Notice icon={<InboxOutlined />} title={title}>
    {children}
  </Notice>
);

const NoPermission = () => (
  <Notice icon={<LockOutlined />} title="没有权限">
    <p className="hint">你的角色不包含这一项。需要时请联系管理员。</p>
  </Notice>
);

/** A read that gave nothing, with a way to try again if that can help. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const trouble = error instanceof ConsoleError ? error.trouble : 'broken';
  if (trouble === 'forbidden') return <NoPermission />;
  if (trouble === 'notFound')
    return (
      <Notice icon={<SearchOutlined />} title="没有找到">
        <p className="hint">编号不存在，或者不属于你负责的品牌。</p>
      </Notice>
    );
  return (
    <Notice
      icon={trouble === 'offline' ? <DisconnectOutlined /> : <WarningOutlined />}
      title={trouble === 'offline' ? '网络不通' : '没有读到'}
    >
      <p className="hint">{messageOf(error)}</p>
      <Button onClick={onRetry}>重试</Button>
    </Notice>
  );
}

export const Loading = ({ rows = 6 }: { rows?: number }) => (
  <div className="loading" role="status" aria-label="正在读取">
    <Skeleton active title={false} paragraph={{ rows }} />
  </div>
);

interface Read<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** Shows what was read; before, its skeleton; without it, why. */
export function Shown<Data>({
  read,
  children,
  rows,
}: {
  read: Read<Data>;
  children: (data: Data) => ReactNode;
  rows?: number;
}) {
  if (read.data !== undefined) return children(read.data);
  if (read.error) return <Failed error={read.error} onRetry={() => void read.refetch()} />;
  return <Loading {...(rows !== undefined && { rows })} />;
}
