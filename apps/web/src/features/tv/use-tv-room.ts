import { useEffect } from 'react';

/** A living room is dark: for as long as the page is there, what lies over it is dark too, and larger. */
export function useTvRoom(): void {
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
