import { partTexts } from '@juban/contract/texts/parts';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import styles from './collapsible-text.module.css';

interface CollapsibleTextProps {
  children: string;
  lines?: number;
}

/**
 * Text that shows its first lines and unfolds; its toggle stands inside the text. Where the text is shorter,
 * there is no toggle. The server's HTML is already folded, so nothing moves when the page wakes.
 */
export function CollapsibleText({ children, lines = 3 }: CollapsibleTextProps) {
  const words = useRef<HTMLParagraphElement>(null);
  const [height, setHeight] = useState({ all: 0, long: false });
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const text = words.current?.parentElement;
    if (!text) return;
    const measure = () => setHeight(heightOf(words.current, lines));
    const observer = new ResizeObserver(measure);
    observer.observe(text);
    return () => observer.disconnect();
  }, [lines]);
  const { all, long } = height;
  const state = open ? 'open' : 'folded';
  const measured = long ? state : 'whole';
  // A height to move to: without one the box would jump open. The toggle may need a line of its own.
  const style = { '--lines': lines, ...(open && { maxHeight: all + LINE }) } as CSSProperties;
  return (
    <div className={styles.box} style={style} data-state={all > 0 ? measured : 'asleep'}>
      <p ref={words}>{children}</p>
      {long && (
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? partTexts.less : partTexts.more}
        </button>
      )}
    </div>
  );
}

/** As collapsible-text.module.css has it. */
const LINE = 24;

function heightOf(words: HTMLElement | null, lines: number): { all: number; long: boolean } {
  if (!words) return { all: 0, long: false };
  const range = document.createRange();
  range.selectNodeContents(words);
  // A text cut short knows its height by what it could scroll, an unfolded one stands in the line and by its words alone.
  const all = Math.max(range.getBoundingClientRect().height, words.scrollHeight);
  // Half a line is what rounding and tall glyphs may add.
  return { all, long: all > (lines + 0.5) * LINE };
}
