import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { nextTab } from './next-tab.ts';
import styles from './tabs.module.css';

interface Tab<Name extends string> {
  name: Name;
  label: ReactNode;
}

interface TabsProps<Name extends string> {
  /** What is being chosen between. */
  label: string;
  tabs: readonly Tab<Name>[];
  current: Name;
  onChange: (name: Name) => void;
  /** line underlines the chosen word, pill is a switch between few. */
  look?: 'line' | 'pill';
  /** What the row of tabs stands in, with whatever stands beside it. */
  frame?: (row: ReactNode) => ReactNode;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** Written by hand, because tabs stand in first paints, where Base UI would cost more than the page. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, tabs, current, onChange, look = 'line', frame, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ name }) => name === current);
  const walk = (event: KeyboardEvent) => {
    const to = nextTab(event.key, at, tabs.length);
    const tab = to === undefined ? undefined : tabs[to];
    if (to === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.name);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  const row = (
    <div ref={list} role="tablist" aria-label={label} className={classNames(styles.tabs, styles[look])}>
      {tabs.map(({ name, label: words }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          aria-selected={name === current}
          aria-controls={`${id}-panel`}
          tabIndex={name === current ? 0 : -1}
          onClick={() => onChange(name)}
          onKeyDown={walk}
        >
          {words}
        </button>
      ))}
    </div>
  );
  return (
    <>
      {frame ? frame(row) : row}
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}
