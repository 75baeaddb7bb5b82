import { lastDeed } from '../host/host-deeds.ts';
import { openQuestion } from '../host/questions.ts';
import { useStore } from '../lib/store.ts';
import { IconButton, ToolButton } from '../ui/tool-button.tsx';
import styles from './host-layer.module.css';
import { HostQuestion, type HostQuestionProps } from './host-question.tsx';

interface HostLayerProps extends Omit<HostQuestionProps, 'question'> {
  onOpen(address: string): void;
}

/** What the host would show outside of the page: a question to the person, or what it did. */
export function HostLayer({ onOpen, ...answers }: HostLayerProps) {
  const question = useStore(openQuestion);
  const deed = useStore(lastDeed);
  return (
    <div className={styles.layer} role="status" aria-label="宿主">
      {question && <HostQuestion {...answers} question={question} />}
      {!question && deed && (
        <div className={styles.card}>
          <p>
            <span>App 会</span> {deed.text}
            {deed.address !== '' && <code className="mono">{deed.address}</code>}
          </p>
          {deed.isOurs && <ToolButton onClick={() => onOpen(deed.address)}>在这里打开</ToolButton>}
          <IconButton icon="close" label="知道了" onClick={() => lastDeed.set(undefined)} />
        </div>
      )}
    </div>
  );
}
