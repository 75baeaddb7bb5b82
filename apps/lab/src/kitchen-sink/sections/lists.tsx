import { useEffect, useState } from 'react';
import { EndlessList } from '../../../../web/src/ui/endless-list.tsx';
import { Section, Specimen } from '../section.tsx';
import styles from './lists.module.css';

const PAGE = 4;
const TOTAL = 12;
const rows = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const nothing = () => undefined;

export function Lists() {
  return (
    <Section id="lists">
      <Specimen name="滚动到底自动继续" part="EndlessList">
        <Growing />
      </Specimen>
      <Specimen name="没有加载出来" part="EndlessList">
        <Rows items={rows(1)} hasMore busy={false} failed loadMore={nothing} />
      </Specimen>
      <Specimen name="加载中" part="EndlessList">
        <Rows items={rows(1)} hasMore busy failed={false} loadMore={nothing} />
      </Specimen>
    </Section>
  );
}

/** Pages that load with a delay; the second fails once. */
function Growing() {
  const [count, setCount] = useState(PAGE);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => {
      setBusy(false);
      if (tries === 2) setFailed(true);
      else setCount((now) => now + PAGE);
    }, 400);
    return () => clearTimeout(timer);
  }, [busy, tries]);
  const loadMore = () => {
    setFailed(false);
    setBusy(true);
    setTries((now) => now + 1);
  };
  return <Rows items={rows(count)} hasMore={count < TOTAL} busy={busy} failed={failed} loadMore={loadMore} />;
}

interface RowsProps {
  items: number[];
  hasMore: boolean;
  busy: boolean;
  failed: boolean;
  loadMore: () => void;
}

function Rows(props: RowsProps) {
  return (
    <EndlessList {...props} keyOf={(row) => row} className={styles.rows}>
      {(row) => (
        <p>
          <span>签到奖励</span>
          <b className="num">+{row}</b>
        </p>
      )}
    </EndlessList>
  );
}
