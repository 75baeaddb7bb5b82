import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { useState } from 'react';
import { Tabs } from '../../../ui/tabs.tsx';
import type { GameCard, GamesHome } from '../game-data.ts';
import { GameRow } from '../game-row.tsx';
import { crowdText } from '../game-texts.ts';
import styles from './charts.module.css';

type Chart = GamesHome['charts'][number];

/** The third line of a row: the topic for new games, otherwise the number of players. */
const NOTES: Readonly<Record<Chart['key'], (game: GameCard) => string>> = {
  hot: crowdText,
  new: ({ subtitle }) => subtitle,
  booked: crowdText,
};

/** The charts of the hall in tabs. */
export function Charts({ charts }: { charts: readonly Chart[] }) {
  const shown = charts.filter(({ games }) => games.length > 0);
  const [chosen, choose] = useState(shown[0]?.key);
  const chart = shown.find(({ key }) => key === chosen);
  if (!chart) return null;
  return (
    <section className={styles.charts} data-testid="charts">
      <h2>{gamesHallTexts.charts}</h2>
      <Tabs
        label={gamesHallTexts.charts}
        tabs={shown.map(({ key, name }) => ({ name: key, label: name }))}
        current={chart.key}
        onChange={choose}
      >
        <ol className={styles.rows}>
          {chart.games.map((game, place) => (
            <li key={game.id}>
              <GameRow game={game} rank={place + 1} note={NOTES[chart.key](game)} />
            </li>
          ))}
        </ol>
      </Tabs>
    </section>
  );
}
