import type { Brand } from '@juban/catalog';
import type { Device } from '@juban/domain/open-app-download';
import { ScriptOnce } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import type { BelowProps } from './below.tsx';
import { DEVICE_SCRIPT } from './device-script.ts';
import type { HallArt } from './hall-art.ts';
import { Below, Hall } from './parts.tsx';
import styles from './stage.module.css';
import { useDevice } from './use-device.ts';

/** Only the server writes it; the browser has run it by the time this code is there. */
const deviceScript = createIsomorphicFn()
  .server(() => DEVICE_SCRIPT)
  .client(() => '');

interface StageProps {
  brand: Brand;
  art: HallArt;
  /** The device that the address names. */
  named?: Device | undefined;
  children: ReactNode;
  /** What stands below the first screen. */
  below: BelowProps['say'];
}

/** The hall with a picture on its screen, and beside or below it what the page has to say. */
export function Stage({ brand, art, named, children, below }: StageProps) {
  return (
    // The script may have written another device than the server, which knows none.
    <main className={styles.stage} data-device={useDevice(named)} suppressHydrationWarning>
      <ScriptOnce>{deviceScript()}</ScriptOnce>
      <div className={styles.front}>
        <Hall brand={brand} art={art} />
        <div className={styles.side}>{children}</div>
      </div>
      <div data-part="3">
        <Below brand={brand} art={art} say={below} />
      </div>
    </main>
  );
}
