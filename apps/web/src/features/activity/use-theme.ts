import { useLayoutEffect } from 'react';
import type { Activity } from './activity-data.ts';
import { themeStyle } from './theme-style.ts';

/** Sets the colours on the document, because dialogs and toasts are rendered outside the page. */
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
