import { commonTexts } from '@juban/contract/texts/common';
import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { Link } from '@tanstack/react-router';
import { api } from '../../../platform/api/api.ts';
import { failureText } from '../../../platform/api/api-error.ts';
import { useUserState } from '../../../platform/host/use-user-state.ts';
import { VisitorFirst } from '../../../platform/host/visitor-first.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RetryTap } from '../../../ui/retry-tap.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import type { PlayedGame } from '../game-data.ts';
import { GameIcon } from '../game-icon.tsx';
import { GamesHead } from '../games-head.tsx';
import { playedText } from '../played-text.ts';
import styles from './continue-playing.module.css';

const BONES = ['a', 'b', 'c', 'd', 'e'];

/** The user's last played games; visitors have none. */
export function ContinuePlaying() {
  const { state, reload } = useUserState(loadRecent);
  if (state.kind === 'known') return <Recent games={state.data} />;
  if (state.kind === 'failed') {
    return (
      <section data-testid="go-on">
        <Head />
        <p className={styles.none}>
          {failureText(state.cause, gamesHallTexts.mineFailed)}
          <RetryTap className={styles.retry} onRetry={reload}>
            {commonTexts.retry}
          </RetryTap>
        </p>
      </section>
    );
  }
  return (
    <VisitorFirst who={state.kind} skeleton={<Waiting />}>
      {null}
    </VisitorFirst>
  );
}

const loadRecent = async () => (await api.getMyGames({})).recent;

function Recent({ games }: { games: readonly PlayedGame[] }) {
  return (
    <section data-testid="go-on">
      <Head />
      {games.length > 0 ? <Rail games={games} /> : <p className={styles.none}>{gamesHallTexts.noneYet}</p>}
    </section>
  );
}

function Head() {
  return (
    <GamesHead title={gamesHallTexts.goOn}>
      <Link to="/games/my/history">
        {gamesHallTexts.allRecords}
        <Icon name="next" size={14} />
      </Link>
    </GamesHead>
  );
}

function Rail({ games }: { games: readonly PlayedGame[] }) {
  return (
    <ul className={styles.rail} aria-label={gamesHallTexts.goOn}>
      {games.map((game) => (
        <li key={game.id}>
          <Link to="/games/detail" search={{ id: game.id }}>
            <GameIcon icon={game.icon} size={60} first />
            <b>{game.gameName}</b>
            <small>{playedText(game.openTime, Date.now())}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <>
      <Head />
      <Skeleton>
        <div className={styles.rail}>
          {BONES.map((bone) => (
            <span key={bone} className={styles.bone}>
              <Bone width={60} height={60} shape="panel" />
              <Bone width={44} height={12} />
            </span>
          ))}
        </div>
      </Skeleton>
    </>
  );
}
