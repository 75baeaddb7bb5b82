import { fill } from '@juban/contract/texts/fill';
import { myDataTexts } from '@juban/contract/texts/my-data';
import { shanghaiDay } from '@juban/domain/shanghai-day';
import { api } from '../../lib/api.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import styles from './card.module.css';
import { type Kept, keepText } from './keep-text.ts';

const HELD = [
  { icon: 'vip', name: myDataTexts.exportProfile },
  { icon: 'free', name: myDataTexts.exportOrders },
  { icon: 'points', name: myDataTexts.exportLedgers },
  { icon: 'gift', name: myDataTexts.exportGifts },
  { icon: 'games', name: myDataTexts.exportGames },
  { icon: 'info', name: myDataTexts.exportFeedback },
] as const;

const KEPT: Readonly<Record<Kept, string>> = {
  saved: myDataTexts.exported,
  copied: myDataTexts.exportCopied,
  nowhere: myDataTexts.exportElsewhere,
};

export function ExportCard() {
  const { busy, run } = useBusy();
  const take = () =>
    run(async () => {
      try {
        const data = await api.exportMyData({});
        const name = fill(myDataTexts.exportFile, { date: shanghaiDay(data.madeTime) });
        const kept = await keepText(name, JSON.stringify(data, undefined, 2));
        const count = Object.values(data.records).reduce((sum, rows) => sum + rows.length, 0);
        showToast(fill(KEPT[kept], { count }));
      } catch (cause) {
        showToast(refusalText(cause, myDataTexts.exportFailed));
      }
    });
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
      <Button look="dark" wide busy={busy} onClick={() => void take()}>
        {myDataTexts.exportAct}
      </Button>
    </section>
  );
}
