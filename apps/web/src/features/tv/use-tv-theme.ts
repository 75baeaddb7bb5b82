import { useEffect } from 'react';

/** Dark and larger dialogs and toasts while the page is open. */
export function useTvTheme(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    dataset.theme = 'dark';
    dataset.screen = 'tv';
    return () => {
      delete dataset.screen;
      if (theme === undefined) delete dataset.theme;
      else dataset.theme = theme;
    };
  }, []);
}
