import { SafetyCertificateOutlined } from '@ant-design/icons';
import { clockText } from '@juban/domain/shanghai-words';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { ConsoleError, messageOf } from '../lib/call-console.ts';
import { askStepUp } from '../lib/step-up.ts';
import { Change } from './change.tsx';

interface Preview {
  changes: readonly { what: string; before: string; after: string }[];
  needsApproval: boolean;
}

export interface DryRun {
  /** Distinguishes the answers to different fields. */
  key: string;
  ask: (signal: AbortSignal) => Promise<Preview>;
}

const PAUSE_MS = 350;

/** A value that follows another one after a pause. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

/** What the server says would change, asked again whenever the fields change. */
export function useDryRun(dryRun: DryRun | undefined | null) {
  const key = dryRun?.key ?? '';
  const paused = usePaused(key);
  const read = useQuery({
    queryKey: ['dryRun', key],
    queryFn: ({ signal }) => dryRun?.ask(signal) ?? Promise.reject(new Error('nothing to try')),
    enabled: Boolean(dryRun) && paused === key,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return { ...read, data: dryRun ? read.data : undefined };
}

interface DryRunSheetProps {
  preview: ReturnType<typeof useDryRun>;
  /** The fields are complete. */
  isReady: boolean;
}

export function DryRunSheet({ preview, isReady }: DryRunSheetProps) {
  const { data, error, dataUpdatedAt } = preview;
  return (
    <>
      <section className="sheet" aria-live="polite">
        <h2>
          将会发生的变更
          <span className="sheet-time">{data ? `试算于 ${clockText(dataUpdatedAt)}` : ''}</span>
        </h2>
        <div>
          {data ? (
            <Change changes={data.changes} />
          ) : error && isReady ? (
            <Unknown error={error} onRetry={() => void preview.refetch()} />
          ) : isReady ? (
            <div className="loading">
              <Skeleton active title={false} paragraph={{ rows: 3 }} />
            </div>
          ) : (
            <p className="hint change-none">填好上面的内容后，服务器会在这里列出变更。</p>
          )}
        </div>
      </section>
      {data?.needsApproval ? (
        <Alert
          type="warning"
          showIcon
          icon={<SafetyCertificateOutlined />}
          title="超过限额，需要另一位同事复核。提交后 72 小时内有效；复核通过之前什么都不会变。"
        />
      ) : null}
    </>
  );
}

function Unknown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isStale = error instanceof ConsoleError && error.trouble === 'stepUp';
  const verify = async () => {
    if (await askStepUp()) onRetry();
  };
  return (
    <div className="change-none col g8 top">
      <p className={isStale ? 'hint' : 'bad'}>{isStale ? '验证身份后可以看到变更。' : messageOf(error)}</p>
      <Button size="small" onClick={() => (isStale ? void verify() : onRetry())}>
        {isStale ? '验证身份' : '重试'}
      </Button>
    </div>
  );
}
