import { useRef } from 'react';
import type { ClockMove } from '../lib/lab-api.ts';
import { notify } from '../lib/notice.ts';
import { fromDateInput, toDateInput } from '../lib/shanghai-time.ts';
import { businessNow } from '../model/business-clock.ts';
import { ToolButton } from '../ui/tool-button.tsx';
import styles from './field-row.module.css';

interface SetTimeProps {
  onMove(move: ClockMove): void;
  busy: boolean;
}

export function SetTime({ onMove, busy }: SetTimeProps) {
  const field = useRef<HTMLInputElement>(null);
  const fillIn = () => {
    const now = businessNow();
    if (field.current && field.current.value === '' && now !== undefined)
      field.current.value = toDateInput(now);
  };
  const set = () => {
    const now = fromDateInput(field.current?.value ?? '');
    if (now === undefined) notify('请先选一个时间', true);
    else onMove({ now });
  };
  return (
    <form
      className={styles.row}
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
    >
      <input
        ref={field}
        type="datetime-local"
        aria-label="拨到的时间，北京时间"
        onFocus={fillIn}
        className={styles.field}
      />
      <ToolButton submits disabled={busy}>
        拨到
      </ToolButton>
    </form>
  );
}
