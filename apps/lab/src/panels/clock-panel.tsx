import { describeOffset, isMoved } from '../lib/clock-offset.ts';
import { notifyFailure } from '../lib/notice.ts';
import { DAY_MS, formatDay, formatTime, HOUR_MS, MINUTE_MS } from '../lib/shanghai-time.ts';
import { useStore } from '../lib/store.ts';
import { useAction } from '../lib/use-action.ts';
import { usePoll } from '../lib/use-poll.ts';
import {
  businessClock,
  moveBusinessClock,
  readBusinessClock,
  useBusinessSecond,
} from '../model/business-clock.ts';
import { Panel } from '../ui/panel.tsx';
import { Segments } from '../ui/segments.tsx';
import { ToolButton } from '../ui/tool-button.tsx';
import styles from './clock-panel.module.css';
import { DayLine } from './day-line.tsx';
import { SetTime } from './set-time.tsx';

const READ_EVERY_MS = 5_000;
const STEPS = [
  { label: '+1 分', advanceMs: MINUTE_MS },
  { label: '+1 小时', advanceMs: HOUR_MS },
  { label: '+1 天', advanceMs: DAY_MS },
  { label: '+1 年', advanceMs: 365 * DAY_MS },
];
const RUNNING = [
  { value: true, label: '停' },
  { value: false, label: '走' },
];

/** The business clock. Signatures, sessions and codes use the real one. */
export function ClockPanel() {
  const now = useBusinessSecond();
  const frozen = useStore(businessClock)?.frozen ?? false;
  const [move, busy] = useAction(moveBusinessClock);
  usePoll(() => readBusinessClock().catch(notifyFailure), READ_EVERY_MS);
  const offset = now === undefined ? 0 : now - Date.now();
  const isReal = !frozen && !isMoved(offset);
  return (
    <Panel title="时钟" note={frozen ? '已停住' : describeOffset(offset)}>
      <div className={styles.face}>
        <b data-testid="business-time">{now === undefined ? '--:--:--' : formatTime(now)}</b>
        <span className="num">{now !== undefined && formatDay(now)}</span>
        <div>
          <Segments
            label="时钟走动"
            value={frozen}
            options={RUNNING}
            onPick={(freeze) => move({ freeze })}
            disabled={busy}
          />
        </div>
      </div>
      <DayLine now={now} onMove={move} />
      <div className={styles.buttons}>
        {STEPS.map(({ label, advanceMs }) => (
          <ToolButton key={label} onClick={() => move({ advanceMs })} disabled={busy}>
            {label}
          </ToolButton>
        ))}
        <ToolButton onClick={() => move({ reset: true })} disabled={busy || isReal}>
          回到真实时间
        </ToolButton>
      </div>
      <SetTime onMove={move} busy={busy} />
    </Panel>
  );
}
