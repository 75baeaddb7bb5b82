import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { StrangerFirst } from '../../../host/stranger-first.tsx';
import { useLoginState } from '../../../host/use-login-state.ts';
import { isLoginRefusal } from '../../../lib/is-login-refusal.ts';
import { EndlessList } from '../../../ui/endless-list.tsx';
import { EmptyBlock } from '../../../ui/state-block.tsx';
import ways from '../../../ui/ways.module.css';
import { GameRow } from '../game-row.tsx';
import { GamesFailed } from '../games-failed.tsx';
import list from '../games-list.module.css';
import { ClearDialog } from './clear-dialog.tsx';
import { LoginWanted } from './login-wanted.tsx';
import styles from './mine-screen.module.css';
import { playedNote } from './played-note.ts';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { useHistory } from './use-history.ts';

/** Everything the user has played, the last first. */
export function HistoryScreen({ title }: { title: string }) {
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{title}</h1>
      <History />
    </main>
  );
}

function History() {
  const who = useLoginState();
  const history = useHistory(who === 'user');
  const { items, error, retry, isRetrying } = history;
  if (who !== 'user' || isLoginRefusal(error)) {
    return (
      <StrangerFirst who={isLoginRefusal(error) ? 'guest' : who} skeleton={<RowsSkeleton />}>
        <LoginWanted title={gamesHallTexts.historyLogin} hint={gamesHallTexts.mineLoginHint} />
      </StrangerFirst>
    );
  }
  if (error) return <GamesFailed title={gamesHallTexts.historyFailed} busy={isRetrying} onRetry={retry} />;
  if (!items) return <RowsSkeleton />;
  if (items.length === 0) {
    return (
      <EmptyBlock title={gamesHallTexts.historyEmpty} hint={gamesHallTexts.mineEmptyHint}>
        <Link to="/games/home" className={ways.ghost}>
          {gamesHallTexts.toHall}
        </Link>
      </EmptyBlock>
    );
  }
  return <Played history={{ ...history, items }} />;
}

type Items = NonNullable<ReturnType<typeof useHistory>['items']>;

function Played({ history }: { history: ReturnType<typeof useHistory> & { items: Items } }) {
  const { items, more, clear, isClearing } = history;
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <div className={styles.bar}>
        <h2>{gamesHallTexts.historyOrder}</h2>
        <button type="button" onClick={() => setAsked(true)}>
          {gamesHallTexts.clear}
        </button>
      </div>
      <EndlessList
        items={items}
        keyOf={({ id }) => id}
        label={gamesHallTexts.historyList}
        className={list.rows}
        {...more}
      >
        {(game) => <GameRow game={game} note={playedNote(game)} />}
      </EndlessList>
      <ClearDialog
        open={isAsked}
        busy={isClearing}
        onKeep={() => setAsked(false)}
        onClear={() => void clear().then(() => setAsked(false))}
      />
    </>
  );
}
