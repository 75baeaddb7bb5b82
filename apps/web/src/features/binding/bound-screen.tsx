import { fill } from '@juban/contract/texts/fill';
import { unionTexts } from '@juban/contract/texts/union';
import { unionPageTexts } from '@juban/contract/texts/union-pages';
import { useCallback, useEffect, useRef } from 'react';
import { returnFromPartner } from '../../lib/partner-visit.ts';
import { Button } from '../../ui/button.tsx';
import { Seal } from '../../ui/seal.tsx';
import styles from './bound-screen.module.css';
import { type Binding, type TicketBinding, useBindByTicket } from './use-bind-by-ticket.ts';
import { useLeaveAfter } from './use-leave-after.ts';

const LEAVES_AFTER = 3;
const SEAL = 112;

interface Words {
  sign: 'tick' | 'cross' | 'clock';
  title: string;
  text: string;
}

function wordsOf(binding: Binding): Words {
  switch (binding.kind) {
    case 'binding':
      return { sign: 'clock', title: unionTexts.statusBinding, text: unionPageTexts.bindingHint };
    case 'bound':
      return {
        sign: 'tick',
        title: unionTexts.statusDone,
        text: fill(unionTexts.statusDoneHint, { account: binding.account }),
      };
    case 'failed':
      return { sign: 'cross', title: unionTexts.statusFailed, text: binding.text };
  }
}

interface BoundScreenProps extends TicketBinding {
  /** Opens the page that started the binding, replacing this one, if the history does not lead back to it. */
  onLeave: () => void;
}

/** The page that the partner returns to: shows the result and then goes back to the page that started it. */
export function BoundScreen({ onLeave, ...ticket }: BoundScreenProps) {
  const binding = useBindByTicket(ticket);
  const isKnown = binding.kind !== 'binding';
  const leave = useCallback(() => {
    if (!returnFromPartner()) onLeave();
  }, [onLeave]);
  const seconds = useLeaveAfter(LEAVES_AFTER, isKnown, leave);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The text that announced the request is replaced by the result.
    if (isKnown) heading.current?.focus({ preventScroll: true });
  }, [isKnown]);
  const { sign, title, text } = wordsOf(binding);
  return (
    <main className={styles.page} data-result={binding.kind}>
      <h1 className="sr-only">{unionTexts.statusTitle}</h1>
      <div className={styles.seal} key={binding.kind}>
        <Seal sign={sign} gold={binding.kind === 'bound'} size={SEAL} />
      </div>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.text} role="status">
        {text}
      </p>
      <div className={styles.way} hidden={!isKnown}>
        <Button onClick={leave}>{unionTexts.statusReturn}</Button>
        <p className="num">{fill(unionTexts.statusRedirect, { seconds })}</p>
      </div>
    </main>
  );
}
