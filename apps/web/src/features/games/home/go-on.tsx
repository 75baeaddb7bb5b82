import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { Link } from '@tanstack/react-router';
import { StrangerFirst } from '../../../host/stranger-first.tsx';
import { useLoginState } from '../../../host/use-login-state.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import type { PlayedGame } from '../game-data.ts';
import { GameIcon } from '../game-icon.tsx';
import { GamesHead } from '../games-head.tsx';
import { playedText } from '../played-text.ts';
import styles from './go-on.module.css';
import { useRecent } from './use-recent.ts';

const BONES = ['a', 'b', 'c', 'd', 'e'];

/** What the user played last. A visitor has nothing to go on with, and whose games cannot be had neither. */
export function GoOn() {
  const who = useLoginState();
  const recent = useRecent(who === 'user');
  if (who !== 'user' || recent === null) {
    return (
      <StrangerFirst who={recent === null ? 'guest' : who} skeleton={<Waiting />}>
        {null}
      </StrangerFirst>
    );
  }
  if (!recent) return <Waiting />;
  return (
    <section data-testid="go-on">
      <Head />
      {recent.length > 0 ? <Rail games={recent} /> : <p className={styles.none}>{gamesHallTexts.noneYet}</p>}
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
