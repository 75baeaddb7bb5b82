import { useState } from 'react';
import { type EventReport, labApi } from '../lib/lab-api.ts';
import { usePoll } from '../lib/use-poll.ts';
import { Panel } from '../ui/panel.tsx';
import { ToolButton } from '../ui/tool-button.tsx';
import { EventChart } from './event-chart.tsx';
import { EventKinds } from './event-kinds.tsx';
import { EventList } from './event-list.tsx';
import styles from './event-panel.module.css';

const READ_EVERY_MS = 3_000;

/** Analytics events as they arrive at the server. */
export function EventPanel() {
  const [report, setReport] = useState<EventReport>();
  const [failure, setFailure] = useState('');
  const [showsList, setShowsList] = useState(false);
  usePoll(async () => {
    try {
      setReport(await labApi.readEvents());
      setFailure('');
    } catch (error) {
      setFailure((error as Error).message);
    }
  }, READ_EVERY_MS);
  const { minutes = [], kinds = [], last = [] } = report ?? {};
  const total = minutes.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel
      title="事件"
      note={report && `过去 ${minutes.length} 分钟 ${total} 个`}
      action={
        last.length > 0 && (
          <ToolButton aria-expanded={showsList} onClick={() => setShowsList(!showsList)}>
            {showsList ? '收起明细' : '看明细'}
          </ToolButton>
        )
      }
    >
      {failure !== '' && (
        <p className={styles.failure} role="alert">
          事件读不到：{failure}
        </p>
      )}
      {total > 0 && (
        <>
          <EventChart minutes={minutes} />
          <EventKinds kinds={kinds} />
        </>
      )}
      {report && total === 0 && (
        <p className={styles.none}>这段时间没有事件。页面报上来的露出和点击会画在这里。</p>
      )}
      {showsList && last.length > 0 && <EventList events={last} />}
    </Panel>
  );
}
