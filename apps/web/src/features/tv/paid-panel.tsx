import { tvTexts } from '@juban/contract/texts/tv';
import { useEffect, useRef } from 'react';
import { membershipEndText } from '../../lib/membership-end-text.ts';
import { Button } from '../../ui/button.tsx';
import { Seal } from '../../ui/seal.tsx';
import styles from './paid-panel.module.css';
import panel from './pay-panel.module.css';

interface PaidPanelProps {
  /** The end of the membership in ms, once it is reloaded. */
  end: number | undefined;
  onDone: () => void;
}

export function PaidPanel({ end, onDone }: PaidPanelProps) {
  const place = useRef<HTMLElement>(null);
  // The remote's next press should act on the new panel.
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  return (
    <section ref={place} className={`${panel.panel} ${styles.paid}`} data-result="paid" role="status">
      <div className={styles.seal}>
        <Seal sign="tick" gold size={132} animated />
      </div>
      <h2>{tvTexts.paidTitle}</h2>
      <p className="num">{end !== undefined && membershipEndText(end)}</p>
      <p>{tvTexts.paidHint}</p>
      <Button className={panel.button} onClick={onDone}>
        {tvTexts.paidDone}
      </Button>
    </section>
  );
}
