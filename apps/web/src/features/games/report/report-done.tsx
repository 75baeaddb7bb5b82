import { fill } from '@juban/contract/texts/fill';
import { gameReportTexts as texts } from '@juban/contract/texts/game-report';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Seal } from '../../../ui/seal.tsx';
import styles from './report-done.module.css';

/** Short enough to be read out. */
const SHORT = 8;

/** Replaces the form after the report was accepted. */
export function ReportDone({ id, reportNo }: { id: string; reportNo: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The tapped button is gone, so move the focus for screen reader users.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.done} data-testid="report-done">
      <Seal sign="tick" size={88} />
      <h1 ref={title} tabIndex={-1}>
        {texts.doneTitle}
      </h1>
      <p>{texts.doneHint}</p>
      <p className={styles.number}>
        {fill(texts.number, { number: reportNo.slice(0, SHORT).toUpperCase() })}
      </p>
      <Link to="/games/detail" search={{ id }} replace className={styles.back}>
        {texts.back}
      </Link>
    </div>
  );
}
