import { gameReportTexts as texts } from '@juban/contract/texts/game-report';
import { useState } from 'react';
import type { GameDetail } from '../detail/detail-data.ts';
import { GameIcon } from '../game-icon.tsx';
import { ReportDone } from './report-done.tsx';
import { ReportForm } from './report-form.tsx';
import styles from './report-screen.module.css';

interface ReportScreenProps {
  game: Pick<GameDetail, 'id' | 'gameName' | 'icon'>;
  onLogin: () => void;
}

/** What is wrong with a game, from whoever has seen it. */
export function ReportScreen({ game, onLogin }: ReportScreenProps) {
  const [reportNo, setReportNo] = useState<string>();
  return (
    <main className={styles.page}>
      {reportNo === undefined ? (
        <>
          <header className={styles.game}>
            <GameIcon icon={game.icon} size={48} isFirst />
            <div>
              <p>{texts.about}</p>
              <h1>{game.gameName}</h1>
            </div>
          </header>
          <ReportForm id={game.id} onLogin={onLogin} onDone={setReportNo} />
        </>
      ) : (
        <ReportDone id={game.id} reportNo={reportNo} />
      )}
    </main>
  );
}
