import { useState } from 'react';
import { formatTime } from '../lib/shanghai-time.ts';
import { useStore } from '../lib/store.ts';
import type { CallCondition } from '../model/call-condition.ts';
import { Pane } from '../ui/pane.tsx';
import { callLog, type PageCall } from './call-log.ts';
import styles from './calls-pane.module.css';

const CONDITION_NOTES: Readonly<Partial<Record<CallCondition, string>>> = {
  loading: '接口不应答',
  failing: '接口都失败',
  offline: '没有网络',
  expired: '登录已失效',
};

/** Calls of the page in the frame, newest first; a new page starts a new list. */
export function CallsPane({ condition }: { condition: CallCondition }) {
  const calls = useStore(callLog);
  const [isOpen, setIsOpen] = useState(true);
  const [shown, setShown] = useState<number>();
  const note = CONDITION_NOTES[condition];
  return (
    <Pane
      title="页面调用"
      note={
        note ? (
          <span className={styles.condition}>{`${calls.length} 次，${note}`}</span>
        ) : (
          `${calls.length} 次`
        )
      }
      isOpen={isOpen}
      onFold={setIsOpen}
    >
      {calls.length === 0 ? (
        <p className={styles.none}>页面打开后还没有调用过接口。</p>
      ) : (
        <ol className={styles.calls} aria-label="页面调用，新的在前">
          {calls.map((call) => (
            <CallRow
              key={call.key}
              call={call}
              isOpen={call.key === shown}
              onToggle={() => setShown(call.key === shown ? undefined : call.key)}
            />
          ))}
        </ol>
      )}
    </Pane>
  );
}

interface CallRowProps {
  call: PageCall;
  isOpen: boolean;
  onToggle(): void;
}

function CallRow({ call, isOpen, onToggle }: CallRowProps) {
  const { at, method, path, state, ms } = call;
  return (
    <li data-state={state} data-open={isOpen || undefined}>
      <button type="button" className="mono" aria-expanded={isOpen} title={path} onClick={onToggle}>
        <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
        <span className={styles.method}>{method}</span>
        <span className={styles.path}>
          <bdi dir="ltr">{path}</bdi>
        </span>
        <b>{describeResult(call)}</b>
        <span className={styles.ms}>{ms !== undefined && `${ms} ms`}</span>
      </button>
      {isOpen && <CallDetails call={call} />}
    </li>
  );
}

function describeResult({ state, status, code = '' }: PageCall): string {
  if (state === 'underway') return '等待';
  if (status === undefined) return state === 'failed' ? '未送达' : '已送出';
  return `${status} ${code}`.trim();
}

function CallDetails({ call: { method, path, request, answer = '', byLab } }: { call: PageCall }) {
  return (
    <dl className={`${styles.details} mono`}>
      <dt>请求</dt>
      <dd>
        {method} {path}
        {request !== '' && <pre>{request}</pre>}
      </dd>
      <dt>应答</dt>
      <dd>
        {byLab && <p>由 Lab 代答，没有送到服务器。</p>}
        <pre>{answer === '' ? '没有内容' : answer}</pre>
      </dd>
    </dl>
  );
}
