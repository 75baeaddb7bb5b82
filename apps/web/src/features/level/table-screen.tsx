import { fill } from '@juban/contract/texts/fill';
import { levelPageTexts as texts } from '@juban/contract/texts/level-pages';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useRetry } from '../../lib/use-retry.ts';
import { dataOf } from '../../lib/user-state.ts';
import { isConnectionLost } from '../../platform/api/connection.ts';
import ways from '../../ui/link-buttons.module.css';
import { RetryBlock } from '../../ui/retry-block.tsx';
import { EmptyBlock } from '../../ui/state-block.tsx';
import { type Benefit, benefitsOf, type LevelBlock } from './benefits.ts';
import { LevelState } from './level-state.tsx';
import { gradeOf } from './level-texts.ts';
import styles from './table-screen.module.css';
import { TieredTable } from './tiered-table.tsx';
import { useLevelMember } from './use-level-member.ts';

const ACTIVE = 4;

interface TableScreenProps {
  /** The levels and their benefits; null if they could not be loaded. */
  block: LevelBlock | null;
  clientVersion: string;
}

/** Every benefit by level. */
export function TableScreen({ block, clientVersion }: TableScreenProps) {
  const benefits = useMemo(() => block && benefitsOf(block, clientVersion), [block, clientVersion]);
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{texts.tableTitle}</h1>
      {!benefits && <Failed />}
      {benefits?.length === 0 && <Empty />}
      {benefits && benefits.length > 0 && <Benefits benefits={benefits} />}
    </main>
  );
}

function Failed() {
  const { isRetrying, retry } = useRetry();
  return (
    <RetryBlock
      title={texts.benefitsFailed}
      isOffline={isConnectionLost()}
      busy={isRetrying}
      onRetry={retry}
    />
  );
}

function Empty() {
  return (
    <EmptyBlock title={texts.benefitsEmpty} hint={texts.benefitsEmptyHint}>
      <Link to="/vip/level/rules" className={ways.ghost}>
        {texts.rulesTitle}
      </Link>
    </EmptyBlock>
  );
}

function Benefits({ benefits }: { benefits: readonly Benefit[] }) {
  const { state, reload } = useLevelMember();
  // An active user below V1 has the benefits of VIP itself.
  const member = dataOf(state);
  const current = member?.status === ACTIVE ? member.level : undefined;
  return (
    <>
      <p className={styles.legend}>
        <span>
          {current
            ? fill(texts.tableHintCurrent, { level: current, grade: gradeOf(current) })
            : texts.tableHint}
        </span>
        <span>{fill(texts.tableCount, { count: benefits.length })}</span>
      </p>
      {state.kind === 'failed' && <LevelState state={state} onRetry={reload} />}
      <TieredTable benefits={benefits} current={current} />
    </>
  );
}
