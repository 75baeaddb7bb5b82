import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { nextTab } from './next-tab.ts';
import styles from './tabs.module.css';

interface Tab<Name extends string> {
  name: Name;
  label: ReactNode;
}

interface TabsProps<Name extends string> {
  /** Accessible name of the choice. */
  label: string;
  tabs: readonly Tab<Name>[];
  current: Name;
  onChange: (name: Name) => void;
  /** line underlines the chosen tab, pill is a switch. */
  look?: 'line' | 'pill';
  /** Wraps the row of tabs, with anything beside it. */
  frame?: (row: ReactNode) => ReactNode;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** Own implementation, because tabs are in first paints and Base UI's would be larger than the page. */
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
