import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../../ui/icon.tsx';
import ways from '../../../ui/link-buttons.module.css';
import { EmptyBlock } from '../../../ui/state-block.tsx';
import type { MyGames } from '../game-data.ts';
import { GameRow } from '../game-row.tsx';
import { crowdText } from '../game-texts.ts';
import { GamesHead } from '../games-head.tsx';
import list from '../games-list.module.css';
import { HallUserPart } from './hall-user-part.tsx';
import styles from './mine-screen.module.css';
import { playedNote } from './played-note.ts';
import { RowsSkeleton } from './rows-skeleton.tsx';

const WORDS = {
  login: gamesHallTexts.mineLogin,
  loginHint: gamesHallTexts.mineLoginHint,
  failed: gamesHallTexts.mineFailed,
};

const SLIDERS = [
  'M4 7h9M17 7h3M4 17h3M11 17h9',
  'M15 5a2 2 0 110 4 2 2 0 010-4zM9 15a2 2 0 110 4 2 2 0 010-4z',
];

/** The user's games: last played, reserved, and a link to the settings. */
export function MineScreen({ title }: { title: string }) {
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <Link to="/games/my/setting">
          <Icon paths={SLIDERS} size={20} />
          {gamesHallTexts.setting}
        </Link>
      </header>
      <HallUserPart words={WORDS} skeleton={<RowsSkeleton />}>
        {(mine) => <Mine mine={mine} />}
      </HallUserPart>
    </main>
  );
}

function Mine({ mine }: { mine: MyGames }) {
  const { recent, reserved, setting } = mine;
  if (recent.length === 0 && reserved.length === 0) {
    const hint = setting.keepHistory ? gamesHallTexts.mineEmptyHint : gamesHallTexts.historyOff;
    return (
      <EmptyBlock title={gamesHallTexts.mineEmpty} hint={hint}>
        <Link to="/games/home" className={ways.ghost}>
          {gamesHallTexts.toHall}
        </Link>
      </EmptyBlock>
    );
  }
  return (
    <>
      {recent.length > 0 && <Recent games={recent} />}
      {reserved.length > 0 && <Reserved games={reserved} />}
    </>
  );
}

function Recent({ games }: { games: MyGames['recent'] }) {
  return (
    <section>
      <GamesHead title={gamesHallTexts.recent}>
        <Link to="/games/my/history">
          {gamesHallTexts.allRecords}
          <Icon name="next" size={14} />
        </Link>
      </GamesHead>
      <ul className={list.rows} aria-label={gamesHallTexts.recent}>
        {games.map((game) => (
          <li key={game.id}>
            <GameRow game={game} note={playedNote(game)} first />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reserved({ games }: { games: MyGames['reserved'] }) {
  return (
    <section>
      <GamesHead title={gamesHallTexts.reserved} />
      <ul className={list.rows} aria-label={gamesHallTexts.reserved}>
        {games.map((game) => (
          <li key={game.id}>
            <GameRow
              game={game}
              note={crowdText(game)}
              act={game.status === 2 ? gamesHallTexts.booked : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
