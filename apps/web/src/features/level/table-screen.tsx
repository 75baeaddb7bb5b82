import { fill } from '@juban/contract/texts/fill';
import { levelPageTexts as texts } from '@juban/contract/texts/level-pages';
import { useMemo } from 'react';
import { dataOf } from '../../lib/reader-state.ts';
import { benefitsFor } from './benefits.ts';
import { LevelState } from './level-state.tsx';
import { gradeOf } from './level-words.ts';
import styles from './table-screen.module.css';
import { TieredTable } from './tiered-table.tsx';
import { useLevelMember } from './use-level-member.ts';

const ACTIVE = 4;

/** Every benefit beside every level. */
export function TableScreen({ clientVersion }: { clientVersion: string }) {
  const { state, reload } = useLevelMember();
  const benefits = useMemo(() => benefitsFor(clientVersion), [clientVersion]);
  // Who is active below V1 has the benefits of VIP itself.
  const member = dataOf(state);
  const current = member?.status === ACTIVE ? member.level : undefined;
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{texts.tableTitle}</h1>
      <p className={styles.legend}>
        <span>
          {current
            ? fill(texts.tableHintCurrent, { level: current, grade: gradeOf(current) })
            : texts.tableHint}
        </span>
        <span>{fill(texts.tableCount, { count: benefits.size })}</span>
      </p>
      {state.kind === 'failed' && <LevelState state={state} onRetry={reload} />}
      <TieredTable benefits={benefits} current={current} />
    </main>
  );
}
