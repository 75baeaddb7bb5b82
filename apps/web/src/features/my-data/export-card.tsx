import { myDataTexts } from '@juban/contract/texts/my-data';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './card.module.css';
import { ExportDialog } from './export-dialog.tsx';
import { NoPhone } from './no-phone.tsx';

const HELD = [
  { icon: 'vip', name: myDataTexts.exportProfile },
  { icon: 'free', name: myDataTexts.exportOrders },
  { icon: 'points', name: myDataTexts.exportLedgers },
  { icon: 'gift', name: myDataTexts.exportGifts },
  { icon: 'games', name: myDataTexts.exportGames },
  { icon: 'info', name: myDataTexts.exportFeedback },
] as const;

/** The content of an export, and the button for it. */
export function ExportCard({ mobile }: { mobile: string }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <section className={styles.card}>
      <h2>{myDataTexts.exportTitle}</h2>
      <p>{myDataTexts.exportText}</p>
      <ul className={styles.held} aria-label={myDataTexts.exportList}>
        {HELD.map(({ icon, name }) => (
          <li key={name}>
            <Icon name={icon} size={18} />
            {name}
          </li>
        ))}
      </ul>
      {mobile ? (
        <Button look="dark" wide onClick={() => setAsked(true)}>
          {myDataTexts.exportAct}
        </Button>
      ) : (
        <NoPhone text={myDataTexts.exportNoPhone} />
      )}
      <ExportDialog open={isAsked} mobile={mobile} onClose={() => setAsked(false)} />
    </section>
  );
}
