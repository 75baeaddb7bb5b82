import { commonTexts } from '@juban/contract/texts/common';
import { levelLedgerTexts as texts } from '@juban/contract/texts/level-ledger';
import { levelPageTexts } from '@juban/contract/texts/level-pages';
import { Link } from '@tanstack/react-router';
import { LoginLink } from '../../platform/host/login-link.tsx';
import { UserPart } from '../../platform/host/user-part.tsx';
import { EndlessList } from '../../ui/endless-list.tsx';
import ways from '../../ui/link-buttons.module.css';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { EmptyBlock } from '../../ui/state-block.tsx';
import styles from './ledger-screen.module.css';
import { entryTime, type LedgerEntry, reasonText, signedValue, sourceText } from './ledger-texts.ts';
import { useLedger } from './use-ledger.ts';

/** The V power ledger, newest first. */
export function LedgerScreen() {
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{levelPageTexts.detailTitle}</h1>
      <Ledger />
    </main>
  );
}

function Ledger() {
  const { state, retry, isRetrying, more } = useLedger();
  return (
    <UserPart
      state={state}
      skeleton={<LedgerSkeleton />}
      guest={<GuestLedger />}
      failedTitle={texts.failed}
      onRetry={retry}
      isRetrying={isRetrying}
      stateClass={styles.state}
    >
      {(entries) => (entries.length === 0 ? <NoEntries /> : <Entries entries={entries} more={more} />)}
    </UserPart>
  );
}

interface EntriesProps extends Pick<ReturnType<typeof useLedger>, 'more'> {
  entries: readonly LedgerEntry[];
}

function Entries({ entries, more }: EntriesProps) {
  return (
    <>
      <p className={styles.range}>{texts.range}</p>
      <EndlessList
        items={entries.map((entry, index) => ({ ...entry, index }))}
        keyOf={({ index }) => index}
        label={texts.list}
        className={styles.list}
        {...more}
      >
        {(entry) => <Entry entry={entry} />}
      </EndlessList>
    </>
  );
}

function Entry({ entry }: { entry: LedgerEntry }) {
  const reason = reasonText(entry);
  return (
    <div className={styles.entry} data-testid="ledger-entry">
      <b>{sourceText(entry)}</b>
      <strong className="num" data-falls={entry.value < 0 || undefined}>
        {signedValue(entry)}
      </strong>
      <span>
        <time className="num">{entryTime(entry)}</time>
        {reason && <em>{reason}</em>}
      </span>
    </div>
  );
}

function GuestLedger() {
  return (
    <div className={styles.state}>
      <EmptyBlock title={texts.empty} hint={texts.guestHint}>
        <LoginLink className={ways.main}>{commonTexts.toLogin}</LoginLink>
      </EmptyBlock>
    </div>
  );
}

function NoEntries() {
  return (
    <div className={styles.state}>
      <EmptyBlock title={texts.empty} hint={texts.emptyHint}>
        <Link to="/vip" className={ways.ghost}>
          {texts.openVip}
        </Link>
      </EmptyBlock>
    </div>
  );
}

function LedgerSkeleton() {
  return (
    <Skeleton className={styles.waiting}>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className={styles.bone}>
          <Bone width="40%" height={15} />
          <Bone width="28%" height={11} />
        </div>
      ))}
    </Skeleton>
  );
}
