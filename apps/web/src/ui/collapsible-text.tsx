import { partTexts } from '@juban/contract/texts/parts';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import styles from './collapsible-text.module.css';

interface CollapsibleTextProps {
  children: string;
  lines?: number;
  /** Stands in a part that keeps taps until its code has come: there the toggle may be tapped from the first paint on. */
  keepsTaps?: boolean;
}

/**
 * Text that shows its first lines and unfolds; its toggle stands inside the text. Where the text is shorter,
 * there is no toggle. The server's HTML is already folded, so nothing moves when the page wakes, and has the toggle
 * where no phone could show the whole.
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
  // A height to move to: without one the box would jump open. The toggle may need a line of its own.
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

/** As collapsible-text.module.css has it. */
const LINE = 24;
/** Chinese characters in a line of the widest phone. */
const WIDEST_LINE = 27;

/** A letter or digit takes about half the room of a Chinese character. */
function isLongOnAnyPhone(text: string, lines: number): boolean {
  const halves = text.match(/[\x20-\x7e]/g)?.length ?? 0;
  return text.length - halves / 2 > lines * WIDEST_LINE;
}

function heightOf(words: HTMLElement | null, lines: number): { all: number; long: boolean } {
  if (!words) return { all: 0, long: false };
  const range = document.createRange();
  range.selectNodeContents(words);
  // A text cut short knows its height by what it could scroll, an unfolded one stands in the line and by its words alone.
  const all = Math.max(range.getBoundingClientRect().height, words.scrollHeight);
  // Half a line is what rounding and tall glyphs may add.
  return { all, long: all > (lines + 0.5) * LINE };
}
