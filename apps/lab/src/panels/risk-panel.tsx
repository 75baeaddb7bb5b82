import { useState } from 'react';
import { copyText } from '../lib/copy-text.ts';
import { labApi, type RiskChallenge } from '../lib/lab-api.ts';
import { formatTime } from '../lib/shanghai-time.ts';
import { usePoll } from '../lib/use-poll.ts';
import { Panel } from '../ui/panel.tsx';
import styles from './sms-panel.module.css';

const READ_EVERY_MS = 2_000;

/** Unanswered slider puzzles with the position of their gap. */
export function RiskPanel() {
  const [challenges, setChallenges] = useState<readonly RiskChallenge[]>([]);
  usePoll(async () => setChallenges(await labApi.readRisks().catch(() => [])), READ_EVERY_MS);
  return (
    <Panel title="滑块" note="尾号 3001 的手机号总会遇到">
      {challenges.length === 0 ? (
        <p className={styles.none}>没有等着回答的滑块。</p>
      ) : (
        <ul className={styles.messages} aria-label="滑块，新的在前">
          {challenges.map(({ challenge, answer, expiresAt }) => (
            <li key={challenge} className={styles.message}>
              <time className="mono" dateTime={new Date(expiresAt).toISOString()}>
                {formatTime(expiresAt)}
              </time>
              <p title={challenge}>
                前有效，把拼图拖到 <span className="mono">{answer} px</span>
              </p>
              <button
                type="button"
                title="复制答案"
                aria-label={`${answer}，复制滑块的答案`}
                onClick={() => copyText(String(answer), '答案')}
              >
                {answer}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
