import { gameReportTexts as texts } from '@juban/contract/texts/game-report';
import { useState } from 'react';
import { useSavedDraft } from '../../../lib/use-saved-draft.ts';
import type { GameDetail } from '../detail/detail-data.ts';
import { GameIcon } from '../game-icon.tsx';
import { ReportDone } from './report-done.tsx';
import { reportDraftKind } from './report-draft.ts';
import { ReportForm } from './report-form.tsx';
import styles from './report-screen.module.css';

interface ReportScreenProps {
  game: Pick<GameDetail, 'id' | 'gameName' | 'icon'>;
  onLogin: () => void;
}

/** Reports a problem with a game. */
export function ReportScreen({ game, onLogin }: ReportScreenProps) {
  const [reportNo, setReportNo] = useState<string>();
  const { kept, onWrite, toLogin, drop } = useSavedDraft(reportDraftKind(game.id), onLogin);
  return (
    <main className={styles.page}>
      {reportNo === undefined ? (
        <>
          <header className={styles.game}>
            <GameIcon icon={game.icon} size={48} first />
            <div>
              <p>{texts.about}</p>
              <h1>{game.gameName}</h1>
            </div>
          </header>
          <ReportForm
            key={kept ? 'kept' : 'new'}
            id={game.id}
            kept={kept}
            onWrite={onWrite}
            onLogin={toLogin}
            onDone={(sent) => {
              drop();
              setReportNo(sent);
            }}
          />
        </>
      ) : (
        <ReportDone id={game.id} reportNo={reportNo} />
      )}
    </main>
  );
}
