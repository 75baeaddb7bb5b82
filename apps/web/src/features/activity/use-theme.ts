import { useLayoutEffect } from 'react';
import type { Activity } from './activity-data.ts';
import { themeStyle } from './theme-style.ts';

/** Dialogs and messages stand beside the page, not in it: while it is open its colours are the document's. */
export function useTheme(theme: Activity['theme']): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const own = Object.entries(themeStyle(theme));
    for (const [name, value] of own) style.setProperty(name, value);
    return () => {
      for (const [name] of own) style.removeProperty(name);
    };
  }, [theme]);
}
