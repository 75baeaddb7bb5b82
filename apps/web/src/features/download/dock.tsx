import { downloadReasonTexts } from '@juban/contract/texts/download-reasons';
import { useEffect, useState } from 'react';
import { FloatBar } from '../../ui/float-bar.tsx';
import styles from './dock.module.css';

/** The visitor's own button on the first screen: the one that stands out, with its code and its words for WeChat. */
function findOwn(): HTMLAnchorElement | null {
  const device = document.querySelector<HTMLElement>('[data-device]')?.dataset.device;
  return document.querySelector(`[data-for="${device}"] a`);
}

/** Slides in once the first button has left the screen; a tap is a tap on that one. */
export function Dock() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const own = findOwn();
    if (!own) return;
    // Gone by the top only: above it there is nothing to bring back.
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
