import { tvTexts } from '@juban/contract/texts/tv';
import { Icon } from '../../ui/icon.tsx';
import { ICON_PATHS } from '../../ui/icon-paths.ts';
import styles from './tv-screen.module.css';

const SHOWS = [
  'M6 8.5h12a2 2 0 012 2v8a2 2 0 01-2 2H6a2 2 0 01-2-2v-8a2 2 0 012-2z',
  'M6.5 5.5h11M8.5 2.8h7M10.5 12v5l4-2.5z',
];

const PERKS = [
  { text: tvTexts.perkAds, paths: ICON_PATHS.noAds },
  { text: tvTexts.perkQuality, paths: ICON_PATHS.quality },
  { text: tvTexts.perkShows, paths: SHOWS },
  { text: tvTexts.perkCache, paths: ICON_PATHS.cache },
];

export function PerkRow() {
  return (
    <ul className={styles.perks}>
      {PERKS.map(({ text, paths }) => (
        <li key={text}>
          <Icon paths={paths} size={28} />
          {text}
        </li>
      ))}
    </ul>
  );
}
