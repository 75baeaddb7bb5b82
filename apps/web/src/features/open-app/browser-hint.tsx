import { commonTexts } from '@juban/contract/texts/common';
import { openAppTexts } from '@juban/contract/texts/open-app';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './browser-hint.module.css';

/** An arrow to the menu in the corner, where every social app keeps its way to the system's browser. */
export default function BrowserHint({ onClose }: { onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    close.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  // There is one control, so the focus has nowhere else to go.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Tab') event.preventDefault();
  };
  return (
    <div
      className={styles.shade}
      role="dialog"
      aria-modal="true"
      aria-label={openAppTexts.hintTitle}
      data-testid="arrow-hint"
      onKeyDown={onKeyDown}
    >
      <svg className={styles.arrow} viewBox="0 0 120 150" fill="none" aria-hidden="true">
        <path d="M8 142C62 124 96 84 102 16" strokeDasharray="9 9" />
        <path d="M82 34l20-24 14 28" />
      </svg>
      <p className={styles.say}>
        <span>
          {openAppTexts.hintCorner}
          <i aria-hidden="true">
            <b />
            <b />
            <b />
          </i>
        </span>
        <span>
          {openAppTexts.hintChoose}
          <strong>{openAppTexts.hintBrowser}</strong>
        </span>
        <small>{openAppTexts.hintThen}</small>
      </p>
      <button ref={close} type="button" className={styles.close} onClick={onClose}>
        {commonTexts.know}
      </button>
    </div>
  );
}
