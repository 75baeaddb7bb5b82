import { lastHostAction } from '../host/host-actions.ts';
import { openQuestion } from '../host/questions.ts';
import { useStore } from '../lib/store.ts';
import { IconButton, ToolButton } from '../ui/tool-button.tsx';
import styles from './host-layer.module.css';
import { HostQuestion, type HostQuestionProps } from './host-question.tsx';

interface HostLayerProps extends Omit<HostQuestionProps, 'question'> {
  onOpen(address: string): void;
}

/** What the host shows outside the page: a question to the user, or what it did. */
export function HostLayer({ onOpen, ...answers }: HostLayerProps) {
  const question = useStore(openQuestion);
  const lastAction = useStore(lastHostAction);
  return (
    <div className={styles.layer} role="status" aria-label="宿主">
      {question && <HostQuestion {...answers} question={question} />}
      {!question && lastAction && (
        <div className={styles.card}>
          <p>
            <span>App 会</span> {lastAction.text}
            {lastAction.address !== '' && <code className="mono">{lastAction.address}</code>}
          </p>
          {lastAction.isOurs && (
            <ToolButton onClick={() => onOpen(lastAction.address)}>在这里打开</ToolButton>
          )}
          <IconButton icon="close" label="知道了" onClick={() => lastHostAction.set(undefined)} />
        </div>
      )}
    </div>
  );
}
