import type { Demo } from '../lib/lab-api.ts';
import { formatDay } from '../lib/shanghai-time.ts';
import { useAction } from '../lib/use-action.ts';
import { activityOfPage, activityPage, datesOf } from '../model/activity-dates.ts';
import { moveBusinessClock } from '../model/business-clock.ts';
import { Panel } from '../ui/panel.tsx';
import { ToolButton } from '../ui/tool-button.tsx';
import styles from './activity-panel.module.css';

interface ActivityPanelProps {
  page: string;
  demo: Demo;
  onOpen(page: string): void;
  /** The clock was moved, so the page must be reloaded. */
  onMoved(): void;
}

/** The activities from data files, with the times at which they change. Hidden on other pages. */
export function ActivityPanel({ page, demo, onOpen, onMoved }: ActivityPanelProps) {
  const [move, busy] = useAction(async (now: number) => {
    await moveBusinessClock({ now });
    onMoved();
  });
  const shown = activityOfPage(page, demo);
  if (shown === undefined) return null;
  return (
    <Panel title="活动" note={periodOf(shown, demo)}>
      <ul className={styles.names} aria-label="数据里的活动">
        {(demo.activities ?? []).map((name) => (
          <li key={name}>
            <ToolButton aria-pressed={name === shown} onClick={() => onOpen(activityPage(name))}>
              {name}
            </ToolButton>
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend and its own layout. */}
      <div className={styles.dates} role="group" aria-label="拨到活动的日子">
        {datesOf(shown, demo).map(({ label, now }) => (
          <ToolButton key={label} disabled={busy} onClick={() => move(now)}>
            {label}
          </ToolButton>
        ))}
      </div>
    </Panel>
  );
}

function periodOf(name: string, { activityTimes = {} }: Demo): string {
  const times = activityTimes[name];
  return times ? `${formatDay(times.startTime)} 至 ${formatDay(times.endTime - 1)}` : '';
}
