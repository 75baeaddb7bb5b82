import { handoffTexts } from '@juban/contract/texts/handoff';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Seal } from '../../ui/seal.tsx';
import styles from './done-view.module.css';

export function DoneView({ onDone }: { onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // It replaces what was being read.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.done} data-result="paid">
      <Seal sign="tick" gold size={112} animated />
      <h2 ref={heading} tabIndex={-1}>
        {handoffTexts.doneTitle}
      </h2>
      <p>{handoffTexts.doneHint}</p>
      <Button className={styles.leave} onClick={onDone}>
        {handoffTexts.done}
      </Button>
    </section>
  );
}
