import type { Brand } from '@juban/catalog';
import { APP_LINKS } from '@juban/catalog/app-links';
import { downloadTexts } from '@juban/contract/texts/download';
import { withQuery } from '@juban/domain/open-app-download';
import type { MouseEvent } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './get-buttons.module.css';

const DEVICES = ['ios', 'android', 'harmony', 'windows', 'mac'] as const;

interface GetButtonsProps {
  brand: Brand;
  /** Passed on to the store. */
  kol?: string | undefined;
  /** Called before a link is followed. */
  onLeave: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link for each device. The stage sets the visitor's device, and styles put its link first. */
export function GetButtons({ brand, kol, onLeave }: GetButtonsProps) {
  const { downloads } = APP_LINKS[brand.id];
  return (
    <ul className={styles.get} aria-label={downloadTexts.pick}>
      {DEVICES.map((device) => (
        <li key={device} data-for={device}>
          <a href={withQuery(downloads[device], 'kol', kol)} onClick={onLeave} rel="noreferrer">
            <Icon name="cache" size={20} line={1.8} />
            {downloadTexts[device]}
            <small>{downloadTexts[`${device}For`]}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
