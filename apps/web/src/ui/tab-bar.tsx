import type { ComponentType, ReactNode } from 'react';
import styles from './tab-bar.module.css';

interface Tab<Name extends string> {
  name: Name;
  label: string;
  /** Its first path is filled for the current tab. */
  Glyph: ComponentType;
}

/** Attributes of a tab's link. */
interface TabLook {
  className: string | undefined;
  'aria-current': 'page' | undefined;
  children: ReactNode;
}

interface TabBarProps<Name extends string> {
  label: string;
  tabs: readonly Tab<Name>[];
  current: Name;
  link: (name: Name, look: TabLook) => ReactNode;
}

/** The bottom bar with an area's start pages. */
export function TabBar<Name extends string>({ label, tabs, current, link }: TabBarProps<Name>) {
  return (
    <nav className={styles.bar} data-bar="tabs" aria-label={label}>
      <div className={styles.row}>
        {tabs.map((tab) =>
          link(tab.name, {
            className: styles.tab,
            'aria-current': tab.name === current ? 'page' : undefined,
            children: (
              <>
                <tab.Glyph />
                {tab.label}
              </>
            ),
          }),
        )}
      </div>
    </nav>
  );
}
