import { fill } from '@juban/contract/texts/fill';
import { punchTexts as texts } from '@juban/contract/texts/punch';
import { GainNotice } from './gain-notice.tsx';
import { PunchAct } from './punch-act.tsx';
import { PunchCounts } from './punch-counts.tsx';
import { endText } from './punch-dates.ts';
import { PunchDays } from './punch-days.tsx';
import { PunchHead } from './punch-head.tsx';
import { PunchRules } from './punch-rules.tsx';
import styles from './punch-screen.module.css';
import { Reminder } from './reminder.tsx';
import { usePunch } from './use-punch.ts';

interface PunchScreenProps {
  brandName: string;
  /** The client version supports it and can show notifications. */
  hasReminder: boolean;
}

/** New users check in on seven days, each for days of membership. */
export function PunchScreen({ brandName, hasReminder }: PunchScreenProps) {
  const punch = usePunch();
  const { view } = punch;
  return (
    <main className={styles.page} data-testid="punch" data-stage={view.stage}>
      <h1 className="sr-only">{texts.title}</h1>
      <PunchHead />
      <section className={styles.panel}>
        <header>
          <h2>{view.today ? fill(texts.day, { day: view.today }) : texts.days}</h2>
          <span>{endText(view)}</span>
        </header>
        <PunchDays cards={view.cards} today={view.today} stage={view.stage} />
        <PunchCounts view={view} />
        <PunchAct punch={punch} />
      </section>
      {hasReminder && <Reminder brandName={brandName} />}
      <PunchRules />
      <GainNotice gain={punch.gain} cards={view.cards} brandName={brandName} onClose={punch.closeGain} />
    </main>
  );
}
