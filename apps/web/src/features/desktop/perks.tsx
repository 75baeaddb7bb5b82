import { desktopTexts } from '@juban/contract/texts/desktop';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import styles from './perks.module.css';

const PERKS: readonly { name: IconName; text: string }[] = [
  { name: 'noAds', text: desktopTexts.perkAds },
  { name: 'quality', text: desktopTexts.perkQuality },
  { name: 'free', text: desktopTexts.perkShows },
  { name: 'cache', text: desktopTexts.perkCache },
  { name: 'points', text: desktopTexts.perkPoints },
  { name: 'gift', text: desktopTexts.perkGift },
];

/** Benefits of every membership. */
export function Perks() {
  return (
    <ul className={styles.perks} aria-label={desktopTexts.perksLabel}>
      {PERKS.map(({ name, text }) => (
        <li key={name}>
          <Icon name={name} size={26} />
          {text}
        </li>
      ))}
    </ul>
  );
}
