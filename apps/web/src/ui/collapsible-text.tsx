import { partTexts } from '@juban/contract/texts/parts';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import styles from './collapsible-text.module.css';

interface CollapsibleTextProps {
  children: string;
  lines?: number;
  /** For parts that queue taps before hydration: the toggle can be tapped from the first paint on. */
  keepsTaps?: boolean;
}

/**
 * Text that shows its first lines and expands; the toggle is inside the text and hidden if the text is short.
 * The server's HTML is already collapsed, so nothing moves on hydration, and includes the toggle if the text
 * is too long for any phone.
 */
export function CollapsibleText({ children, lines = 3, keepsTaps = false }: CollapsibleTextProps) {
  const words = useRef<HTMLParagraphElement>(null);
  const [height, setHeight] = useState({ all: 0, long: keepsTaps && isLongOnAnyPhone(children, lines) });
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
  const unfolded = all > 0 ? 'whole' : 'asleep';
  // A height to animate to; without one the box would jump. The toggle may need an extra line.
  const style = { '--lines': lines, ...(open && all > 0 && { maxHeight: all + LINE }) } as CSSProperties;
  return (
    <div className={styles.box} style={style} data-state={long ? state : unfolded}>
      <p ref={words}>{children}</p>
      {long && (
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? partTexts.less : partTexts.more}
        </button>
      )}
    </div>
  );
}

/** Same as in collapsible-text.module.css. */
const LINE = 24;
/** Chinese characters per line on the widest phone. */
const WIDEST_LINE = 27;

/** Letters and digits are about half as wide as Chinese characters. */
function isLongOnAnyPhone(text: string, lines: number): boolean {
  const halves = text.match(/[\x20-\x7e]/g)?.length ?? 0;
  return text.length - halves / 2 > lines * WIDEST_LINE;
}

function heightOf(words: HTMLElement | null, lines: number): { all: number; long: boolean } {
  if (!words) return { all: 0, long: false };
  const range = document.createRange();
  range.selectNodeContents(words);
  // Collapsed text is measured by its scroll height, expanded text by its own height.
  const all = Math.max(range.getBoundingClientRect().height, words.scrollHeight);
  // Half a line of tolerance for rounding and tall glyphs.
  return { all, long: all > (lines + 0.5) * LINE };
}
