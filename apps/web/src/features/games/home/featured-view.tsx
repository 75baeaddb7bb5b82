import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { Link } from '@tanstack/react-router';
import { EmptyBlock } from '../../../ui/state-block.tsx';
import type { GamesHome } from '../game-data.ts';
import { Charts } from './charts.tsx';
import { ContinuePlaying } from './continue-playing.tsx';
import { DramaGames } from './drama-games.tsx';
import { GiftStrip } from './gift-strip.tsx';
import styles from './hall-screen.module.css';
import { LeadCarousel } from './lead-carousel.tsx';

/** Featured games, the user's last games, and charts. */
export function FeaturedView({ home }: { home: GamesHome }) {
  const { featured, charts, dramaGames } = home;
  const isEmpty = featured.length === 0 && charts.every(({ games }) => games.length === 0);
  if (isEmpty) return <EmptyBlock title={gamesHallTexts.hallEmpty} hint={gamesHallTexts.hallEmptyHint} />;
  return (
    <>
      {featured.length > 0 && <LeadCarousel games={featured} />}
      <ContinuePlaying />
      <GiftStrip />
      <Charts charts={charts} />
      <DramaGames games={dramaGames} />
      <Link to="/games/home" search={{ tab: 'all' }} className={styles.all}>
        {gamesHallTexts.seeAll}
      </Link>
    </>
  );
}
