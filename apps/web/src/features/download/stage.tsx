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

/** Only the server renders the script; it has run before this module loads. */
const deviceScript = createIsomorphicFn()
  .server(() => DEVICE_SCRIPT)
  .client(() => '');

interface StageProps {
  brand: Brand;
  art: HallArt;
  /** The device named by the address. */
  named?: Device | undefined;
  children: ReactNode;
  /** Content below the first screen. */
  below: BelowProps['say'];
}

/** The cinema scene, with the page's content beside or below it. */
export function Stage({ brand, art, named, children, below }: StageProps) {
  return (
    // The script may have set another device than the server, which knows none.
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
