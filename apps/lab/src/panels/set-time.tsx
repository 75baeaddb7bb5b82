import { minuteText } from '@juban/domain';
import { useRef } from 'react';
import type { ClockMove } from '../lib/lab-api.ts';
import { notify } from '../lib/notice.ts';
import { fromTypedTime } from '../lib/shanghai-time.ts';
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
    if (field.current?.value === '' && now !== undefined) field.current.value = minuteText(now);
    field.current?.select();
  };
  const set = () => {
    const now = fromTypedTime(field.current?.value ?? '');
    if (now === undefined) notify('时间写作 2026-11-11 10:59', true);
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
        className={`${styles.field} mono`}
        aria-label="拨到的时间，北京时间"
        placeholder="年-月-日 时:分"
        autoComplete="off"
        onFocus={fillIn}
      />
      <ToolButton submits disabled={busy}>
        拨到
      </ToolButton>
    </form>
  );
}
