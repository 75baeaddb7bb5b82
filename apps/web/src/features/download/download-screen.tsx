import type { Brand } from '@juban/catalog';
import { downloadTexts } from '@juban/contract/texts/download';
import { fill } from '@juban/contract/texts/fill';
import type { Device } from '@juban/domain/open-app-download';
import type { MouseEvent, ReactNode } from 'react';
import styles from './download-screen.module.css';
import { GetButtons } from './get-buttons.tsx';
import type { HallArt } from './hall-art.ts';
import { ScanCard } from './scan-card.tsx';
import { Stage } from './stage.tsx';

export interface DownloadScreenProps {
  brand: Brand;
  art: HallArt;
  /** The device named by the address. */
  named?: Device | undefined;
  kol?: string | undefined;
  /** The visitor followed a recommendation. */
  recommended?: boolean;
  /** Also explains how to install. */
  guides?: boolean;
  /** Link into an installed app. */
  open: { href: string; onClick: (event: MouseEvent) => void };
  /** Called before a store link is followed. */
  onLeave: (event: MouseEvent<HTMLAnchorElement>) => void;
  children?: ReactNode;
}

/** Downloads for every device, the visitor's own first. */
export function DownloadScreen({ brand, art, named, kol, open, onLeave, ...rest }: DownloadScreenProps) {
  return (
    <Stage brand={brand} art={art} named={named} below={rest.guides ? 'guide' : 'all'}>
      <div className={styles.say}>
        {rest.recommended && <em>{downloadTexts.kolBy}</em>}
        <h1>{brand.slogan}</h1>
        <p>{fill(downloadTexts.lead, { brand: brand.name })}</p>
      </div>
      <div className={styles.ways} data-part="1">
        <GetButtons brand={brand} kol={kol} onLeave={onLeave} />
        {kol && <p className={styles.kol}>{fill(downloadTexts.kolCode, { code: kol })}</p>}
        <p className={styles.gift}>{downloadTexts.gift}</p>
        <div data-part="2">
          <ScanCard title={downloadTexts.scan} />
          <p className={styles.open}>
            {downloadTexts.installed}
            <a href={open.href} onClick={open.onClick}>
              {downloadTexts.openApp}
            </a>
          </p>
        </div>
      </div>
      {rest.children}
    </Stage>
  );
}
