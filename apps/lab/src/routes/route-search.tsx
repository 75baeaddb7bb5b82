import { useEffect, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import styles from './route-search.module.css';

interface RouteSearchProps {
  value: string;
  onChange(value: string): void;
  /** Enter: open the first result. */
  onSubmit(): void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);

export function RouteSearch({ value, onChange, onSubmit }: RouteSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <search>
      <form
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Icon name="search" size={14} />
        <input
          ref={field}
          type="search"
          aria-label="找页面或路由"
          placeholder="找页面或路由"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onChange('')}
        />
        <kbd title="按 / 开始查找">/</kbd>
      </form>
    </search>
  );
}
