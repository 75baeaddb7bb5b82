import type { Brand } from '@juban/catalog';
import { commonTexts } from '@juban/contract/texts/common';
import { openHintTexts } from '@juban/contract/texts/open-hint';
import { shareAppTexts } from '@juban/contract/texts/share-app';
import type { OpenTarget } from '@juban/domain/open-app';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { getHost } from '../../platform/host/host.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './browser-hint.module.css';
import { CopyLink } from './copy-link.tsx';
import { DirectLink } from './direct-link.tsx';

interface BrowserHintProps {
  brand: Brand;
  target: OpenTarget | undefined;
  onClose: () => void;
}

/** Explains how to get to the system's browser, which allows opening and downloading apps. */
export default function BrowserHint({ brand, target, onClose }: BrowserHintProps) {
  const byMenu = getHost().can.isSocialBrowser;
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    close.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Tab') return;
    event.preventDefault();
    const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
    const here = controls.indexOf(document.activeElement as HTMLElement);
    const step = event.shiftKey ? -1 : 1;
    controls[(here + step + controls.length) % controls.length]?.focus();
  };
  return (
    <div
      className={styles.shade}
      role="dialog"
      aria-modal="true"
      aria-label={openHintTexts.title}
      data-testid="arrow-hint"
      onKeyDown={onKeyDown}
    >
      {byMenu ? <MenuWords /> : <LinkWords />}
      <div className={styles.ways}>
        {byMenu ? <DirectLink brand={brand} target={target} /> : <CopyLink brand={brand} />}
        <button ref={close} type="button" className={styles.close} onClick={onClose}>
          {commonTexts.know}
        </button>
      </div>
    </div>
  );
}

/** An arrow to the menu in the corner, where social apps offer the system's browser. */
function MenuWords() {
  return (
    <>
      <svg className={styles.arrow} viewBox="0 0 120 150" fill="none" aria-hidden="true">
        <path d="M8 142C62 124 96 84 102 16" strokeDasharray="9 9" />
        <path d="M82 34l20-24 14 28" />
      </svg>
      <p className={styles.say}>
        <span>
          {openHintTexts.corner}
          <i aria-hidden="true">
            <b />
            <b />
            <b />
          </i>
        </span>
        <span>
          {openHintTexts.choose}
          <strong>{openHintTexts.browser}</strong>
        </span>
        <small>{openHintTexts.after}</small>
      </p>
    </>
  );
}

/** A mini-program's menu has no browser, so the link has to be copied. */
function LinkWords() {
  return (
    <p className={classNames(styles.say, styles.middle)}>
      <span>{shareAppTexts.howCopy}</span>
      <span>{openHintTexts.paste}</span>
      <small>{openHintTexts.after}</small>
    </p>
  );
}
