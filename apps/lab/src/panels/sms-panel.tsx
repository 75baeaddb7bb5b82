import { useState } from 'react';
import { labApi, type SmsMessage } from '../lib/lab-api.ts';
import { usePoll } from '../lib/use-poll.ts';
import { Panel } from '../ui/panel.tsx';
import { ToolButton } from '../ui/tool-button.tsx';
import styles from './sms-panel.module.css';
import { SmsRow } from './sms-row.tsx';

const READ_EVERY_MS = 2_000;

/** Messages of the sandbox's SMS carrier for all phones. */
export function SmsPanel() {
  const [messages, setMessages] = useState<readonly SmsMessage[]>([]);
  const [failure, setFailure] = useState('');
  const [clearedAt, setClearedAt] = useState(0);
  usePoll(async () => {
    try {
      setMessages(await labApi.readSms());
      setFailure('');
    } catch (error) {
      setFailure((error as Error).message);
    }
  }, READ_EVERY_MS);
  const shown = messages.filter(({ at }) => at > clearedAt);
  const clear = () => setClearedAt(shown[0]?.at ?? clearedAt);
  return (
    <Panel
      title="短信"
      note="只在本机，不会真的发出"
      action={shown.length > 0 && <ToolButton onClick={clear}>清空</ToolButton>}
    >
      {failure !== '' && (
        <p className={styles.failure} role="alert">
          收件箱打不开：{failure}
        </p>
      )}
      {shown.length > 0 ? (
        <ul className={styles.messages} aria-label="短信，新的在前">
          {shown.map((message) => (
            <SmsRow key={`${message.at} ${message.phone} ${message.code}`} message={message} />
          ))}
        </ul>
      ) : (
        failure === '' && <p className={styles.none}>还没有短信。在页面里获取验证码，它会出现在这里。</p>
      )}
    </Panel>
  );
}
