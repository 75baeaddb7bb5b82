import { gameDetailTexts as texts } from '@juban/contract/texts/game-detail';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { GameRow } from '../game-row.tsx';
import { About } from './about.tsx';
import { AppInfo } from './app-info.tsx';
import { DetailBar } from './detail-bar.tsx';
import type { GameDetail } from './detail-data.ts';
import { DetailDock } from './detail-dock.tsx';
import styles from './detail-screen.module.css';
import { DramaLink } from './drama-link.tsx';
import { GameHead } from './game-head.tsx';
import { GiftTicket } from './gift-ticket.tsx';
import { Hero } from './hero.tsx';
import { Section } from './section.tsx';
import { Shots } from './shots.tsx';

interface DetailScreenProps {
  game: GameDetail;
  /** Name of the page's brand. */
  brand: string;
  /** Undefined if the address controls the bar. */
  onBack: (() => void) | undefined;
  onLogin: () => void;
}

/** Everything about one game, with its main action. */
export function DetailScreen({ game, brand, onBack, onLogin }: DetailScreenProps) {
  const hero = useRef<HTMLDivElement>(null);
  return (
    <main className={styles.page} data-testid="game-detail" data-status={game.status}>
      {onBack && <DetailBar game={game} brand={brand} onBack={onBack} over={hero} />}
      <div ref={hero}>
        <Hero game={game} />
      </div>
      <GameHead game={game} />
      {game.status === 0 && <TakenDown />}
      <GiftTicket game={game} />
      <Shots game={game} />
      <About game={game} />
      <DramaLink drama={game.drama} />
      <AppInfo game={game} />
      {game.alikeList.length > 0 && (
        <Section title={texts.alike}>
          <div className={styles.alike} data-testid="alike">
            {game.alikeList.map((other) => (
              <GameRow key={other.id} game={other} />
            ))}
          </div>
        </Section>
      )}
      <Foot id={game.id} />
      <DetailDock game={game} onLogin={onLogin} />
    </main>
  );
}

function TakenDown() {
  return (
    <p className={styles.off} data-testid="taken-down">
      <b>{texts.offTitle}</b>
      {texts.offHint}
    </p>
  );
}

function Foot({ id }: { id: string }) {
  return (
    <nav className={styles.foot} aria-label={texts.rights}>
      <Link to="/games/rights">{texts.rights}</Link>
      <Link to="/games/agreement">{texts.agreement}</Link>
      <Link to="/games/report" search={{ id }}>
        {texts.report}
      </Link>
    </nav>
  );
}
