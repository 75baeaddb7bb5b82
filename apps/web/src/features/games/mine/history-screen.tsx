import { fill } from '@juban/contract/texts/fill';
import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { LoginRequired } from '../../../platform/host/login-required.tsx';
import { UserPart } from '../../../platform/host/user-part.tsx';
import { EndlessList } from '../../../ui/endless-list.tsx';
import ways from '../../../ui/link-buttons.module.css';
import { EmptyBlock } from '../../../ui/state-block.tsx';
import type { PlayedGame } from '../game-data.ts';
import { GameRow } from '../game-row.tsx';
import list from '../games-list.module.css';
import { ClearDialog } from './clear-dialog.tsx';
import styles from './mine-screen.module.css';
import { playedNote } from './played-note.ts';
import { RemoveButton } from './remove-button.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { useHistory } from './use-history.ts';
import { useQuestion } from './use-question.ts';

/** The user's played games, latest first. */
export function HistoryScreen({ title }: { title: string }) {
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{title}</h1>
      <History />
    </main>
  );
}

function History() {
  const { state, retry, isRetrying, ...history } = useHistory();
  return (
    <UserPart
      state={state}
      skeleton={<RowsSkeleton />}
      guest={
        <div className={styles.state}>
          <LoginRequired title={gamesHallTexts.historyLogin} hint={gamesHallTexts.mineLoginHint} />
        </div>
      }
      failedTitle={gamesHallTexts.historyFailed}
      onRetry={retry}
      isRetrying={isRetrying}
      stateClass={styles.state}
    >
      {(items) => (items.length === 0 ? <NothingPlayed /> : <Played items={items} history={history} />)}
    </UserPart>
  );
}

function NothingPlayed() {
  return (
    <div className={styles.state}>
      <EmptyBlock title={gamesHallTexts.historyEmpty} hint={gamesHallTexts.mineEmptyHint}>
        <Link to="/games/home" className={ways.ghost}>
          {gamesHallTexts.toHall}
        </Link>
      </EmptyBlock>
    </div>
  );
}

const CLEAR_ALL = {
  title: gamesHallTexts.clearTitle,
  text: gamesHallTexts.clearText,
  act: gamesHallTexts.clear,
};

const clearOne = (name: string) => ({
  title: gamesHallTexts.forgetTitle,
  text: fill(gamesHallTexts.forgetText, { name }),
  act: gamesHallTexts.forget,
});

interface PlayedProps {
  items: readonly PlayedGame[];
  history: Omit<ReturnType<typeof useHistory>, 'state' | 'retry' | 'isRetrying'>;
}

function Played({ items, history }: PlayedProps) {
  const { more, isClearing } = history;
  const { game: asked, isOpen, ask, keep, forget, isGone } = useQuestion(history);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <div className={styles.bar}>
        <h2 ref={heading} tabIndex={-1}>
          {gamesHallTexts.historyOrder}
        </h2>
        <button type="button" onClick={() => ask()}>
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
        {(game) => (
          <GameRow game={game} note={playedNote(game)}>
            <RemoveButton name={game.gameName} onForget={() => ask(game)} />
          </GameRow>
        )}
      </EndlessList>
      <ClearDialog
        open={isOpen}
        words={asked ? clearOne(asked.gameName) : CLEAR_ALL}
        busy={isClearing}
        onKeep={keep}
        onClear={() => void forget()}
        focusAfter={() => (isGone() ? heading.current : null)}
      />
    </>
  );
}
