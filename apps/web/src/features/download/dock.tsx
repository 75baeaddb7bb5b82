import { downloadReasonTexts } from '@juban/contract/texts/download-reasons';
import { useEffect, useState } from 'react';
import { FloatBar } from '../../ui/float-bar.tsx';
import styles from './dock.module.css';

/** The highlighted button of the visitor's device on the first screen. */
function findOwn(): HTMLAnchorElement | null {
  const device = document.querySelector<HTMLElement>('[data-device]')?.dataset.device;
  return document.querySelector(`[data-for="${device}"] a`);
}

/** Slides in once the first button has left the screen; tapping it clicks that one. */
export function Dock() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const own = findOwn();
    if (!own) return;
    // Only when it has left at the top.
    const watch = new IntersectionObserver(([entry]) => {
      setShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    watch.observe(own);
    return () => watch.disconnect();
  }, []);
  if (!shown) return null;
  return (
    <FloatBar className={styles.dock} data-testid="download-dock">
      <button type="button" onClick={() => findOwn()?.click()}>
        {downloadReasonTexts.now}
      </button>
    </FloatBar>
  );
}
