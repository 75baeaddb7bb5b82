import type { Brand } from '@juban/catalog';
import { dramaTexts } from '@juban/contract/texts/drama';
import type { AppLink } from '../../ui/app-link.ts';
import { StateArt } from '../../ui/state-art.tsx';
import { AlikeGrid } from './alike-grid.tsx';
import type { DramaCard, DramaInfo } from './drama-data.ts';
import { GiftTicket } from './gift-ticket.tsx';
import styles from './taken-down.module.css';

interface OffShelfProps {
  info: DramaInfo;
  alike: readonly DramaCard[];
  brand: Brand;
  openApp: AppLink;
}

/** A drama that was taken down, with other recommendations. */
export function TakenDown({ info, alike, brand, openApp }: OffShelfProps) {
  return (
    <div data-testid="off-shelf">
      <div className={styles.art}>
        <StateArt name="poster-wall" />
      </div>
      <h1 className={styles.title}>
        《{info.title}》{dramaTexts.offShelfTitle}
      </h1>
      <p className={styles.say}>
        {dramaTexts.offShelf}，{dramaTexts.offShelfHint}
      </p>
      <AlikeGrid dramas={alike} />
      <GiftTicket brand={brand} openApp={openApp} />
      {openApp.hint}
    </div>
  );
}
